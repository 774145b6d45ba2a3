import { render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LefluxChat, mountLefluxChat, scriptedAgent } from "../../../src";
import { LefluxInspector } from "../../../src/inspector";
import { button, dialog, field, hosts, shadow } from "./view";

let mounted: ReturnType<typeof mountLefluxChat> | undefined;
afterEach(() => {
  mounted?.unmount();
  mounted = undefined;
  for (const element of document.querySelectorAll("[data-test]")) element.remove();
});

function shop() {
  const main = document.createElement("main");
  main.setAttribute("data-test", "");
  const cards = ["AirPods Pro", "Beats Fit Pro"].map(
    (name) => `<article><h3>${name}</h3><button>Add to Cart</button></article>`,
  );
  main.innerHTML = `${cards.join("")}<p id="cart">Empty</p>`;
  for (const card of main.querySelectorAll("article"))
    card.querySelector("button")?.addEventListener("click", () => {
      (main.querySelector("#cart") as HTMLElement).textContent =
        `In the cart: ${card.querySelector("h3")?.textContent}`;
    });
  document.body.append(main);
  return () => main.querySelector("#cart")?.textContent;
}

const adding = () =>
  scriptedAgent([
    { actions: [{ type: "click", id: { text: "Add to Cart", parent: "Beats Fit Pro" } }] },
    { text: "They are in your cart." },
  ]);

test("a message makes the agent act on the page, and the chat tells what was done", async () => {
  const cart = shop();
  render(<LefluxChat agent={adding()} approve="never" persist="none" />);
  await button("Open chat").click();
  await expect.element(field()).toBeVisible();
  await field().click();
  await userEvent.keyboard("Add the Beats{Enter}");
  await expect.poll(cart).toBe("In the cart: Beats Fit Pro");
  await expect.element(page.getByText("They are in your cart.", { exact: true }).first()).toBeVisible();
  expect(shadow().querySelector(".action")?.textContent).toMatch(/^Clicked Add to Cartin Beats Fit Pro/);
});

test("the console finds the element of a number through the chat's shadow root", async () => {
  shop();
  render(<LefluxChat persist="none" defaultOpen />);
  await expect.poll(() => document.querySelectorAll("[data-leflux-id]").length).toBe(2);
  const host = document.getElementById("ai-chat-widget-container");
  expect(host?.shadowRoot?.querySelector('[data-leflux-id="2"]')).toBe(document.querySelectorAll("main button")[1]);
});

test("whether it is open is remembered for the next page of the tab", async () => {
  const first = render(<LefluxChat />);
  await button("Open chat").click();
  await expect.element(dialog()).toBeVisible();
  first.unmount();
  const second = render(<LefluxChat />);
  await expect.element(dialog()).toBeVisible();
  await button("Close chat").click();
  second.unmount();
  render(<LefluxChat defaultOpen />);
  await expect.element(button("Open chat")).toBeVisible();
});

test("a parent that renders again renders nothing inside", async () => {
  const rendered = vi.fn();
  const header = () => {
    rendered();
    return <h2>Own</h2>;
  };
  const chat = () => (
    <LefluxChat persist="none" defaultOpen slots={{ header }} suggestions={["a", "b"]} labels={{ send: "Go" }} />
  );
  const view = render(chat());
  const before = rendered.mock.calls.length;
  view.rerender(chat());
  view.rerender(chat());
  expect(rendered.mock.calls.length).toBe(before);
});

test("it renders on a server and hydrates without a warning", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const container = document.createElement("div");
  container.setAttribute("data-test", "");
  document.body.append(container);
  for (const layout of ["popup", "inline"] as const) {
    const app = (
      <main>
        <LefluxChat layout={layout} defaultOpen persist="none" />
      </main>
    );
    container.innerHTML = renderToString(app);
    const root = hydrateRoot(container, app);
    await expect.element(field()).toBeInTheDocument();
    root.unmount();
    expect(hosts()).toHaveLength(0);
  }
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

test("mountLefluxChat: open, send, close, unmount, and once more", async () => {
  const cart = shop();
  mounted = mountLefluxChat({ agent: adding(), approve: "never", persist: "none" });
  mounted.open(); // before React has rendered
  mounted.send("Add the Beats");
  await expect.element(dialog()).toBeVisible();
  await expect.poll(cart).toBe("In the cart: Beats Fit Pro");
  mounted.close();
  await expect.element(button("Open chat")).toBeVisible();
  mounted.unmount();
  expect(hosts()).toHaveLength(0);
  mounted = mountLefluxChat({ persist: "none" });
  await expect.poll(() => hosts().length).toBe(1);
});

test("mountLefluxChat that a page runs twice keeps one chat and takes its new options", async () => {
  mounted = mountLefluxChat({ persist: "none", defaultOpen: true, title: "Before" });
  await userEvent.fill(field(), "half a sentence");
  expect(mountLefluxChat({ persist: "none", defaultOpen: true, title: "After" })).toBe(mounted);
  await expect.element(page.getByRole("dialog", { name: "After" })).toBeVisible();
  expect(hosts()).toHaveLength(1);
  await expect.element(field()).toHaveValue("half a sentence");
});

test("mountLefluxChat puts an inline chat into its container, and says what is missing without one", async () => {
  const container = document.createElement("div");
  container.setAttribute("data-test", "");
  document.body.append(container);
  expect(() => mountLefluxChat({ layout: "inline" })).toThrow(
    /^LeFlux: mountLefluxChat got layout "inline" and no container/,
  );
  mounted = mountLefluxChat({ layout: "inline", container, persist: "none" });
  await expect.element(field()).toBeVisible();
  expect(container.contains(shadow().host)).toBe(true);
});

test("the inspector shows the numbers over the page and lists the entries", async () => {
  shop();
  render(<LefluxChat persist="none" defaultOpen inspector={LefluxInspector} />);
  const root = await vi.waitUntil(() => document.getElementById("ai-chat-widget-container-inspector")?.shadowRoot);
  await expect.poll(() => [...root.querySelectorAll(".box")].map((box) => box.textContent)).toEqual(["1", "2"]);
  const box = root.querySelectorAll(".box")[1]?.getBoundingClientRect();
  const target = document.querySelectorAll("main button")[1]?.getBoundingClientRect();
  expect(box?.top).toBeCloseTo(target?.top ?? -1, 0);
  const row = page.getByRole("button", { name: /^2 Add to Cart button · Beats Fit Pro/ });
  await row.hover();
  await expect.poll(() => root.querySelectorAll(".box")[1]?.hasAttribute("data-pointed")).toBe(true);
  expect(root.querySelector("summary")?.textContent).toContain("generation");
});
