import { describe, expect, test } from "vitest";
import { parseChord } from "../../../src/actions/keyboard/chord";
import { find, openPage, record } from "./page";

describe("keys carry what pages test", () => {
  test.for([
    ["Enter", { key: "Enter", code: "Enter", keyCode: 13 }],
    ["esc", { key: "Escape", code: "Escape", keyCode: 27 }],
    ["Space", { key: " ", code: "Space", keyCode: 32, text: " " }],
    ["a", { key: "a", code: "KeyA", keyCode: 65, text: "a", shiftKey: false }],
    ["A", { key: "A", code: "KeyA", keyCode: 65, text: "A", shiftKey: true }],
    ["?", { key: "?", code: "Slash", keyCode: 191, shiftKey: true }],
    ["5", { key: "5", code: "Digit5", keyCode: 53 }],
    ["%", { key: "%", code: "Digit5", keyCode: 53, shiftKey: true }],
    ["+", { key: "+", code: "Equal", keyCode: 187 }],
    ["F5", { key: "F5", code: "F5", keyCode: 116, text: "" }],
    ["é", { key: "é", code: "", text: "é" }],
    ["Control+A", { key: "a", code: "KeyA", ctrlKey: true, shiftKey: false, text: "" }],
    ["ctrl+shift+k", { key: "K", code: "KeyK", ctrlKey: true, shiftKey: true }],
    ["Control++", { key: "+", ctrlKey: true }],
    ["Shift+1", { key: "!", code: "Digit1", shiftKey: true, text: "!" }],
    ["Shift+Tab", { key: "Tab", shiftKey: true }],
    ["cmd+Enter", { key: "Enter", metaKey: true }],
    ["ArrowDown", { key: "ArrowDown", code: "ArrowDown", keyCode: 40 }],
    ["down", { key: "ArrowDown" }],
    ["Shift", { key: "Shift", code: "ShiftLeft", keyCode: 16, location: 1 }],
  ] as const)("%s", ([written, chord]) => {
    expect(parseChord(written)).toMatchObject(chord);
  });

  test.for(["", "hello", "Control+", "Foo+a"])("no key: %s", (written) => {
    expect(parseChord(written)).toBe(undefined);
  });

  test("the events of a press, held keys around it", async () => {
    const page = openPage(`<input id="i" aria-label="Name">`);
    const log = record(find("#i"), "keydown keypress keyup", (event) => {
      const { type, key, ctrlKey, keyCode, which } = event as KeyboardEvent;
      return `${type} ${ctrlKey ? "^" : ""}${key} ${keyCode} ${which}`;
    });
    await page.done({ type: "press", on: "Name", key: "Control+k" });
    await page.done({ type: "press", key: "x" });
    expect(log).toEqual([
      "keydown ^Control 17 17",
      "keydown ^k 75 75",
      "keyup ^k 75 75",
      "keyup Control 17 17",
      "keydown x 88 88",
      "keypress x 120 120",
      "keyup x 88 88",
    ]);
    expect(find<HTMLInputElement>("#i").value).toBe("x");
  });

  test("a word is no key", async () => {
    const page = openPage(`<input aria-label="Name">`);
    expect(await page.refused({ type: "press", on: "Name", key: "hello" })).toMatch(/^wrong_type: "hello" is no key/);
  });
});

describe("where a key goes", () => {
  test("to the focused element in a shadow root", async () => {
    const page = openPage(`<div id="host"></div>`);
    const root = find("#host").attachShadow({ mode: "open" });
    root.innerHTML = `<input>`;
    root.querySelector("input")?.focus();
    await page.done({ type: "press", key: "q" });
    expect(root.querySelector("input")?.value).toBe("q");
  });

  test("to the page when nothing has the focus", async () => {
    const page = openPage(`<p>Text</p>`);
    (document.activeElement as HTMLElement | null)?.blur();
    const log = record(document, "keydown", (event) => (event.target as Element).localName);
    await page.done({ type: "press", key: "j" });
    expect(log).toEqual(["body"]);
  });

  test("not to the chat: to the field that was filled before", async () => {
    const page = openPage(
      `<input id="i" aria-label="Name"><div id="ai-chat-widget-container" data-leflux-ignore></div>`,
    );
    const root = find("#ai-chat-widget-container").attachShadow({ mode: "open" });
    root.innerHTML = `<textarea></textarea>`;
    await page.done({ type: "fill", on: "Name", text: "Ad" });
    root.querySelector("textarea")?.focus();
    await page.done({ type: "press", key: "a" });
    expect(find<HTMLInputElement>("#i").value).toBe("Ada");
    expect(root.querySelector("textarea")?.value).toBe("");
  });
});

describe("Enter", () => {
  const form = (inside: string) => {
    const page = openPage(`<form id="f">${inside}</form>`);
    const log: string[] = [];
    find("#f").addEventListener("submit", (event) => {
      event.preventDefault();
      log.push(`submit by ${(event as SubmitEvent).submitter?.id ?? "form"}`);
    });
    for (const button of document.querySelectorAll("button"))
      button.addEventListener("click", () => log.push(button.id));
    return { page, log };
  };

  test.for([
    [
      "presses the default button",
      `<input aria-label="Q"><button type="button" id="x">X</button><button id="go">Go</button>`,
      ["go", "submit by go"],
    ],
    ["submits a form of one field", `<input aria-label="Q">`, ["submit by form"]],
    ["not one of two fields without a button", `<input aria-label="Q"><input>`, []],
    ["not past a disabled button", `<input aria-label="Q"><button id="go" disabled>Go</button>`, []],
    ["not what does not validate", `<input aria-label="Q" required><button id="go">Go</button>`, ["go"]],
  ] as const)("%s", async ([, html, expected]) => {
    const { page, log } = form(html);
    await page.done({ type: "press", on: "Q", key: "Enter" });
    expect(log).toEqual(expected);
  });

  test("not when the page cancels it", async () => {
    const { page, log } = form(`<input aria-label="Q">`);
    find("input").addEventListener("keydown", (event) => event.preventDefault());
    await page.done({ type: "press", on: "Q", key: "Enter" });
    expect(log).toEqual([]);
  });

  test.for([
    [`<button id="b">It</button>`, "Enter"],
    [`<button id="b">It</button>`, "Space"],
    [`<a id="b" href="#it">It</a>`, "Enter"],
    [`<label><input id="b" type="checkbox"> It</label>`, "Space"],
    [`<details><summary id="b">It</summary>x</details>`, "Enter"],
  ] as const)("%s is pressed by %s, once", async ([html, key]) => {
    const page = openPage(html);
    const log = record(find("#b"), "click");
    await page.done({ type: "press", on: "It", key });
    expect(log).toEqual(["click"]);
    history.replaceState(null, "", location.pathname + location.search);
  });

  test("breaks a line in a text area", async () => {
    const page = openPage(`<textarea aria-label="Note">ab</textarea>`);
    await page.done({ type: "press", on: "Note", key: "End" });
    await page.done({ type: "press", key: "Enter" });
    await page.done({ type: "press", key: "c" });
    expect(find("textarea")).toHaveProperty("value", "ab\nc");
  });
});

describe("typing and the caret", () => {
  test.for([
    ["Backspace", "End Backspace", "ab"],
    ["Delete", "Home Delete", "bc"],
    ["left", "End ArrowLeft x", "abxc"],
    ["all", "Control+a x", "x"],
    ["selects", "Home Shift+ArrowRight Delete", "bc"],
    ["undo", "End x Control+z", "abc"],
  ] as const)("%s", async ([, keys, expected]) => {
    const page = openPage(`<input id="i" aria-label="Name" value="abc">`);
    find("#i").focus();
    for (const key of keys.split(" ")) await page.done({ type: "press", key });
    expect(find<HTMLInputElement>("#i").value).toBe(expected);
  });

  test("a read-only field stays", async () => {
    const page = openPage(`<input id="i" aria-label="Name" value="abc" readonly>`);
    find("#i").focus();
    await page.done({ type: "press", key: "x" });
    expect(find<HTMLInputElement>("#i").value).toBe("abc");
  });
});

describe("Tab", () => {
  test("goes through the page as the browser does", async () => {
    const page = openPage(
      `<input id="a"><button id="no" disabled>x</button><div id="host"></div><a id="c" href="#c">c</a><input type="radio" name="r" id="r1"><input type="radio" name="r" id="r2" checked><input type="hidden"><div tabindex="-1" id="minus">x</div><div style="display:none"><input></div><button id="z">z</button><div id="ai-chat-widget-container" data-leflux-ignore><button>chat</button></div>`,
    );
    const root = find("#host").attachShadow({ mode: "open" });
    root.innerHTML = `<input id="b">`;
    find("#a").focus();
    const seen: string[] = [];
    const id = () => {
      const active = document.activeElement;
      return (active?.shadowRoot?.activeElement ?? active)?.id ?? "";
    };
    for (let i = 0; i < 5; i++) {
      await page.done({ type: "press", key: "Tab" });
      seen.push(id());
    }
    expect(seen).toEqual(["b", "c", "r2", "z", "a"]);
    await page.done({ type: "press", key: "Shift+Tab" });
    expect(id()).toBe("z");
  });

  test("tells where the focus went", async () => {
    const page = openPage(`<input id="a" aria-label="First"><input aria-label="Second">`);
    find("#a").focus();
    const effect = await page.done({ type: "press", key: "Tab" });
    expect(effect.focused).toBe("Second");
  });

  test("stays in a modal", async () => {
    const page = openPage(
      `<button>Out</button><dialog><button id="a">One</button><button id="b">Two</button></dialog>`,
    );
    find<HTMLDialogElement>("dialog").showModal();
    find("#b").focus();
    await page.done({ type: "press", key: "Tab" });
    expect(document.activeElement?.id).toBe("a");
  });
});

describe("keys that choose", () => {
  test("arrows in a radio group", async () => {
    const page = openPage(
      `<input type="radio" name="r" id="r1" checked><input type="radio" name="r" id="r2"><input type="radio" name="r" id="r3" disabled>`,
    );
    find("#r1").focus();
    const log = record(document, "change", (event) => (event.target as Element).id);
    await page.done({ type: "press", key: "ArrowDown" });
    await page.done({ type: "press", key: "ArrowDown" });
    expect(log).toEqual(["r2", "r1"]);
    expect(document.activeElement?.id).toBe("r1");
  });

  test.for([
    ["ArrowDown", "b"],
    ["End", "d"],
    ["d", "d"],
  ] as const)("%s in a select", async ([key, expected]) => {
    const page = openPage(
      `<select id="s"><option>a</option><option>b</option><option disabled>c</option><option>d</option></select>`,
    );
    find("#s").focus();
    const log = record(find("#s"), "input change");
    await page.done({ type: "press", key });
    expect(find<HTMLSelectElement>("#s").value).toBe(expected);
    expect(log).toEqual(["input", "change"]);
  });

  test.for([
    ["number", "ArrowUp", "6"],
    ["number", "ArrowDown", "4"],
    ["range", "ArrowRight", "6"],
    ["range", "Home", "0"],
    ["range", "PageUp", "7"],
  ] as const)("%s: %s", async ([type, key, expected]) => {
    const page = openPage(`<input id="n" type="${type}" min="0" max="20" value="5">`);
    find("#n").focus();
    const log = record(find("#n"), "input change");
    await page.done({ type: "press", key });
    expect(find<HTMLInputElement>("#n").value).toBe(expected);
    expect(log).toEqual(["input", "change"]);
  });
});

describe("Escape", () => {
  test("closes a modal, unless the page cancels", async () => {
    const page = openPage(`<dialog aria-label="Sure?"><button>OK</button></dialog>`);
    const dialog = find<HTMLDialogElement>("dialog");
    dialog.showModal();
    dialog.addEventListener("cancel", (event) => event.preventDefault(), { once: true });
    await page.done({ type: "press", key: "Escape" });
    expect(dialog.open).toBe(true);
    const effect = await page.done({ type: "press", key: "Escape" });
    expect(dialog.open).toBe(false);
    expect(effect.dialogClosed).toBe("Sure?");
  });

  test("closes a popover before the modal it is in", async () => {
    const page = openPage(`<dialog><button>OK</button><div id="p" popover><button id="in">Tip</button></div></dialog>`);
    find<HTMLDialogElement>("dialog").showModal();
    find("#p").showPopover();
    await page.done({ type: "press", key: "Escape" });
    expect(find("#p").matches(":popover-open")).toBe(false);
    expect(find<HTMLDialogElement>("dialog").open).toBe(true);
  });
});

describe("keys that scroll", () => {
  test("PageDown scrolls the page", async () => {
    const page = openPage(`<div style="height:4000px">Text</div>`);
    const effect = await page.done({ type: "press", key: "PageDown" });
    expect(window.scrollY).toBeGreaterThan(100);
    expect(effect.scrolled?.y).toBe(Math.round(window.scrollY));
  });
});
