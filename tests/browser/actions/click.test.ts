import { describe, expect, test } from "vitest";
import { performAction } from "../../../src/actions";
import { find, openPage, record } from "./page";

const PRESS =
  "pointerover pointerenter pointermove mouseover mouseenter mousemove pointerdown mousedown focus pointerup mouseup click";

describe("a press is the whole press", () => {
  test("every event in the order of a mouse's", async () => {
    const page = openPage(`<button id="b">Save</button>`);
    const log = record(find("#b"), PRESS);
    await page.done({ type: "click", on: "Save" });
    expect(log.join(" ")).toBe(PRESS);
  });

  test("at the real place, with the main button, trusted by what apps ask of a click", async () => {
    const page = openPage(`<button id="b" style="margin:40px"><span>Save</span></button>`);
    const seen: PointerEvent[] = [];
    document.addEventListener("pointerdown", (event) => seen.push(event), { once: true });
    document.addEventListener("click", (event) => seen.push(event as PointerEvent), { once: true });
    await page.done({ type: "click", on: "Save" });
    const [down, click] = seen as [PointerEvent, PointerEvent];
    const box = find("#b").getBoundingClientRect();
    expect(down).toMatchObject({ button: 0, buttons: 1, pointerType: "mouse", isPrimary: true, pressure: 0.5 });
    expect(click).toMatchObject({ button: 0, buttons: 0, detail: 1, composed: true, bubbles: true, cancelable: true });
    expect(click.view).toBe(window);
    expect((click.target as Element).localName).toBe("span");
    expect(Math.abs((click.clientX as number) - (box.left + box.width / 2))).toBeLessThanOrEqual(1);
    expect(Math.abs((click.clientY as number) - (box.top + box.height / 2))).toBeLessThanOrEqual(1);
  });

  test("the page's own work is done between two events", async () => {
    const page = openPage(`<button id="b">Save</button>`);
    const log: string[] = [];
    find("#b").addEventListener("pointerdown", () => {
      queueMicrotask(() => log.push("microtask"));
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => log.push("task");
      port2.postMessage(0);
    });
    find("#b").addEventListener("mousedown", () => log.push("mousedown"));
    find("#b").addEventListener("mouseup", () => log.push("mouseup"));
    await page.done({ type: "click", on: "Save" });
    expect(log).toEqual(["microtask", "mousedown", "task", "mouseup"]);
  });

  test("a cancelled pointerdown takes the mouse events and the focus away, not the click", async () => {
    const page = openPage(`<button id="b">Menu</button>`);
    find("#b").addEventListener("pointerdown", (event) => event.preventDefault());
    const log = record(find("#b"), "mousedown mouseup click focus");
    await page.done({ type: "click", on: "Menu" });
    expect(log).toEqual(["click"]);
  });

  test("a cancelled mousedown leaves the focus where it is", async () => {
    const page = openPage(`<input id="i" aria-label="Text"><button id="b">Bold</button>`);
    find("#i").focus();
    find("#b").addEventListener("mousedown", (event) => event.preventDefault());
    await page.done({ type: "click", on: "Bold" });
    expect(document.activeElement).toBe(find("#i"));
  });

  test("a press on what takes no focus takes it from a field", async () => {
    const page = openPage(`<input id="i" aria-label="Text"><div id="d" onclick="">Plain</div>`);
    find("#i").focus();
    const log = record(find("#i"), "blur");
    await page.done({ type: "click", on: "Plain" });
    expect(log).toEqual(["blur"]);
  });

  test("leaves what it was over before", async () => {
    const page = openPage(`<button id="a">One</button><button id="b">Two</button>`);
    await page.done({ type: "hover", on: "One" });
    const log = record(find("#a"), "pointerout pointerleave mouseout mouseleave", (event) => {
      return `${event.type}>${((event as MouseEvent).relatedTarget as Element | null)?.id}`;
    });
    await page.done({ type: "click", on: "Two" });
    expect(log).toEqual(["pointerout>b", "pointerleave>b", "mouseout>b", "mouseleave>b"]);
  });

  test("what is drawn anew between press and release is not clicked, as with a mouse", async () => {
    const page = openPage(`<div id="box"><button id="b">Save</button></div>`);
    let clicks = 0;
    const draw = () => {
      find("#box").innerHTML = `<button id="b">Save</button>`;
      find("#b").onclick = () => clicks++;
    };
    draw();
    find("#box").addEventListener("pointerdown", draw, { once: true });
    const effect = await page.done({ type: "click", on: "Save" });
    expect(clicks).toBe(0);
    expect(effect.changed).toBe(false);
  });
});

describe("activation happens once", () => {
  test.for([
    [`<label><input type="checkbox" id="x"> Terms</label>`, "Terms"],
    [`<input type="checkbox" id="x"><label for="x">Terms</label>`, "Terms"],
    [
      `<label style="display:block"><span>Terms</span><input type="checkbox" id="x" style="position:absolute;opacity:0;width:0;height:0"></label>`,
      "Terms",
    ],
    [
      `<style>.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}</style><div style="position:relative"><input class="sr" type="checkbox" id="x"><label for="x">Terms</label></div>`,
      "Terms",
    ],
  ] as const)("checkbox: %s", async ([html, name]) => {
    const page = openPage(html);
    const log = record(find("#x"), "change");
    const effect = await page.done({ type: "click", on: name });
    expect(find<HTMLInputElement>("#x").checked).toBe(true);
    expect(log).toEqual(["change"]);
    expect(effect.checked).toBe(true);
  });

  test("a label is not pressed on the link in it", async () => {
    const page = openPage(
      `<label style="display:block;width:400px"><input type="checkbox" id="x" style="position:absolute;opacity:0;width:0;height:0">
       <a href="#terms" style="display:block;margin:0 auto;width:200px">I agree to the terms</a> and go on</label>`,
    );
    await page.done({ type: "check", on: "I agree to the terms and go on", checked: true });
    expect(find<HTMLInputElement>("#x").checked).toBe(true);
    expect(location.hash).not.toBe("#terms");
  });

  test("summary opens, submit submits with itself as the submitter", async () => {
    const page = openPage(
      `<details id="d"><summary>More</summary><p>Text</p></details><form id="f"><button name="go" id="s">Send</button></form>`,
    );
    const by: (string | undefined)[] = [];
    find("#f").addEventListener("submit", (event) => {
      event.preventDefault();
      by.push((event as SubmitEvent).submitter?.id);
    });
    const opened = await page.done({ type: "click", on: "More" });
    expect(find<HTMLDetailsElement>("#d").open).toBe(true);
    expect(opened.expanded).toBe(true);
    await page.done({ type: "click", on: "Send" });
    expect(by).toEqual(["s"]);
  });

  test("a link of the page's own script runs", async () => {
    const page = openPage(`<a href="#there">There</a>`);
    const effect = await page.done({ type: "click", on: "There" });
    expect(effect.url).toMatch(/#there$/);
    history.replaceState(null, "", location.pathname + location.search);
  });
});

describe("where it is pressed", () => {
  test("not where a control inside would take the press", async () => {
    const page = openPage(
      `<div role="button" id="card" tabindex="0" style="width:300px;height:80px;display:grid;place-items:center">Card<button id="del">Delete</button></div>`,
    );
    const log = record(document, "click", (event) => (event.target as Element).id);
    await page.done({ type: "click", on: "Card Delete" });
    expect(log).toEqual(["card"]);
  });

  test("a link that is broken over two lines is pressed on one of them", async () => {
    const page = openPage(
      `<p style="width:120px;font:16px/40px monospace">Some words <a id="l" href="#x">go far here</a></p>`,
    );
    const log = record(find("#l"), "click");
    await page.done({ type: "click", on: "go far here" });
    expect(log).toEqual(["click"]);
    history.replaceState(null, "", location.pathname + location.search);
  });

  test("a target under a sticky header is scrolled clear of it", async () => {
    const page = openPage(
      `<header style="position:sticky;top:0;height:120px;background:#ccc">Top</header>
       <div style="height:300px"></div><button id="b">Pay</button><div style="height:3000px"></div>`,
    );
    const log = record(find("#b"), "click");
    window.scrollTo(0, find("#b").getBoundingClientRect().top - 60);
    await page.done({ type: "click", on: "Pay" });
    expect(log).toEqual(["click"]);
  });

  test("a target far down, in a box that scrolls smoothly, is brought into view", async () => {
    const page = openPage(
      `<div style="height:900px"></div><div id="box" style="height:200px;overflow:auto;scroll-behavior:smooth"><div style="height:900px"></div><button id="b">Deep</button></div><div style="height:900px"></div>`,
    );
    const log = record(find("#b"), "click");
    const effect = await page.done({ type: "click", on: "Deep" });
    expect(log).toEqual(["click"]);
    expect(effect).toEqual({ changed: false });
  });

  test("a menu that unfolds is pressed when it rests", async () => {
    const page = openPage(
      `<style>@keyframes down { from { transform: translateY(-200px) } }</style><div style="margin-top:300px;animation:down 300ms linear"><button id="b">Item</button></div>`,
    );
    const places: number[] = [];
    find("#b").addEventListener("pointerdown", () => places.push(find("#b").getBoundingClientRect().top));
    await page.done({ type: "click", on: "Item" });
    expect(places).toEqual([find("#b").getBoundingClientRect().top]);
  });

  test("inside an open shadow root, starting at the deepest element there", async () => {
    const page = openPage(`<div id="host"><b slot="x">Follow</b></div>`);
    const root = find("#host").attachShadow({ mode: "open" });
    root.innerHTML = `<button><slot name="x"></slot></button>`;
    const paths: string[][] = [];
    document.addEventListener(
      "click",
      (event) => paths.push(event.composedPath().map((node) => (node as Element).localName ?? "")),
      { once: true },
    );
    await page.done({ type: "click", on: "Follow" });
    expect(paths).toHaveLength(1);
    expect(paths[0]).toContain("button");
  });

  test("inside a frame, in the frame's own coordinates and window", async () => {
    const page = openPage(
      `<div style="height:150px"></div><iframe style="border:7px solid;padding:5px" srcdoc="<button>Inner</button>"></iframe>`,
    );
    const frame = find<HTMLIFrameElement>("iframe");
    await expect.poll(() => frame.contentDocument?.querySelector("button")).toBeTruthy();
    const button = frame.contentDocument?.querySelector("button") as HTMLElement;
    const clicks: MouseEvent[] = [];
    button.addEventListener("click", (event) => clicks.push(event));
    await page.done({ type: "click", on: "Inner" });
    const box = button.getBoundingClientRect();
    expect(clicks).toHaveLength(1);
    expect(clicks[0]?.view).toBe(frame.contentWindow);
    expect(Math.abs((clicks[0]?.clientX as number) - (box.left + box.width / 2))).toBeLessThanOrEqual(1);
    expect(Math.abs((clicks[0]?.clientY as number) - (box.top + box.height / 2))).toBeLessThanOrEqual(1);
  });

  test("an area of an image map, in the middle of its shape", async () => {
    const page = openPage(
      `<img usemap="#m" width="200" height="100" alt="Plan" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"><map name="m"><area href="#kitchen" alt="Kitchen" shape="rect" coords="100,0,200,100"></map>`,
    );
    const clicks: MouseEvent[] = [];
    find("area").addEventListener("click", (event) => clicks.push(event));
    await page.done({ type: "click", on: "Kitchen" });
    expect(clicks).toHaveLength(1);
    expect(
      Math.abs((clicks[0]?.clientX as number) - (find("img").getBoundingClientRect().left + 150)),
    ).toBeLessThanOrEqual(1);
    history.replaceState(null, "", location.pathname + location.search);
  });

  test("what only the chat covers is pressed through it", async () => {
    const page = openPage(
      `<button id="b">Below</button><div id="ai-chat-widget-container" data-leflux-ignore style="position:fixed;inset:0;background:#eee">Chat</div>`,
    );
    const log = record(find("#b"), "click");
    await page.done({ type: "click", on: "Below" });
    expect(log).toEqual(["click"]);
  });
});

describe("refused where a person would fail", () => {
  const scrim = (text: string) => `<div id="scrim" style="position:fixed;inset:0;background:#fff9">${text}</div>`;

  test("covered: by what, by name", async () => {
    const page = openPage(
      `<button>Buy</button>${scrim(`<div role="dialog" aria-label="Cookies"><p>We bake.</p></div>`)}`,
    );
    // The index leaves out what a curtain covers, so the target is known from before.
    find("#scrim").hidden = true;
    const index = page.indexer.scan();
    find("#scrim").hidden = false;
    find("#scrim").style.display = "";
    const id = index.entries.find(({ text }) => text === "Buy")?.id as number;
    const result = await performAction(
      page.indexer,
      { type: "click", id, generation: index.generation },
      { timeoutMs: 100 },
    );
    expect(result).toMatchObject({ status: "refused", code: expect.stringMatching(/covered|hidden/) });
  });

  test("a busy layer that goes away is waited for", async () => {
    const page = openPage(`<button id="b">Buy</button><div id="busy" style="position:fixed;inset:0">Loading</div>`);
    const log = record(find("#b"), "click");
    setTimeout(() => find("#busy").remove(), 250);
    await page.done({ type: "click", on: "Buy" });
    expect(log).toEqual(["click"]);
  });

  test("a busy layer that stays is named", async () => {
    const page = openPage(`<button>Buy</button><div style="position:fixed;inset:0">Loading prices</div>`);
    expect(await page.refused({ type: "click", on: "Buy" }, { timeoutMs: 150 })).toBe(
      'covered: It is covered by "Loading prices".',
    );
  });

  test("disabled, by itself, by its fieldset, by ARIA", async () => {
    const page = openPage(
      `<button disabled>One</button><fieldset disabled><button>Two</button></fieldset><div role="button" tabindex="0" aria-disabled="true">Three</div>`,
    );
    const log = record(document, "click pointerdown");
    for (const name of ["One", "Two", "Three"])
      expect(await page.refused({ type: "click", on: name })).toMatch(/^disabled: the button ".*" is disabled/);
    expect(log).toEqual([]);
  });

  test("what takes no presses by its style", async () => {
    const page = openPage(`<button style="pointer-events:none">Ghost</button>`);
    expect(await page.refused({ type: "click", on: "Ghost" }, { timeoutMs: 100 })).toMatch(/^disabled: /);
  });
});
