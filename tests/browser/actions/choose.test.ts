import { describe, expect, test } from "vitest";
import { find, openPage, record } from "./page";

const COUNTRY = `<label for="s">Country</label><select id="s"><option value="">Choose</option><optgroup label="Europe"><option value="44">United Kingdom</option><option value="47">Norway</option></optgroup><option value="1">United States</option><option value="x" disabled>Atlantis</option><optgroup label="Closed" disabled><option>Lemuria</option></optgroup></select>`;

describe("a native select", () => {
  test.for([
    ["its label", "Norway", "47"],
    ["its label in another case", "united states", "1"],
    ["its value", "44", "44"],
    ["a part that only one has", "Nor", "47"],
  ] as const)("by %s", async ([, option, value]) => {
    const page = openPage(COUNTRY);
    const log = record(find("#s"), "input change");
    const effect = await page.done({ type: "select_option", on: "Country", option });
    expect(find<HTMLSelectElement>("#s").value).toBe(value);
    expect(log).toEqual(["input", "change"]);
    expect(effect.value).toBeTruthy();
  });

  test("what is chosen already is not chosen again", async () => {
    const page = openPage(COUNTRY);
    find<HTMLSelectElement>("#s").value = "47";
    const log = record(find("#s"), "input change");
    const effect = await page.done({ type: "select_option", on: "Country", option: "Norway" });
    expect(log).toEqual([]);
    expect(effect.changed).toBe(false);
  });

  test.for(["Narnia", "United", "Atlantis", "Lemuria"])("refused: %s, with what there is", async (option) => {
    const page = openPage(COUNTRY);
    expect(await page.refused({ type: "select_option", on: "Country", option })).toBe(
      `no_such_option: There is no option "${option}". There is: "Choose", "United Kingdom", "Norway", "United States".`,
    );
  });

  test("several, in place of those before; told once", async () => {
    const page = openPage(
      `<label for="s">Days</label><select id="s" multiple><option selected>Mon</option><option>Tue</option><option>Wed</option></select>`,
    );
    const log = record(find("#s"), "input change");
    await page.done({ type: "select_option", on: "Days", option: ["Tue", "Wed"] });
    expect([...find<HTMLSelectElement>("#s").selectedOptions].map(({ text }) => text)).toEqual(["Tue", "Wed"]);
    expect(log).toEqual(["input", "change"]);
  });

  test("two options where one fits", async () => {
    const page = openPage(COUNTRY);
    expect(await page.refused({ type: "select_option", on: "Country", option: ["Norway", "United States"] })).toMatch(
      /^wrong_type/,
    );
  });

  test("options that are loaded when the list is touched", async () => {
    const page = openPage(`<label for="s">City</label><select id="s"><option value="">Choose</option></select>`);
    find("#s").addEventListener("mousedown", () => {
      setTimeout(() => find<HTMLSelectElement>("#s").add(new Option("Oslo", "osl")), 100);
    });
    await page.done({ type: "select_option", on: "City", option: "Oslo" });
    expect(find<HTMLSelectElement>("#s").value).toBe("osl");
  });

  test("a field with suggestions", async () => {
    const page = openPage(
      `<input id="i" aria-label="Browser" list="l"><datalist id="l"><option value="Firefox"><option value="Chromium"></datalist>`,
    );
    await page.done({ type: "select_option", on: "Browser", option: "chromium" });
    expect(find<HTMLInputElement>("#i").value).toBe("Chromium");
    expect(await page.refused({ type: "select_option", on: "Browser", option: "Lynx" })).toMatch(/^no_such_option/);
  });
});

/** A list that a button opens, with the ARIA of a listbox. */
function listbox(open: "click" | "mousedown" | "keydown", role = "option"): void {
  const names = ["Apple", "Banana", "Cherry"];
  const control = find("#c");
  const show = () => {
    if (document.querySelector("#list")) return;
    control.setAttribute("aria-expanded", "true");
    const list = document.createElement("ul");
    list.id = "list";
    list.style.cssText = "position:absolute;top:200px;background:#fff;margin:0";
    for (const name of names) {
      const item = document.createElement("li");
      if (role) item.setAttribute("role", role);
      item.textContent = name;
      item.onclick = () => {
        control.textContent = name;
        control.setAttribute("aria-expanded", "false");
        list.remove();
      };
      list.append(item);
    }
    document.body.append(list);
  };
  control.addEventListener(open, (event) => {
    if (!(event instanceof KeyboardEvent) || event.key === "ArrowDown") show();
  });
  control.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    document.querySelector("#list")?.remove();
    control.setAttribute("aria-expanded", "false");
  });
}

const BUTTON = `<span id="l">Fruit</span><div id="c" role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="l" style="width:150px;height:20px">Apple</div>`;

describe("a list that the page draws itself", () => {
  test.for(["click", "mousedown", "keydown"] as const)("that opens on %s", async (open) => {
    const page = openPage(BUTTON);
    listbox(open);
    const effect = await page.done({ type: "select_option", on: "Fruit", option: "cherry" });
    expect(find("#c").textContent).toBe("Cherry");
    expect(document.querySelector("#list")).toBe(null);
    expect(effect.value).toBe("Cherry");
  });

  test("whose items carry no role", async () => {
    const page = openPage(BUTTON);
    listbox("click", "");
    await page.done({ type: "select_option", on: "Fruit", option: "Banana" });
    expect(find("#c").textContent).toBe("Banana");
  });

  test("is closed again when it doesn't hold what is asked for", async () => {
    const page = openPage(BUTTON);
    listbox("click");
    expect(await page.refused({ type: "select_option", on: "Fruit", option: "Durian" })).toBe(
      'no_such_option: There is no option "Durian". There is: "Apple", "Banana", "Cherry".',
    );
    expect(document.querySelector("#list")).toBe(null);
    expect(find("#c").textContent).toBe("Apple");
  });

  test("an open listbox", async () => {
    const page = openPage(
      `<div role="listbox" tabindex="0" aria-label="Size" id="b"><div role="option" id="o1" tabindex="-1">Small</div><div role="option" tabindex="-1" id="o2">Large</div></div>`,
    );
    find("#b").addEventListener("click", (event) => {
      (event.target as Element).setAttribute("aria-selected", "true");
    });
    await page.done({ type: "select_option", on: "Size", option: "Large" });
    expect(find("#o2").getAttribute("aria-selected")).toBe("true");
  });

  test("that shows only what matches what is typed", async () => {
    const page = openPage(
      `<input id="i" role="combobox" aria-label="City" aria-controls="l" aria-expanded="false" autocomplete="off"><ul id="l" role="listbox"></ul>`,
    );
    const field = find<HTMLInputElement>("#i");
    const cities = Array.from({ length: 500 }, (_, i) => `City ${i}`);
    const draw = () => {
      const hits = field.value ? cities.filter((city) => city.startsWith(field.value)).slice(0, 5) : [];
      find("#l").innerHTML = hits.map((city) => `<li role="option">${city}</li>`).join("");
    };
    field.addEventListener("input", () => setTimeout(draw, 150));
    find("#l").addEventListener("mousedown", (event) => {
      event.preventDefault();
      field.value = (event.target as Element).textContent ?? "";
      find("#l").innerHTML = "";
    });
    const effect = await page.done({ type: "select_option", on: "City", option: "City 321" });
    expect(field.value).toBe("City 321");
    expect(effect.value).toBe("City 321");
  });

  test("that draws only what is in view", async () => {
    const page = openPage(BUTTON);
    const control = find("#c");
    control.onclick = () => {
      const box = document.createElement("div");
      box.id = "list";
      box.setAttribute("role", "listbox");
      box.style.cssText = "position:absolute;top:150px;width:200px;height:100px;overflow:auto;background:#fff";
      const draw = () => {
        const from = Math.floor(box.scrollTop / 20);
        box.innerHTML = `<div style="height:4000px;position:relative">${Array.from(
          { length: 6 },
          (_, i) =>
            `<div role="option" style="position:absolute;top:${(from + i) * 20}px;height:20px">Item ${from + i}</div>`,
        ).join("")}</div>`;
      };
      draw();
      box.onscroll = draw;
      box.onclick = (event) => {
        control.textContent = (event.target as Element).textContent;
        box.remove();
      };
      document.body.append(box);
    };
    await page.done({ type: "select_option", on: "Fruit", option: "Item 120" });
    expect(control.textContent).toBe("Item 120");
  });

  test("nothing that is no list is pressed to find out", async () => {
    const page = openPage(`<button>Delete all</button>`);
    const log = record(document, "click");
    expect(await page.refused({ type: "select_option", on: "Delete all", option: "x" })).toMatch(/^wrong_type/);
    expect(log).toEqual([]);
  });
});

describe("check", () => {
  test.for([
    ["checkbox", `<label><input id="x" type="checkbox"> It</label>`],
    ["radio", `<label><input id="x" type="radio" name="r"> It</label>`],
    ["native switch", `<label><input id="x" type="checkbox" role="switch"> It</label>`],
    ["checkbox by role", `<div id="x" role="checkbox" tabindex="0" aria-checked="false">It</div>`],
    ["switch by role, no state yet", `<div id="x" role="switch" tabindex="0">It</div>`],
    ["toggle button", `<button id="x" aria-pressed="false">It</button>`],
    [
      "hidden box in a tile",
      `<label style="display:block;padding:9px"><input id="x" type="checkbox" style="position:absolute;opacity:0;width:0;height:0"> It</label>`,
    ],
    [
      "covered box",
      `<div style="position:relative;width:40px;height:20px"><input id="x" type="checkbox" aria-label="It" style="width:40px;height:20px;margin:0"></div>`,
    ],
  ] as const)("%s: once, and not again", async ([, html]) => {
    const page = openPage(html);
    const control = find<HTMLInputElement>("#x");
    const custom = control.localName !== "input";
    if (custom) {
      control.onclick = () => {
        const name = control.hasAttribute("aria-pressed") ? "aria-pressed" : "aria-checked";
        control.setAttribute(name, control.getAttribute(name) === "true" ? "false" : "true");
      };
    }
    const log = record(control, "click");
    const effect = await page.done({ type: "check", on: "It", checked: true });
    expect(effect.checked ?? effect.pressed).toBe(true);
    expect(log).toEqual(["click"]);
    const again = await page.done({ type: "check", on: "It", checked: true });
    expect(again.changed).toBe(false);
    expect(log).toEqual(["click"]);
  });

  test("unchecks", async () => {
    const page = openPage(`<label><input id="x" type="checkbox" checked> It</label>`);
    const effect = await page.done({ type: "check", on: "It", checked: false });
    expect(effect.checked).toBe(false);
  });

  test("three states: on from half-way", async () => {
    const page = openPage(`<div id="x" role="checkbox" tabindex="0" aria-checked="mixed">All</div>`);
    const next: Record<string, string> = { mixed: "false", false: "true", true: "mixed" };
    find("#x").onclick = () => {
      find("#x").setAttribute("aria-checked", next[find("#x").getAttribute("aria-checked") ?? ""] as string);
    };
    const effect = await page.done({ type: "check", on: "All", checked: true });
    expect(effect.checked).toBe(true);
  });

  test("a page that refuses the change is told as it is", async () => {
    const page = openPage(`<div id="x" role="checkbox" tabindex="0" aria-checked="false">It</div>`);
    const effect = await page.done({ type: "check", on: "It", checked: true });
    expect(effect).toEqual({ changed: false });
  });

  test("refused: a radio can't be unchecked, a button has no state", async () => {
    const page = openPage(`<label><input type="radio" checked> One</label><button>Two</button>`);
    expect(await page.refused({ type: "check", on: "One", checked: false })).toMatch(/^wrong_type: A radio/);
    expect(await page.refused({ type: "check", on: "Two", checked: true })).toMatch(/^wrong_type/);
  });
});
