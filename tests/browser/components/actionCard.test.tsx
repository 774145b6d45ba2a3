import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { describeAction } from "../../../src/components/describeAction";
import { describeResult } from "../../../src/components/describeResult";
import { englishLabels } from "../../../src/components/labels";
import type { ActionCommand, ActionResult, Effect } from "../../../src/protocol";
import { waiting } from "../../../stories/support/conversations";
import { action, assistant, done, refused, still, user } from "../../../stories/support/messages";
import { button, field, hasFocus, shadow, show } from "./view";

const target = { type: "textbox", text: "Email", parent: "Contact us" };

const line = (command: ActionCommand, state: "pending" | "doing" | "done", what: typeof target | undefined = target) =>
  describeAction(action(command, what, state), englishLabels)
    .map((piece) => piece.text)
    .join("");

test.each<[ActionCommand, string, string, string]>([
  [{ type: "click", id: 1 }, "Click Email", "Clicking Email", "Clicked Email"],
  [{ type: "fill", id: 1, text: "a@b.c" }, "Fill Email with “a@b.c”", "Filling Email", "Filled Email with “a@b.c”"],
  [
    { type: "select_option", id: 1, option: ["A", "B"] },
    "Choose “A, B” in Email",
    "Choosing “A, B” in Email",
    "Chose “A, B” in Email",
  ],
  [{ type: "check", id: 1, checked: false }, "Uncheck Email", "Unchecking Email", "Unchecked Email"],
  [{ type: "press", key: "Enter" }, "Press Enter", "Pressing Enter", "Pressed Enter"],
  [{ type: "hover", id: 1 }, "Point at Email", "Pointing at Email", "Pointed at Email"],
  [{ type: "scroll" }, "Scroll down", "Scrolling down", "Scrolled down"],
  [{ type: "navigate", url: "/cart" }, "Go to /cart", "Going to /cart", "Went to /cart"],
  [{ type: "go_back" }, "Go back", "Going back", "Went back"],
  [{ type: "drag", id: 1, toId: 2 }, "Drag Email", "Dragging Email", "Dragged Email"],
  [
    { type: "upload", id: 1, files: [new File([], "me.png")] },
    "Add me.png to Email",
    "Adding me.png to Email",
    "Added me.png to Email",
  ],
  [{ type: "wait_for", text: "Sent" }, "Wait for “Sent”", "Waiting for “Sent”", "Waited for “Sent”"],
  [{ type: "wait_for" }, "Wait a moment", "Waiting a moment", "Waited a moment"],
])("%j is told in every tense", (command, todo, doing, after) => {
  expect([line(command, "pending"), line(command, "doing"), line(command, "done")]).toEqual([todo, doing, after]);
});

test("what is typed into a secret field is not shown", () => {
  const record = action({ type: "fill", id: 1, text: "hunter2" }, { ...target, sensitive: true }, "done", done({}));
  show({ chat: still({ actions: [record], messages: [assistant(record)] }), defaultOpen: true });
  expect(shadow().querySelector(".card")?.textContent).toContain("Filled Email");
  expect(shadow().textContent).not.toContain("hunter2");
});

test.each<[Omit<Effect, "changed">, string]>([
  [{}, "The page changed."],
  [{ url: `${location.origin}/cart?x=1` }, "The page is now /cart?x=1."],
  [{ navigating: true, url: "/next" }, "The page is loading."],
  [{ dialogOpened: "Sign in" }, "“Sign in” opened."],
  [{ added: ["Cart (1)"] }, "“Cart (1)” appeared."],
  [{ added: ["A", "B", "C"] }, "“A” and 2 more appeared."],
  [{ messages: ["Saved"], expanded: false, removed: ["x"] }, "The page says: “Saved” It is now closed."],
  [{ checked: true }, "It is now on."],
  [{ value: "" }, "It is now empty."],
  [{ focused: "Search" }, "“Search” is ready for typing."],
])("the effect %j is told in a sentence or two", (effect, sentence) => {
  expect(describeResult({ type: "click", id: 1 }, done(effect), englishLabels)).toBe(sentence);
});

test.each<[ActionCommand, Omit<Effect, "changed">, string]>([
  [{ type: "fill", id: 1, text: "Ada" }, { value: "Ada" }, ""],
  [{ type: "fill", id: 1, text: "12a" }, { value: "12" }, "It now says “12”."],
  [{ type: "check", id: 1, checked: true }, { checked: true }, ""],
  [{ type: "select_option", id: 1, option: "Blue" }, { value: "Blue", added: ["Size"] }, "“Size” appeared."],
])("%j says only what its line does not say", (command, effect, sentence) => {
  expect(describeResult(command, done(effect), englishLabels)).toBe(sentence);
});

test("nothing seen to change is said as a fact", () => {
  const result: ActionResult = { status: "done", effect: { changed: false } };
  expect(describeResult({ type: "click", id: 1 }, result, englishLabels)).toBe("Nothing was seen to change.");
});

test("every refusal has its sentence", () => {
  const codes = [
    ...(["stale", "unknown_id", "gone", "changed", "hidden", "disabled", "covered", "wrong_type"] as const),
    ...(["no_such_option", "blocked_url", "declined", "aborted", "timeout"] as const),
  ];
  const sentences = codes.map((code) => describeResult({ type: "click", id: 1 }, refused(code), englishLabels));
  expect(new Set(sentences).size).toBe(codes.length);
  for (const [at, sentence] of sentences.entries()) expect(sentence).not.toBe(codes[at]);
});

test("a restored conversation tells its actions from its messages alone", () => {
  const { messages } = {
    messages: [user("Add it"), assistant(action({ type: "click", id: 4 }, target, "done", done({})))],
  };
  show({ chat: still({ messages }), defaultOpen: true });
  expect(shadow().querySelector(".card")?.textContent).toBe("Clicked an elementThe page changed.");
});

test("approval is given by a person's press or key, never by a script", async () => {
  const approve = vi.fn();
  const decline = vi.fn();
  const state = waiting();
  show({ chat: still({ ...state, approve, decline }), defaultOpen: true });
  const yes = button("Approve").element() as HTMLButtonElement;
  const no = button("Decline").element() as HTMLButtonElement;
  for (const one of [yes, no]) {
    one.click();
    one.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    one.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true }));
  }
  expect(approve).not.toHaveBeenCalled();
  expect(decline).not.toHaveBeenCalled();
  const id = state.actions?.[0]?.toolCallId;
  await button("Approve").click();
  expect(approve).toHaveBeenCalledExactlyOnceWith(id);
  expect(hasFocus(field().element())).toBe(true); // the button goes away
  no.focus();
  await userEvent.keyboard("{Enter}");
  expect(decline).toHaveBeenCalledExactlyOnceWith(id);
});

test("emissions of one answer are cards of their own, text between them in its place", () => {
  const one = action({ type: "click", id: 1 }, target, "done", done({}));
  const two = action({ type: "scroll" }, undefined, "done", done({}));
  show({
    chat: still({ actions: [one, two], messages: [assistant("First.", one, "Then.", two, "Done.")] }),
    defaultOpen: true,
  });
  const parts = [...(shadow().querySelector(".message")?.children ?? [])].map((part) => part.className);
  expect(parts).toEqual(["sr-only", "prose", "card", "prose", "card", "prose", "tools"]);
});
