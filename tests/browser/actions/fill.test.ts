import { describe, expect, test } from "vitest";
import { find, openPage, record } from "./page";

const value = (selector: string) => find<HTMLInputElement>(selector).value;

describe("native fields take what fits and say what does not", () => {
  test.for([
    ["text", `<input id="f" aria-label="Field">`, "Ada", "Ada"],
    ["replaces", `<input id="f" aria-label="Field" value="old text">`, "new", "new"],
    ["clears", `<input id="f" aria-label="Field" value="old">`, "", ""],
    ["one line", `<input id="f" aria-label="Field">`, "a\nb", "a b"],
    ["maxlength", `<input id="f" aria-label="Field" maxlength="5">`, "abcdefgh", "abcde"],
    ["password", `<input id="f" aria-label="Field" type="password">`, "hunter2", "hunter2"],
    ["email", `<input id="f" aria-label="Field" type="email">`, "a@b.co", "a@b.co"],
    ["search", `<input id="f" aria-label="Field" type="search" value="x">`, "shoes", "shoes"],
    ["tel", `<input id="f" aria-label="Field" type="tel">`, "+47 22 33", "+47 22 33"],
    ["textarea", `<textarea id="f" aria-label="Field">old</textarea>`, "two\nlines", "two\nlines"],
    ["number", `<input id="f" aria-label="Field" type="number" value="3">`, "12.5", "12.5"],
    ["number cleared", `<input id="f" aria-label="Field" type="number" value="3">`, "", ""],
    ["date", `<input id="f" aria-label="Field" type="date">`, "2026-12-24", "2026-12-24"],
    ["time", `<input id="f" aria-label="Field" type="time">`, "18:55", "18:55"],
    ["local time", `<input id="f" aria-label="Field" type="datetime-local">`, "2026-12-24 18:55", "2026-12-24T18:55"],
    ["month", `<input id="f" aria-label="Field" type="month">`, "2026-12", "2026-12"],
    ["week", `<input id="f" aria-label="Field" type="week">`, "2026-W09", "2026-W09"],
    ["colour", `<input id="f" aria-label="Field" type="color">`, "#FF8800", "#ff8800"],
    ["range", `<input id="f" aria-label="Field" type="range" min="0" max="10" step="2">`, "6", "6"],
    [
      "wrapped",
      `<div role="combobox" aria-label="Field" tabindex="0"><input id="f" tabindex="-1"></div>`,
      "Oslo",
      "Oslo",
    ],
  ] as const)("%s", async ([, html, text, expected]) => {
    const page = openPage(html);
    const log = record(document, "input change");
    const wrapped = html.startsWith("<div");
    const index = page.indexer.scan();
    const on = wrapped
      ? (index.entries.find(({ role, type }) => (role ?? type) === "combobox")?.text as string)
      : "Field";
    await page.done({ type: "fill", on, text });
    expect(value("#f")).toBe(expected);
    expect(log).toEqual(["input", "change"]);
  });

  test.for([
    [`<input aria-label="Field" type="number">`, "many", /^wrong_type: A number field takes digits/],
    [`<input aria-label="Field" type="date">`, "24 Dec", /^wrong_type: A date field takes YYYY-MM-DD, not "24 Dec"/],
    [`<input aria-label="Field" type="time">`, "7 PM", /^wrong_type: A time field takes HH:MM/],
    [`<input aria-label="Field" type="color">`, "red", /^wrong_type: A color field takes #rrggbb/],
    [`<input aria-label="Field" type="range" max="10">`, "11", /^wrong_type: .*from 0 to 10/],
    [`<input aria-label="Field" readonly>`, "x", /^wrong_type: .*read-only/],
    [`<input aria-label="Field" disabled>`, "x", /^disabled/],
    [`<input aria-label="Field" type="checkbox">`, "x", /^wrong_type: .*use check/],
    [`<input aria-label="Field" type="file">`, "x", /^wrong_type: .*use upload/],
    [`<select aria-label="Field"><option>One</option></select>`, "x", /^wrong_type: .*use select_option/],
    [`<button>Field</button>`, "x", /^wrong_type: .*use click/],
    [`<a href="#x">Field</a>`, "x", /^wrong_type: A link can't be typed in/],
  ] as const)("refused: %s with %s", async ([html, text, reason]) => {
    const page = openPage(html);
    const log = record(document, "input change");
    expect(await page.refused({ type: "fill", on: "Field", text })).toMatch(reason);
    expect(log).toEqual([]);
  });
});

describe("a field hears of it as of typing", () => {
  const KEYS = "keydown keypress beforeinput input keyup change blur";

  test("each event once, in order, with its input type; no blur", async () => {
    const page = openPage(`<input id="f" aria-label="Name"><input aria-label="Next">`);
    const log = record(find("#f"), KEYS, (event) => {
      const { inputType, data } = event as InputEvent;
      const { key } = event as KeyboardEvent;
      return [event.type, inputType ?? key, data].filter(Boolean).join(" ");
    });
    await page.done({ type: "fill", on: "Name", text: "Ada L" });
    expect(log).toEqual([
      "keydown A",
      "keypress A",
      "beforeinput insertText Ada L",
      "input insertText Ada L",
      "keyup A",
      "change",
    ]);
    expect(document.activeElement).toBe(find("#f"));
  });

  test("change is heard once, though the browser tells it again as the field is left", async () => {
    const page = openPage(`<input id="f" aria-label="Name"><input id="n" aria-label="Next">`);
    const log = record(find("#f"), "input change blur");
    await page.done({ type: "fill", on: "Name", text: "Ada" });
    await page.done({ type: "click", on: "Next" });
    expect(log).toEqual(["input", "change", "blur"]);
  });

  test("what is typed on by hand after it is told as any change", async () => {
    const page = openPage(`<input id="f" aria-label="Name"><input id="n" aria-label="Next">`);
    const log = record(find("#f"), "change");
    await page.done({ type: "fill", on: "Name", text: "Ada" });
    document.execCommand("insertText", false, " Lovelace");
    find("#n").focus();
    expect(value("#f")).toBe("Ada Lovelace");
    expect(log).toEqual(["change", "change"]);
  });

  test("a user can undo it", async () => {
    const page = openPage(`<input id="f" aria-label="Name" value="before">`);
    await page.done({ type: "fill", on: "Name", text: "after" });
    document.execCommand("undo");
    expect(value("#f")).toBe("before");
  });

  test("a field that takes beforeinput over keeps what it made of it", async () => {
    const page = openPage(`<input id="f" aria-label="Code">`);
    const field = find<HTMLInputElement>("#f");
    field.addEventListener("beforeinput", (event) => {
      event.preventDefault();
      field.value = event.data?.toUpperCase() ?? "";
    });
    await page.done({ type: "fill", on: "Code", text: "abc" });
    expect(value("#f")).toBe("ABC");
  });

  test("a mask that works at each input", async () => {
    const page = openPage(`<input id="f" aria-label="Phone">`);
    const field = find<HTMLInputElement>("#f");
    field.addEventListener("input", () => {
      const digits = field.value.replace(/\D/g, "");
      field.value = digits.replace(/^(\d{3})(\d{3})(\d+)$/, "($1) $2-$3");
    });
    await page.done({ type: "fill", on: "Phone", text: "2125550123" });
    expect(value("#f")).toBe("(212) 555-0123");
  });

  test("a field that handles each key by itself gets each key", async () => {
    const page = openPage(`<input id="f" aria-label="Pin">`);
    const field = find<HTMLInputElement>("#f");
    field.addEventListener("keydown", (event) => {
      event.preventDefault();
      if (/^\d$/.test(event.key)) field.value += event.key;
    });
    await page.done({ type: "fill", on: "Pin", text: "4711" });
    expect(value("#f")).toBe("4711");
  });

  test("code boxes that pass the focus on get a character each", async () => {
    const page = openPage(
      `<div id="c">${[1, 2, 3, 4].map((i) => `<input maxlength="1" aria-label="Digit ${i}" size="1">`).join("")}</div>`,
    );
    find("#c").addEventListener("input", (event) => {
      ((event.target as Element).nextElementSibling as HTMLElement | null)?.focus();
    });
    await page.done({ type: "fill", on: "Digit 1", text: "4711" });
    expect([...document.querySelectorAll("input")].map((box) => box.value).join("")).toBe("4711");
  });

  test("a field with the focus is not pressed again", async () => {
    const page = openPage(`<input id="f" aria-label="Name">`);
    find("#f").focus();
    const log = record(find("#f"), "pointerdown click");
    await page.done({ type: "fill", on: "Name", text: "x" });
    expect(log).toEqual([]);
  });

  test("a floating placeholder over the field is no cover", async () => {
    const page = openPage(
      `<div style="position:relative;width:200px"><input id="f" aria-label="City" style="width:200px"><span style="position:absolute;inset:0">City…</span></div><button>Other</button>`,
    );
    await page.done({ type: "fill", on: "City", text: "Oslo" }, { timeoutMs: 200 });
    expect(value("#f")).toBe("Oslo");
  });
});

describe("in shadow roots and frames", () => {
  test("a field inside an open shadow root", async () => {
    const page = openPage(`<div id="host"></div>`);
    const root = find("#host").attachShadow({ mode: "open" });
    root.innerHTML = `<label for="f">Billing city</label><input id="f">`;
    const log = record(document, "input", (event) => `${event.type} ${(event.target as Element).id}`);
    await page.done({ type: "fill", on: "Billing city", text: "Oslo" });
    expect(find<HTMLInputElement>("#f", root as unknown as ParentNode).value).toBe("Oslo");
    expect(log).toEqual(["input host"]);
  });

  test("a field inside a frame", async () => {
    const page = openPage(`<iframe srcdoc="<input aria-label='Card holder'>"></iframe>`);
    const inner = () => find<HTMLIFrameElement>("iframe").contentDocument?.querySelector("input");
    await expect.poll(inner).toBeTruthy();
    await page.done({ type: "fill", on: "Card holder", text: "Ada" });
    expect(inner()?.value).toBe("Ada");
  });
});

describe("editable regions", () => {
  test.for([
    ["plain", `<div id="e" contenteditable aria-label="Note"></div>`, "Hello there", "Hello there"],
    ["replaces", `<div id="e" contenteditable aria-label="Note"><p>Old</p><p>text</p></div>`, "New", "New"],
    ["clears", `<div id="e" contenteditable aria-label="Note">Old</div>`, "", ""],
    ["plain text only", `<div id="e" contenteditable="plaintext-only" aria-label="Note">Old</div>`, "a\nb", "a\nb"],
    ["lines", `<div id="e" contenteditable aria-label="Note">Old</div>`, "one\ntwo", "one\ntwo"],
  ] as const)("%s", async ([, html, text, expected]) => {
    const page = openPage(html);
    const log = record(find("#e"), "input");
    await page.done({ type: "fill", on: "Note", text });
    // biome-ignore lint/performance/useDomNodeTextContent: lines are what is asked for
    expect(find("#e").innerText.trim()).toBe(expected);
    expect(log.length).toBeGreaterThan(0);
  });

  test("an editor that owns its text by beforeinput gets it exactly once", async () => {
    const page = openPage(`<div id="e" contenteditable role="textbox" aria-label="Post"></div>`);
    let model = "";
    find("#e").addEventListener("beforeinput", (event) => {
      event.preventDefault();
      if (event.inputType === "insertText") model += event.data;
      find("#e").textContent = model;
    });
    await page.done({ type: "fill", on: "Post", text: "Ship it" });
    expect(model).toBe("Ship it");
  });

  test("an editor that takes paste gets several lines by it, once", async () => {
    const page = openPage(`<div id="e" contenteditable aria-label="Post"></div>`);
    const pasted: (string | undefined)[] = [];
    find("#e").addEventListener("paste", (event) => {
      event.preventDefault();
      pasted.push(event.clipboardData?.getData("text/plain"));
      find("#e").innerHTML = "<p>one</p><p>two</p>";
    });
    await page.done({ type: "fill", on: "Post", text: "one\ntwo" });
    expect(pasted).toEqual(["one\ntwo"]);
    expect(find("#e").querySelectorAll("p")).toHaveLength(2);
  });
});

describe("sliders and spin buttons that are no native ones", () => {
  test("are brought to a number by their arrow keys", async () => {
    const page = openPage(
      `<div id="s" role="slider" tabindex="0" aria-label="Volume" aria-valuemin="0" aria-valuemax="100" aria-valuenow="20" style="width:99px;height:20px"></div>`,
    );
    find("#s").addEventListener("keydown", ({ key }) => {
      const now = Number(find("#s").getAttribute("aria-valuenow"));
      if (/Arrow(Up|Down)/.test(key)) find("#s").setAttribute("aria-valuenow", `${now + (key === "ArrowUp" ? 5 : -5)}`);
    });
    const effect = await page.done({ type: "fill", on: "Volume", text: "35" });
    expect(effect.value).toBe("35");
    expect(await page.refused({ type: "fill", on: "Volume", text: "500" })).toMatch(/^wrong_type: .*from 0 to 100/);
  });
});

describe("what the effect tells", () => {
  test("the new value, first 50 characters", async () => {
    const page = openPage(`<input aria-label="Name">`);
    const effect = await page.done({ type: "fill", on: "Name", text: "x".repeat(80) });
    expect(effect.value).toHaveLength(50);
  });

  test("never a secret", async () => {
    const page = openPage(`<input type="password" aria-label="Password" value="old">`);
    const effect = await page.done({ type: "fill", on: "Password", text: "correct horse" });
    expect(effect.changed).toBe(true);
    expect(JSON.stringify(effect)).not.toContain("correct");
  });
});
