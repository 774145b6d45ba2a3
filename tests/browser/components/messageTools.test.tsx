import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { added, long } from "../../../stories/support/conversations";
import { assistant, still, user } from "../../../stories/support/messages";
import { button, field, hasFocus, shadow, show } from "./view";

afterEach(() => {
  vi.restoreAllMocks();
});

const clipboard = () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
  return copied;
};
const rows = () => [...shadow().querySelectorAll<HTMLElement>(".message")];
const inRow = (at: number, name: string) =>
  [...(rows()[at]?.querySelectorAll<HTMLElement>("button") ?? [])].find((one) => one.ariaLabel === name);
const at = (time: number, text: string) => ({ ...user(text), metadata: { createdAt: time } });

test("a message is copied as it was written, and code as it stands in its block", async () => {
  const copied = clipboard();
  show({ defaultOpen: true, chat: still({ messages: [user("Hi"), assistant("**Bold**\n\n```js\nlet a;\n```")] }) });
  inRow(1, "Copy message")?.click();
  inRow(1, "Copy code")?.click();
  await expect.poll(() => copied).toEqual(["**Bold**\n\n```js\nlet a;\n```", "let a;"]);
  await expect.poll(() => inRow(1, "Copy code")?.textContent).toBe("Copied");
});

test("where the page may not write to the clipboard, a selection does it, and the focus stays", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  const copied: (string | undefined)[] = [];
  const copy = vi.spyOn(document, "execCommand").mockImplementation(() => {
    copied.push((shadow().activeElement as HTMLTextAreaElement | null)?.value);
    return true;
  });
  show({ defaultOpen: true, chat: still({ messages: [user("Hi there")] }) });
  const press = inRow(0, "Copy message") as HTMLElement;
  press.focus();
  press.click();
  await expect.poll(() => copied).toEqual(["Hi there"]);
  expect(copy).toHaveBeenCalledWith("copy");
  await expect.poll(() => hasFocus(press)).toBe(true);
});

test("a message of the user's is edited and sent again; Escape leaves it, and the panel open", async () => {
  const edit = vi.fn();
  const messages = [user("One"), assistant("1"), user("Two"), assistant("2")];
  show({ defaultOpen: true, chat: still({ messages, edit }) });
  inRow(0, "Edit message")?.click();
  const editor = page.getByRole("textbox", { name: "Your message, edited" });
  await expect.element(editor).toHaveValue("One");
  await expect.poll(() => hasFocus(editor.element())).toBe(true);
  await userEvent.keyboard("!{Escape}");
  await expect.element(editor).not.toBeInTheDocument();
  expect(edit).not.toHaveBeenCalled();
  await expect.poll(() => hasFocus(field().element())).toBe(true);

  inRow(0, "Edit message")?.click();
  await expect.element(editor).toHaveValue("One");
  await userEvent.keyboard(" more{Enter}");
  expect(edit).toHaveBeenCalledExactlyOnceWith(messages[0]?.id, "One more");
  expect(inRow(1, "Edit message")).toBeUndefined(); // answers aren't the user's to edit
});

test("nothing is offered that can't be had: no editing, no rating, no past", () => {
  show({ defaultOpen: true, chat: still(added()) });
  const names = [...shadow().querySelectorAll("button")].map((one) => one.ariaLabel);
  for (const name of ["Edit message", "Good answer", "Past chats", "Show me", "Undo"])
    expect(names).not.toContain(name);
});

test("only the last answer can be asked for again, and nothing while the agent is at work", () => {
  const retry = vi.fn();
  const messages = [user("One"), assistant("1"), user("Two"), assistant("2")];
  const view = show({ defaultOpen: true, chat: still({ messages, retry }) });
  expect(inRow(1, "Answer again")).toBeUndefined();
  inRow(3, "Answer again")?.click();
  expect(retry).toHaveBeenCalledOnce();
  view.update({ chat: still({ messages, retry, status: "streaming" }) });
  expect(inRow(3, "Answer again")).toBeUndefined();
  expect(inRow(3, "Copy message")).toBeUndefined(); // it is not complete
});

test("an answer is rated, the other way, and not any more", async () => {
  const onFeedback = vi.fn();
  const messages = [user("One"), assistant("1")];
  show({ defaultOpen: true, chat: still({ messages }), onFeedback });
  const press = (name: string) => inRow(1, name)?.click();
  press("Good answer");
  await expect.poll(() => inRow(1, "Good answer")?.ariaPressed).toBe("true");
  press("Bad answer");
  await expect.poll(() => inRow(1, "Good answer")?.ariaPressed).toBe("false");
  await expect.poll(() => inRow(1, "Bad answer")?.ariaPressed).toBe("true");
  press("Bad answer");
  expect(onFeedback.mock.calls.map(([one]) => [one.message.id, one.rating])).toEqual(
    ["good", "bad", null].map((rating) => [messages[1]?.id, rating]),
  );
});

test("days are told where they begin, times at each message", () => {
  const now = Date.now();
  const day = 86_400_000;
  const messages = [at(now - 40 * day, "Old"), at(now - day, "Late"), at(now - day, "Later"), at(now, "Now")];
  show({ defaultOpen: true, chat: still({ messages }) });
  const days = [...shadow().querySelectorAll(".day")].map((one) => one.textContent);
  expect(days).toHaveLength(3);
  expect(days.slice(1)).toEqual(["yesterday", "today"]);
  expect(days[0]).toContain(String(new Date(now - 40 * day).getFullYear()));
  expect(shadow().querySelectorAll("time")).toHaveLength(4);
});

test("a conversation of today alone has no day over it, one without times neither", () => {
  const view = show({ defaultOpen: true, chat: still({ messages: [at(Date.now(), "Now")] }) });
  expect(shadow().querySelector(".day")).toBeNull();
  view.update({ chat: still({ messages: [user("Now")] }) });
  expect(shadow().querySelector(".day, time")).toBeNull();
});

test("in a thread of a thousand messages a streamed word renders one of them, and all are there", () => {
  const rendered: string[] = [];
  const message = ({ message: { id } }: { message: { id: string } }) => {
    rendered.push(id);
    return <p>{id}</p>;
  };
  const slots = { message };
  const messages = [...(long(500).messages ?? []), user("And?"), assistant("It")];
  const chat = (text: string) =>
    still({ status: "streaming", messages: messages.with(-1, { ...assistant(text), id: "last" }) });
  const view = show({ defaultOpen: true, slots, chat: chat("It") });
  expect(rows()).toHaveLength(1002);
  // Those far from view are not laid out.
  expect(rows()[500] && getComputedStyle(rows()[500] as Element).contentVisibility).toBe("auto");
  rendered.length = 0;
  for (const text of ["It is", "It is so", "It is so."]) view.update({ slots, chat: chat(text) });
  expect(rendered).toEqual(["last", "last", "last"]);
});

test("with another conversation its messages are no news, what comes then is", async () => {
  const view = show({ chat: still({ id: "a" }) });
  const messages = added().messages ?? [];
  view.update({ chat: still({ id: "b", messages }) });
  expect(shadow().querySelector(".badge")).toBeNull();
  const more = [...messages.slice(0, -1), { ...(messages.at(-1) as (typeof messages)[0]) }];
  more[1]?.parts.push({ type: "text", text: "And one thing more." });
  view.update({ chat: still({ id: "b", messages: [...more, user("?"), assistant("!")] }) });
  await expect.poll(() => shadow().querySelector<HTMLElement>(".badge")?.dataset.count).toBe("1");
  await button("Open chat").click();
  await expect.poll(() => shadow().querySelector(".badge")).toBeNull();
});
