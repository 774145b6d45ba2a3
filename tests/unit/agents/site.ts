import type { ActionCommand, ActionResult, Effect, PageIndex } from "../../../src/protocol";
import type { World } from "./converse";
import { contactEntries, type Draft, pageOf, settingsEntries, shopEntries, tableEntries } from "./pageOf";

/** A small site that changes as its controls are pressed: routes, a cart, an accordion, a form that answers. */
export function site(start: keyof typeof routes = "/") {
  const state = { route: start as string, cart: 0, open: false, generation: 0, values: {} as Record<string, string> };
  const entries = (): Draft[] => {
    const links = shopEntries(state.cart).slice(0, 4);
    const own = (routes as Record<string, () => Draft[]>)[state.route]?.() ?? [];
    const inside: Draft[] = state.open
      ? [
          { type: "text", text: "API key", parent: "Advanced options" },
          { type: "button", text: "Clear history", parent: "Advanced options" },
        ]
      : [];
    const seen = own.map((draft) => (draft.type === "summary" ? { ...draft, expanded: state.open } : draft));
    return [...links, ...seen, ...(state.route === "/settings" ? inside : [])];
  };
  const world: World & { state: typeof state } = {
    state,
    page() {
      state.generation++;
      return pageOf(entries(), { generation: state.generation, url: `https://shop.example${state.route}` });
    },
    perform(command: ActionCommand, page: PageIndex): ActionResult {
      const entry = "id" in command ? page.entries.find(({ id }) => id === command.id) : undefined;
      if ("id" in command && command.id !== undefined && !entry)
        return { status: "refused", code: "unknown_id", message: "" };
      const effect: Effect = { changed: true };
      if (command.type === "fill" && entry) {
        state.values[entry.text] = command.text;
        effect.value = command.text;
      }
      if (command.type === "click" && entry?.href) {
        state.route = entry.href;
        effect.url = `https://shop.example${entry.href}`;
      } else if (command.type === "click" && entry?.text === "Add to Cart") {
        effect.removed = [`Cart (${state.cart})`];
        state.cart++;
        effect.added = [`Cart (${state.cart})`];
      } else if (command.type === "click" && entry?.type === "summary") {
        state.open = !state.open;
        effect.expanded = state.open;
      } else if (command.type === "click" && entry?.text === "Send message")
        effect.messages = ["Thank you, we will write back."];
      return { status: "done", effect };
    },
  };
  return world;
}

const routes = {
  "/": () => shopEntries().slice(4),
  "/contact": () => contactEntries().slice(1),
  "/settings": settingsEntries,
  "/orders": tableEntries,
};
