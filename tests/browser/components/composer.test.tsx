import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { failed, waiting } from "../../../stories/support/conversations";
import { still, user } from "../../../stories/support/messages";
import { button, dialog, field, shadow, show, typed } from "./view";

const typing = async (text: string) => {
  await field().click();
  await userEvent.keyboard(text);
};

test("Enter sends what is typed and empties the field, Shift+Enter begins a line", async () => {
  const send = vi.fn();
  show({ chat: still({ send }), defaultOpen: true });
  await typing("one{Shift>}{Enter}{/Shift}two{Enter}");
  expect(send).toHaveBeenCalledExactlyOnceWith("one\ntwo");
  expect(typed()).toBe("");
});

test("the Send button sends, and nothing is sent of white space", async () => {
  const send = vi.fn();
  show({ chat: still({ send }), defaultOpen: true });
  await typing("   {Enter}");
  await button("Send").click({ force: true }); // it says that it is disabled
  expect(send).not.toHaveBeenCalled();
  await typing("hello");
  await button("Send").click();
  expect(send).toHaveBeenCalledExactlyOnceWith("hello");
  expect(shadow().activeElement).toBe(field().element());
});

test.each([
  ["isComposing", { isComposing: true, keyCode: 13 }],
  ["key code 229, as Safari says it", { isComposing: false, keyCode: 229 }],
])("Enter that ends a composition is no send: %s", async (_, init) => {
  const send = vi.fn();
  show({ chat: still({ send }), defaultOpen: true });
  await typing("konnichiwa");
  field()
    .element()
    .dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true, cancelable: true, ...init }),
    );
  expect(send).not.toHaveBeenCalled();
  expect(typed()).toBe("konnichiwa");
});

test("while the agent is at work there is Stop, and Enter keeps the text", async () => {
  const send = vi.fn();
  const stop = vi.fn();
  show({ chat: still({ status: "submitted", send, stop }), defaultOpen: true });
  await typing("and then{Enter}");
  expect(send).not.toHaveBeenCalled();
  expect(typed()).toBe("and then");
  await expect.element(button("Send")).not.toBeInTheDocument();
  await button("Stop").click();
  expect(stop).toHaveBeenCalledOnce();
});

test("who writes while the agent moves the focus goes on writing in the chat", async () => {
  const input = document.body.appendChild(document.createElement("input"));
  const view = show({ chat: still({ status: "acting" }), defaultOpen: true });
  await typing("now ");
  input.focus(); // as a press of the agent does
  await userEvent.keyboard("please");
  expect([typed(), input.value]).toEqual(["now please", ""]);

  // A press on the page is the user's own will.
  await userEvent.click(input);
  await userEvent.keyboard("mine");
  expect([typed(), input.value]).toEqual(["now please", "mine"]);

  // Approval is asked for: the answer is to be found from where the user was.
  await field().click();
  input.focus();
  view.update({ chat: still({ status: "waiting" }) });
  await expect.poll(() => shadow().activeElement).toBe(field().element());
  input.remove();
});

test.each(["Enter", "Escape", "Backspace"])(
  "after the agent's press, %s does nothing to what it pressed",
  async (key) => {
    const input = document.body.appendChild(document.createElement("input"));
    const press = document.body.appendChild(document.createElement("button"));
    input.value = "Ada";
    const pressed = vi.fn();
    press.addEventListener("click", pressed);
    const send = vi.fn();
    const view = show({ chat: still({ status: "acting", send }), defaultOpen: true });
    await field().click();
    (key === "Backspace" ? input : press).focus(); // as a press of the agent does
    view.update({ chat: still({ send }) }); // the turn is over
    await userEvent.keyboard(`{${key}}`);
    expect(shadow().activeElement).toBe(field().element());
    expect([typed(), input.value]).toEqual(["", "Ada"]);
    expect(pressed).not.toHaveBeenCalled();
    await userEvent.keyboard("next{Enter}");
    expect(send).toHaveBeenCalledExactlyOnceWith("next");
    input.remove();
    press.remove();
  },
);

test("what is typed outlives errors, closing, another layout and another conversation object", async () => {
  const view = show({ defaultOpen: true });
  await typing("half a sentence");
  view.update({ chat: still(failed()) });
  expect(typed()).toBe("half a sentence");
  await button("Close chat").click();
  await button("Open chat").click();
  expect(typed()).toBe("half a sentence");
  view.update({ layout: "inline" });
  await expect.poll(typed).toBe("half a sentence");
  view.update({ layout: "sidebar", chat: still() });
  await expect.poll(typed).toBe("half a sentence");
});

test("the field grows with its text and then scrolls; phones don't zoom into it", async () => {
  show({ defaultOpen: true });
  const element = field().element() as HTMLElement;
  const one = element.offsetHeight;
  await field().fill("1\n2\n3");
  expect(element.offsetHeight).toBeGreaterThan(one);
  await field().fill("1\n".repeat(40));
  expect(element.offsetHeight).toBeLessThan(200);
  expect(Number.parseFloat(getComputedStyle(element).fontSize)).toBeGreaterThanOrEqual(16);
});

test("Stop, pressed while a text waits in the field, sends nothing and keeps the focus", async () => {
  const send = vi.fn();
  let view: ReturnType<typeof show> | undefined;
  const stop = () => view?.update({ chat: still({ send, stop }) });
  view = show({ chat: still({ status: "streaming", send, stop }), defaultOpen: true });
  await typing("next");
  await button("Stop").click();
  await expect.element(button("Send")).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  expect(typed()).toBe("next");
  expect(shadow().activeElement).toBe(button("Send").element());
});

test("while an approval is waited for, Enter keeps the text, says why, and brings the question into view", async () => {
  const send = vi.fn();
  const state = waiting();
  const before = Array.from({ length: 30 }, (_, at) => user(`Before ${at}`));
  const messages = [...(state.messages ?? []), ...before];
  const view = show({ chat: still({ ...state, messages, send }), defaultOpen: true });
  const question = shadow().querySelector(".action[data-state=waiting]") as HTMLElement;
  const isInView = () => question.getBoundingClientRect().top >= (dialog().element().getBoundingClientRect().top ?? 0);
  await expect.poll(isInView).toBe(false);
  await typing("and this{Enter}");
  expect(send).not.toHaveBeenCalled();
  expect(typed()).toBe("and this");
  const hint = () => shadow().querySelector(".hint")?.textContent;
  await expect.poll(hint).toBe("Approve or decline first. Your message waits here.");
  await expect.poll(isInView).toBe(true);
  expect(shadow().activeElement).toBe(field().element());
  view.update({ chat: still({ ...state, messages, send, status: "acting" }) });
  expect(hint()).toBe("Still at work. Your message waits here; press Stop to send it now.");
  view.update({ chat: still({ messages, send }) });
  expect(hint()).toBe("");
});

test("browsers and password managers fill nothing in, and check the spelling", () => {
  show({ defaultOpen: true });
  const element = field().element() as HTMLTextAreaElement;
  expect([element.autocomplete, element.dataset.formType, element.spellcheck]).toEqual(["off", "other", true]);
});

test("text is pasted and dropped into the field as text; a file that is dropped opens nothing", async () => {
  show({ defaultOpen: true });
  const element = field().element();
  const drop = (data: DataTransfer) => {
    const event = new DragEvent("drop", { bubbles: true, composed: true, cancelable: true, dataTransfer: data });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const text = new DataTransfer();
  text.setData("text/plain", "dropped");
  const file = new DataTransfer();
  file.items.add(new File(["x"], "x.txt"));
  expect([drop(text), drop(file)]).toEqual([false, true]);
});
