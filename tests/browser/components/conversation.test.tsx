import { expect, test } from "vitest";
import { announcementsSince } from "../../../src/components/announcements";
import { englishLabels } from "../../../src/components/labels";
import { de } from "../../../src/locales";
import { acting, failed, long, streaming, waiting } from "../../../stories/support/conversations";
import { assistant, still, user } from "../../../stories/support/messages";
import { button, shadow, show } from "./view";

const log = () => shadow().querySelector("[role=log]") as HTMLElement;
const fromEnd = () => log().scrollHeight - log().clientHeight - log().scrollTop;

test("it opens at the end and follows what is added", async () => {
  const before = long(20).messages ?? [];
  const view = show({ defaultOpen: true, chat: still({ messages: before }) });
  await expect.poll(fromEnd).toBeLessThan(4);
  view.update({ chat: still({ messages: [...before, assistant("word ".repeat(300))] }) });
  await expect.poll(() => log().textContent).toContain("word word");
  await expect.poll(fromEnd).toBeLessThan(4);
});

test("a reader who scrolled up is left there; Jump to latest brings the end back", async () => {
  const before = long(20).messages ?? [];
  const view = show({ defaultOpen: true, chat: still({ messages: before }) });
  await expect.poll(fromEnd).toBeLessThan(4);
  log().scrollTop = 150;
  await expect.element(button("Jump to latest")).toBeVisible();
  view.update({ chat: still({ messages: [...before, assistant("word ".repeat(300))] }) });
  await expect.poll(() => log().textContent).toContain("word word");
  expect(log().scrollTop).toBe(150);
  await button("Jump to latest").click();
  await expect.poll(fromEnd).toBeLessThan(4);
  await expect.element(button("Jump to latest")).not.toBeInTheDocument();
  expect(shadow().activeElement).toBe(log());
});

test("who sends sees the end again", async () => {
  const before = long(20).messages ?? [];
  const view = show({ defaultOpen: true, chat: still({ messages: before }) });
  await expect.poll(fromEnd).toBeLessThan(4);
  log().scrollTop = 150;
  await expect.element(button("Jump to latest")).toBeVisible();
  view.update({ chat: still({ messages: [...before, user("And now?")] }) });
  await expect.poll(fromEnd).toBeLessThan(4);
});

test("each state says what is going on", () => {
  const view = show({ defaultOpen: true });
  const status = () => shadow().querySelector("[part=status]")?.textContent;
  const seen = [still({ status: "submitted" }), still(streaming()), still(acting()), still(waiting()), still()].map(
    (chat) => {
      view.update({ chat });
      return status();
    },
  );
  expect(seen).toEqual(["Thinking…", "Writing…", "Choosing “Delivery” in Topic…", "Waiting for your approval", ""]);
});

test("an error that asking again can't mend has no Retry", () => {
  show({ defaultOpen: true, chat: still({ ...failed(), error: { message: "Signed out.", retryable: false } }) });
  expect(shadow().querySelector("[role=alert]")?.textContent).toBe("That didn’t work. Signed out.");
  expect(button("Retry").elements()).toEqual([]);
});

test("an error is told in the chat's language; what the server says about it, in the server's", () => {
  const message = "The server does not allow this (status 403): Nur für Gäste.";
  const error = { message, retryable: false, code: "forbidden", detail: "Nur für Gäste." } as const;
  const view = show({ defaultOpen: true, labels: de, chat: still({ ...failed(), error }) });
  const said = () => shadow().querySelector("[role=alert]")?.textContent;
  expect(said()).toBe(`${de.failed} ${de.failedForbidden} Nur für Gäste.`);
  view.update({ chat: still({ ...failed(), error: { message: "Quota used up.", retryable: true } }) });
  expect(said()).toBe(`${de.failed} Quota used up.${de.retry}`);
});

test("while the connection is gone the status line says so, in the chat's language", () => {
  const view = show({ defaultOpen: true, labels: de });
  const status = () => shadow().querySelector("[part=status]")?.textContent;
  const seen = (["offline", "retrying", "ok"] as const).map((connection) => {
    view.update({ chat: still({ ...streaming(), connection }) });
    return status();
  });
  expect(seen).toEqual([de.offline, de.retrying, de.writing]);
  view.update({ chat: still({ connection: "offline" }) }); // nothing is waited for
  expect(status()).toBe("");
});

test("every string can be said otherwise", () => {
  show({ labels: { openChat: "Chat öffnen" } });
  expect(button("Chat öffnen").elements()).toHaveLength(1);
});

test("screen readers hear whole sentences, and what was done", () => {
  const say = (
    before: ReturnType<typeof announcementsSince>["spoken"] | null,
    chat: Parameters<typeof announcementsSince>[1],
  ) => announcementsSince(before, chat, englishLabels);
  const answer = (text: string) => ({ ...assistant(text), id: "a1" });
  const start = say(null, { messages: [], actions: [], status: "ready" });
  const one = say(start.spoken, { messages: [user("hi"), answer("Two of **six")], actions: [], status: "streaming" });
  expect(one.say).toEqual([]);
  const two = say(one.spoken, {
    messages: [user("hi"), answer("Two of **six** are left. The third")],
    actions: [],
    status: "streaming",
  });
  expect(two.say).toEqual(["Two of six are left."]);
  const three = say(two.spoken, {
    messages: [user("hi"), answer("Two of **six** are left. The third is gone")],
    actions: [],
    status: "ready",
  });
  expect(three.say).toEqual(["The third is gone"]);
  const state = waiting();
  const four = say(three.spoken, { messages: [], actions: state.actions ?? [], status: "waiting" });
  expect(four.say).toEqual(["Needs your approval: Click Pay $249.00."]);
});

test("a conversation that was there before is not read out", async () => {
  show({ chat: still(long(3)) });
  expect(shadow().querySelector("[role=status]")?.textContent).toBe("");
});

test("what streams in is spoken sentence by sentence, never in pieces, in the page itself", async () => {
  const question = user("What is left?");
  const at = (text: string, status: "streaming" | "ready") =>
    still({ status, messages: [question, { ...assistant(text), id: "answer" }] });
  const view = show({ defaultOpen: true, chat: still({ messages: [question] }) });
  const region = shadow().querySelector("[role=status][aria-live=polite]") as HTMLElement;
  const heard: string[] = [];
  const ears = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? "");
  });
  ears.observe(region, { childList: true, characterData: true, subtree: true });
  const text = "Two of six are left. The third is gone. Shall I order more";
  for (let end = 6; end < text.length; end += 6) {
    view.update({ chat: at(text.slice(0, end), "streaming") });
    await new Promise(requestAnimationFrame);
  }
  await expect.poll(() => heard.join(" ")).toContain("The third is gone.");
  view.update({ chat: at(`${text}?`, "ready") });
  await expect.poll(() => heard).toEqual(["Two of six are left.", "The third is gone.", "Shall I order more?"]);
  ears.disconnect();
});

test("the live region speaks while the panel is closed, too", async () => {
  const view = show({ chat: still() });
  view.update({ chat: still({ messages: [user("hi"), assistant("Hello there.")] }) });
  await expect.poll(() => shadow().querySelector("[role=status]")?.textContent).toBe("Hello there.");
});
