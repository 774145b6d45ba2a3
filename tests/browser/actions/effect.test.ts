import { describe, expect, test } from "vitest";
import { diffEffect, type Seen } from "../../../src/actions/effect/diffEffect";
import type { Facts } from "../../../src/actions/effect/facts";
import type { IndexEntry, PageIndex } from "../../../src/protocol";
import { find, openPage } from "./page";

const index = (texts: string[], more: Partial<PageIndex> = {}): PageIndex => ({
  generation: 1,
  url: "",
  title: "",
  reason: "action",
  entries: texts.map((text, i): IndexEntry => ({ id: i + 1, type: "button", text, visible: true })),
  total: texts.length,
  scroll: { x: 0, y: 0, width: 1, height: 1, scrollWidth: 1, scrollHeight: 1 },
  ...more,
});
const facts = (more: Partial<Facts> = {}): Facts => ({
  url: "https://a.example/",
  index: index(["Save"]),
  dialogs: new Map(),
  focused: undefined,
  target: undefined,
  typed: undefined,
  scroll: { x: 0, y: 0 },
  ...more,
});
const nothing: Seen = {
  touched: false,
  leaving: false,
  download: false,
  newTab: false,
  blockedPopup: false,
  messages: [],
};
const entry = (more: Partial<IndexEntry>): IndexEntry => ({
  id: 0,
  type: "text",
  text: "Name",
  visible: true,
  ...more,
});

describe("the difference of two readings", () => {
  test.for([
    ["nothing", facts(), facts(), { changed: false }],
    ["address", facts(), facts({ url: "https://a.example/b" }), { changed: true, url: "https://a.example/b" }],
    ["dialog opened", facts(), facts({ dialogs: new Map([[1, "Sure?"]]) }), { changed: true, dialogOpened: "Sure?" }],
    ["dialog closed", facts({ dialogs: new Map([[1, "Sure?"]]) }), facts(), { changed: true, dialogClosed: "Sure?" }],
    [
      "entries",
      facts({ index: index(["A", "B", "B"]) }),
      facts({ index: index(["B", "C"]) }),
      { changed: true, added: ["C"], removed: ["A", "B"] },
    ],
    ["another order", facts({ index: index(["A", "B"]) }), facts({ index: index(["B", "A"]) }), { changed: false }],
    [
      "cut indexes",
      facts({ index: index(["A"], { total: 400 }) }),
      facts({ index: index(["B"], { total: 400 }) }),
      { changed: false },
    ],
    [
      "value",
      facts({ target: entry({}) }),
      facts({ target: entry({ value: "Ada" }) }),
      { changed: true, value: "Ada" },
    ],
    ["cleared", facts({ target: entry({ value: "Ada" }) }), facts({ target: entry({}) }), { changed: true, value: "" }],
    [
      "secret",
      facts({ target: entry({ sensitive: true }), typed: "" }),
      facts({ target: entry({ sensitive: true }), typed: "pw" }),
      { changed: true },
    ],
    [
      "checked",
      facts({ target: entry({}) }),
      facts({ target: entry({ checked: true }) }),
      { changed: true, checked: true },
    ],
    [
      "unchecked",
      facts({ target: entry({ checked: "mixed" }) }),
      facts({ target: entry({}) }),
      { changed: true, checked: false },
    ],
    [
      "collapsed",
      facts({ target: entry({ expanded: true }) }),
      facts({ target: entry({ expanded: false }) }),
      { changed: true, expanded: false },
    ],
    ["scrolled", facts(), facts({ scroll: { x: 0, y: 40.4 } }), { changed: true, scrolled: { x: 0, y: 40 } }],
    ["focus", facts(), facts({ focused: { element: 1, text: "Name" } }), { changed: true, focused: "Name" }],
  ] as const)("%s", ([, before, after, effect]) => {
    expect(diffEffect(before, after, nothing)).toEqual(effect);
  });

  test("at most ten entries and five messages", () => {
    const many = Array.from({ length: 30 }, (_, i) => `N${i}`);
    const effect = diffEffect(facts(), facts({ index: index(many) }), { ...nothing, messages: many });
    expect(effect.added).toHaveLength(10);
    expect(effect.messages).toHaveLength(5);
  });
});

describe("what is seen on a page", () => {
  const button = (html: string, act: () => void) => {
    const page = openPage(`<button id="go">Go</button>${html}`);
    find("#go").onclick = act;
    return page.done({ type: "click", on: "Go" });
  };

  test("a dead button changes nothing, though it takes the focus", async () => {
    expect(await button("", () => {})).toEqual({ changed: false });
  });

  test("any text that changed counts", async () => {
    expect(await button("<p id=p>0</p>", () => (find("#p").textContent = "1"))).toEqual({ changed: true });
  });

  test("what is drawn anew just as it was doesn't", async () => {
    const effect = await button("<ul id=l><li>One</li></ul>", () => (find("#l").innerHTML = "<li>One</li>"));
    expect(effect).toEqual({ changed: false });
  });

  test("entries that came and went", async () => {
    const effect = await button(`<button id="a">Old</button>`, () => {
      find("#a").remove();
      document.body.insertAdjacentHTML("beforeend", `<button>New</button>`);
    });
    expect(effect).toMatchObject({ added: ["New"], removed: ["Old"] });
  });

  test("a dialog that opens, and the focus that goes into it", async () => {
    const effect = await button(`<dialog><h2>Delete it?</h2><button>Yes</button></dialog>`, () =>
      find<HTMLDialogElement>("dialog").showModal(),
    );
    expect(effect).toMatchObject({ dialogOpened: "Delete it?", focused: "Yes" });
  });

  test("a toast in a live region, and the same one again", async () => {
    const page = openPage(`<button id="go">Go</button><div role="status" id="s"></div>`);
    find("#go").onclick = () => {
      find("#s").textContent = "";
      setTimeout(() => (find("#s").textContent = "Added to cart"), 30);
    };
    expect((await page.done({ type: "click", on: "Go" })).messages).toEqual(["Added to cart"]);
    expect((await page.done({ type: "click", on: "Go" })).messages).toEqual(["Added to cart"]);
  });

  test("an alert that is inserted", async () => {
    const effect = await button("", () =>
      document.body.insertAdjacentHTML("beforeend", `<div role="alert">Card <b>declined</b></div>`),
    );
    expect(effect.messages).toEqual(["Card declined"]);
  });

  test("an error note that is only shown", async () => {
    const effect = await button(
      `<p class="field-error" id="e" hidden>Name is required</p><p class="error">Old one</p>`,
      () => find("#e").removeAttribute("hidden"),
    );
    expect(effect.messages).toEqual(["Name is required"]);
  });

  test("the browser's own validation", async () => {
    const page = openPage(`<form><label>Email <input type="email" required></label><button>Send</button></form>`);
    const effect = await page.done({ type: "click", on: "Send" });
    expect(effect.messages?.[0]).toMatch(/^Email: ./);
  });

  test("an address that changes without a load", async () => {
    const home = location.href;
    const effect = await button("", () => history.pushState(null, "", "#cart"));
    expect(effect.url).toMatch(/#cart$/);
    history.replaceState(null, "", home);
  });

  test("what comes late, after a busy mark", async () => {
    const effect = await button(`<div id="box"></div>`, () => {
      find("#box").setAttribute("aria-busy", "true");
      setTimeout(() => {
        find("#box").innerHTML = "<button>Result</button>";
        find("#box").removeAttribute("aria-busy");
      }, 700);
    });
    expect(effect.added).toEqual(["Result"]);
  });

  test("what comes late, while the button is disabled", async () => {
    const effect = await button(`<div id="box"></div>`, () => {
      find<HTMLButtonElement>("#go").disabled = true;
      setTimeout(() => {
        find("#box").innerHTML = "<button>Accept</button>";
        find<HTMLButtonElement>("#go").disabled = false;
      }, 700);
    });
    expect(effect.added).toEqual(["Accept"]);
  });

  test("a clock that never rests is not waited for", async () => {
    const page = openPage(`<button>Go</button><p id="c"></p>`);
    let ticks = 0;
    const timer = setInterval(() => (find("#c").textContent = `${++ticks}`), 10);
    const began = ticks;
    await page.done({ type: "click", on: "Go" });
    clearInterval(timer);
    expect(ticks - began).toBeLessThan(120);
  });

  test("values of other fields", async () => {
    const effect = await button(`<input id="i" aria-label="Name" value="x">`, () => {
      find<HTMLInputElement>("#i").value = "";
    });
    expect(effect.changed).toBe(true);
  });

  test("a file that is downloaded", async () => {
    const href = URL.createObjectURL(new Blob(["x"]));
    const page = openPage(`<a href="${href}" download="x.txt">Report</a>`);
    const effect = await page.done({ type: "click", on: "Report" });
    expect(effect).toMatchObject({ changed: true, download: true });
    expect(effect.navigating).toBe(undefined);
  });

  test("a mail link leaves nothing", async () => {
    const page = openPage(`<a href="mailto:a@b.example">Mail</a>`);
    expect(await page.done({ type: "click", on: "Mail" })).toEqual({ changed: false });
  });
});

describe("a page that goes on loading", () => {
  test.for([
    ["a progress bar without a value", `<progress></progress>`],
    ["a region that says it is busy", `<div aria-busy="true">…</div>`],
  ] as const)("%s is waited for, longer than any other page", async ([, mark]) => {
    const page = openPage(`<button>Search</button><div id="r"></div>`);
    find("button").onclick = () => {
      find("#r").innerHTML = mark;
      setTimeout(() => {
        find("#r").innerHTML = "<button>Result</button>";
      }, 2500);
    };
    const effect = await page.done({ type: "click", on: "Search" });
    expect(effect.added).toEqual(["Result"]);
  });

  test("a router that is on its way is waited for", async () => {
    const page = openPage(`<button>Orders</button><div id="r"></div>`);
    const { navigation } = window as unknown as { navigation: EventTarget };
    const intercept = (event: Event) => {
      const handler = () =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            find("#r").innerHTML = "<button>Order 7</button>";
            resolve();
          }, 900);
        });
      (event as unknown as { intercept(options: object): void }).intercept({ handler });
    };
    navigation.addEventListener("navigate", intercept, { once: true });
    const before = location.href;
    find("button").onclick = () => history.pushState(null, "", "?orders");
    const effect = await page.done({ type: "click", on: "Orders" });
    history.replaceState(null, "", before);
    expect(effect).toMatchObject({ url: expect.stringContaining("?orders"), added: ["Order 7"] });
  });

  test("a dialog that fades out is told as closed", async () => {
    const page = openPage(
      `<style>dialog{transition:opacity .4s}.out{opacity:0}</style><dialog open aria-label="Help" style="width:400px;height:200px"><button>Shut</button></dialog>`,
    );
    const dialog = find("dialog");
    dialog.ontransitionend = () => dialog.remove();
    find("button").onclick = () => dialog.classList.add("out");
    const effect = await page.done({ type: "click", on: "Shut" });
    expect(effect.dialogClosed).toBe("Help");
  });
});

test("a window that a script opens in the background is told, or that it was blocked; the method is the page's own again", async () => {
  const page = openPage(`<button>Help</button>`);
  const own = window.open;
  find("button").onclick = () => window.open("about:blank", "help")?.close();
  const effect = await page.done({ type: "click", on: "Help" });
  expect(effect.newTab ?? effect.messages?.[0]).toBeTruthy();
  expect(window.open).toBe(own);
});
