import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { createIndexer } from "../../../src/indexer/createIndexer";
import type { Indexer } from "../../../src/indexer/types";
import { find, idOf, listed, marks, showPage, turns, untilFresh, untilListed } from "./page";

const home = location.href;
let indexer: Indexer;
let styles: HTMLStyleElement;

/** Shows a page, reads it, and watches it with a short debounce. */
function watched(html: string, options: Parameters<typeof createIndexer>[0] = {}): Indexer {
  showPage(html);
  indexer = createIndexer({ debounceMs: 20, maxWaitMs: 200, ...options });
  indexer.scan("open");
  indexer.watch();
  return indexer;
}

const css = (text: string) => {
  styles.textContent = text;
};

beforeEach(() => {
  styles = document.head.appendChild(document.createElement("style"));
});
afterEach(() => {
  indexer.destroy();
  expect(marks()).toEqual({});
  styles.remove();
  document.body.replaceChildren();
  history.replaceState(null, "", home);
});

describe("a rescan follows", () => {
  it("when a control appears, and marks it", async () => {
    watched("<button id=a>Refresh</button><div id=out></div>");
    find("#out").innerHTML = "<button id=n>Retry</button>";
    expect(indexer.getSnapshot().status).toBe("fresh");
    await untilListed(indexer, ["Refresh", "Retry"]);
    expect(indexer.getSnapshot()).toMatchObject({ generation: 2, reason: "mutation", status: "fresh" });
    expect(marks()).toEqual({ a: "1", n: "2" });
  });

  it("when a class reveals one", async () => {
    css("#p{display:none}#p.open{display:block}");
    watched("<h1>Desk</h1><div id=p><button>Export</button></div>");
    find("#p").classList.add("open");
    await untilListed(indexer, ["Export"]);
  });

  it("when a style sheet arrives or goes", async () => {
    watched("<button class=x>Export</button><button>Stay</button>");
    css(".x{display:none}");
    await untilListed(indexer, ["Stay"]);
    css("");
    await untilListed(indexer, ["Export", "Stay"]);
  });

  it("when a linked style sheet has loaded", async () => {
    watched("<button class=x>Export</button><button>Stay</button>");
    const href = URL.createObjectURL(new Blob([".x{display:none}"], { type: "text/css" }));
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    document.head.append(link);
    await untilListed(indexer, ["Stay"]);
    link.remove();
  });

  it("when a checked box opens a menu of CSS alone", async () => {
    css("nav{display:none}:checked~nav{display:block}");
    watched("<input type=checkbox id=t><label for=t>Menu</label><nav><a href=#team>Team page</a></nav>");
    find("#t").click();
    await untilListed(indexer, ["Menu", "Team page"]);
  });

  it("when a popover opens and closes", async () => {
    watched("<button popovertarget=p>More</button><div popover id=p><a href=#x>Settings</a></div>");
    find("#p").showPopover();
    await untilListed(indexer, ["More", "Settings"]);
    find("#p").hidePopover();
    await untilListed(indexer, ["More"]);
  });

  it("when a panel has faded in", async () => {
    css("#p{opacity:0;transition:opacity .15s}#p.open{opacity:1}");
    watched("<div id=p><button>Export</button></div>", { debounceMs: 5 });
    find("#p").classList.add("open");
    await untilListed(indexer, ["Export"]);
  });

  it("when an animation has brought a panel in", async () => {
    css("@keyframes in{from{opacity:0}to{opacity:1}}#p.open{animation:in .15s}");
    watched("<div id=p hidden><button>Export</button></div>", { debounceMs: 5 });
    find("#p").classList.add("open");
    find("#p").hidden = false;
    await untilListed(indexer, ["Export"]);
    await untilFresh(indexer);
  });

  it("when the window is resized", async () => {
    watched("<button>Go</button>");
    dispatchEvent(new Event("resize"));
    await expect.poll(() => indexer.getSnapshot().generation).toBe(2);
  });

  it("when the whole body is another", async () => {
    watched("<button>Old</button>");
    const body = document.createElement("body");
    body.innerHTML = "<button>New</button>";
    document.documentElement.replaceChild(body, document.body);
    await untilListed(indexer, ["New"]);
    document.body.insertAdjacentHTML("beforeend", "<button>Later</button>");
    await untilListed(indexer, ["New", "Later"]);
  });

  it("at the maximum wait on a page that never rests", async () => {
    watched("<button id=b>0</button>", { debounceMs: 60_000, maxWaitMs: 100 });
    let ticks = 0;
    const clock = setInterval(() => {
      find("#b").textContent = `${++ticks}`;
    }, 10);
    await expect.poll(() => indexer.getSnapshot().generation).toBeGreaterThan(2);
    clearInterval(clock);
  });
});

describe("trees of their own are watched:", () => {
  it("a shadow tree that was there", async () => {
    showPage("<div id=h></div>");
    const shadow = find("#h").attachShadow({ mode: "open" });
    shadow.innerHTML = "<p>Loading</p>";
    indexer = createIndexer({ debounceMs: 20 });
    indexer.scan();
    indexer.watch();
    shadow.innerHTML = "<button>Book</button>";
    await untilListed(indexer, ["Book"]);
  });

  it("a shadow tree that comes later, and one inside it", async () => {
    watched("<div id=out></div>");
    const [host, inner] = [document.createElement("div"), document.createElement("div")];
    const shadow = host.attachShadow({ mode: "open" });
    shadow.innerHTML = "<button>Outer</button>";
    find("#out").append(host);
    await untilListed(indexer, ["Outer"]);
    inner.attachShadow({ mode: "open" });
    shadow.append(inner);
    await untilFresh(indexer);
    await expect.poll(() => indexer.getSnapshot().generation).toBe(3);
    (inner.shadowRoot as ShadowRoot).innerHTML = "<button>Inner</button>";
    await untilListed(indexer, ["Outer", "Inner"]);
  });

  it("that of an element whose definition comes later", async () => {
    watched("<late-panel></late-panel>");
    customElements.define(
      "late-panel",
      class extends HTMLElement {
        constructor() {
          super();
          this.attachShadow({ mode: "open" }).innerHTML = "<button>Upgraded</button>";
        }
      },
    );
    await untilListed(indexer, ["Upgraded"]);
  });

  it("a choice in a shadow tree", async () => {
    showPage("<div id=h></div>");
    const shadow = find("#h").attachShadow({ mode: "open" });
    shadow.innerHTML = `<style>p{display:none}:checked~p{display:block}</style>
      <input type=checkbox aria-label=More><p><button>Extra</button></p>`;
    indexer = createIndexer({ debounceMs: 20 });
    indexer.scan();
    indexer.watch();
    find("input", shadow).click();
    await untilListed(indexer, ["More", "Extra"]);
  });

  it("a frame that loads later, goes on living and goes elsewhere", async () => {
    watched("<button>Page</button><div id=out></div>");
    find("#out").innerHTML = "<iframe id=f srcdoc='<button>One</button><p id=o></p>'></iframe>";
    await untilListed(indexer, ["Page", "One"]);
    find("#o", find<HTMLIFrameElement>("#f").contentDocument as Document).innerHTML = "<button>Two</button>";
    await untilListed(indexer, ["Page", "One", "Two"]);
    find<HTMLIFrameElement>("#f").srcdoc = "<button>Elsewhere</button>";
    await untilListed(indexer, ["Page", "Elsewhere"]);
    find("#f").remove();
    await untilListed(indexer, ["Page"]);
  });
});

describe("no rescan follows", () => {
  /** Lets the page go on for many times the debounce. */
  const stays = async (each?: (turn: number) => void) => {
    const { generation } = indexer.getSnapshot();
    await turns(20, each);
    expect(indexer.getSnapshot()).toMatchObject({ generation, status: "fresh" });
  };

  it("on an idle page with an endless animation, whatever is scanned by hand", async () => {
    css("@keyframes s{to{transform:rotate(1turn)}}#sp,button{animation:s .1s linear infinite;width:9px}");
    watched("<div id=sp></div><button>Nothing</button><label>Name <input></label>", { debounceMs: 5 });
    await stays();
    indexer.scan();
    await stays();
  });

  it("on a page with a clock, a spinner and a progress bar", async () => {
    watched("<p id=c>0</p><i id=s></i><progress id=p max=99></progress><button>Nothing</button>", { debounceMs: 5 });
    await stays((turn) => {
      find("#c").textContent = `${turn}`;
      find("#s").style.transform = `rotate(${turn}deg)`;
      find<HTMLProgressElement>("#p").value = turn;
    });
  });

  it("while one types", async () => {
    watched("<label>Name <input id=i></label><div contenteditable id=e></div>", { debounceMs: 5 });
    await userEvent.type(find("#i"), "Ada Lovelace");
    await userEvent.click(find("#e"));
    await userEvent.keyboard("Notes on the engine");
    expect(find("#e").textContent).toBe("Notes on the engine");
    await stays();
  });

  it("when what listens to the index draws under data-leflux-ignore", async () => {
    watched("<button>Page</button><div data-leflux-ignore id=d></div>", { debounceMs: 5 });
    indexer.subscribe(() => {
      find("#d").innerHTML = `<button>Generation ${indexer.getSnapshot().generation}</button>`;
    });
    indexer.scan();
    expect(find("#d").textContent).toBe("Generation 2");
    await stays();
  });

  it.each([
    ["at once", (draw: () => void) => draw()],
    ["as React does it", (draw: () => void) => queueMicrotask(draw)],
  ])("again and again, when what listens to the index draws it where it is indexed, %s", async (_, when) => {
    watched("<button>Page</button><button id=d>0</button>", { debounceMs: 5 });
    const shown = find("#d");
    indexer.subscribe(() =>
      when(() => {
        const { generation, status } = indexer.getSnapshot();
        shown.textContent = `${status} ${generation}`;
      }),
    );
    find("#d").textContent = "begin";
    await expect.poll(() => find("#d").textContent).toBe("dirty 2");
    await turns(20);
    expect(indexer.getSnapshot()).toMatchObject({ generation: 2, status: "dirty" });
    document.body.insertAdjacentHTML("beforeend", "<button>More</button>");
    await expect.poll(() => listed(indexer)).toContain("More");
  });

  it("for changes that a scan by hand has already seen", async () => {
    watched("<div id=out></div>", { debounceMs: 5 });
    find("#out").innerHTML = "<button>Seen</button>";
    indexer.scan();
    expect(listed(indexer)).toEqual(["Seen"]);
    await stays();
  });

  it("when nobody watches any more", async () => {
    showPage("<button>Page</button>");
    indexer = createIndexer({ debounceMs: 5 });
    indexer.scan();
    const [first, second] = [indexer.watch(), indexer.watch()];
    first();
    first();
    document.body.insertAdjacentHTML("beforeend", "<button>More</button>");
    await untilListed(indexer, ["Page", "More"]);
    document.body.insertAdjacentHTML("beforeend", "<button>Pending</button>");
    second();
    await stays((turn) => document.body.insertAdjacentHTML("beforeend", `<button>${turn}</button>`));
  });

  it("before the first scan", async () => {
    showPage("<button>Page</button>");
    indexer = createIndexer({ debounceMs: 5 });
    indexer.watch();
    await turns(10, (turn) => document.body.insertAdjacentHTML("beforeend", `<button>${turn}</button>`));
    history.pushState(null, "", "#/orders");
    await turns(10);
    expect(indexer.getSnapshot()).toMatchObject({ generation: 0, status: "idle" });
  });
});

it("what changed while nobody watched is caught up with when somebody does again", async () => {
  watched("<button>Page</button>");
  indexer.destroy();
  indexer = createIndexer({ debounceMs: 20 });
  indexer.scan();
  indexer.watch()();
  document.body.insertAdjacentHTML("beforeend", "<button>Meanwhile</button>");
  indexer.watch();
  await untilListed(indexer, ["Page", "Meanwhile"]);
});

describe("a route change", () => {
  const go = (path: string, html: string) => {
    history.pushState({ key: 1 }, "", path);
    find("main").innerHTML = html;
  };

  it("is followed by a scan that names it as its reason", async () => {
    watched("<main><button>Home action</button></main>");
    go("#/orders", "<button>Orders action</button>");
    await untilListed(indexer, ["Orders action"]);
    expect(indexer.getSnapshot()).toMatchObject({ generation: 2, reason: "route", index: { url: location.href } });
  });

  it("is followed by one even when nothing mutates", async () => {
    watched("<main><button>Same</button></main>");
    history.pushState(null, "", "#/same");
    await expect.poll(() => indexer.getSnapshot()).toMatchObject({ generation: 2, reason: "route" });
  });

  it("makes ids stale at once, before the scan and though the element is the same", () => {
    watched("<main><button id=del>Delete</button></main>");
    const id = idOf(indexer, "Delete");
    expect(indexer.resolve(id, 1).ok).toBe(true);
    history.pushState(null, "", "#/customers");
    expect(indexer.resolve(id, 1)).toMatchObject({
      ok: false,
      code: "stale",
      message: expect.stringContaining("address"),
    });
  });

  it("tells its listeners in a task of its own, not within pushState", async () => {
    watched("<main><button>Go</button></main>");
    const told: string[] = [];
    indexer.subscribe(() => told.push(indexer.getSnapshot().status));
    history.pushState(null, "", "#/orders");
    expect(told).toEqual([]);
    await expect.poll(() => told).toEqual(["dirty", "fresh"]);
  });

  it("back and forth is one too", async () => {
    watched("<main><button>Home</button></main>");
    history.pushState(null, "", "#/orders");
    await expect.poll(() => indexer.getSnapshot()).toMatchObject({ generation: 2 });
    history.back();
    await expect
      .poll(() => indexer.getSnapshot())
      .toMatchObject({ generation: 3, reason: "route", index: { url: home } });
  });

  it("a return from the back/forward cache is one", async () => {
    watched("<main><button>Home</button></main>");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(indexer.resolve(1, 1)).toMatchObject({ code: "stale" });
    await expect.poll(() => indexer.getSnapshot()).toMatchObject({ generation: 2, reason: "route", status: "fresh" });
  });

  it("that a scan has already seen is none", async () => {
    watched("<main><button>Home</button></main>", { debounceMs: 5 });
    history.pushState(null, "", "#/orders");
    indexer.scan("action");
    await turns(20);
    expect(indexer.getSnapshot()).toMatchObject({ generation: 2, reason: "action", status: "fresh" });
    expect(indexer.resolve(1, 2).ok).toBe(true);
  });

  it("a router that keeps scroll positions by replaceState causes no scan", async () => {
    watched("<main><button>Home</button></main>", { debounceMs: 5 });
    await turns(20, (turn) => history.replaceState({ scroll: turn }, "", location.href));
    expect(indexer.getSnapshot()).toMatchObject({ generation: 1, status: "fresh" });
  });

  it("while nobody watched is noticed when somebody does", async () => {
    showPage("<button>Home</button>");
    indexer = createIndexer({ debounceMs: 20 });
    indexer.scan();
    history.pushState(null, "", "#/orders");
    indexer.watch();
    expect(indexer.resolve(1, 1)).toMatchObject({ code: "stale" });
    await expect.poll(() => indexer.getSnapshot()).toMatchObject({ generation: 2, reason: "route" });
  });
});

describe("while an emission is in flight", () => {
  it("mutation rescans wait, ids keep working, and the rescan comes with the release", async () => {
    watched("<button id=a>Archive</button><div id=out></div>", { debounceMs: 5 });
    const release = indexer.hold();
    expect(indexer.getSnapshot().status).toBe("fresh");
    await turns(20, (turn) => {
      find("#out").innerHTML = `<button>Live ${turn}</button>`;
    });
    expect(indexer.getSnapshot()).toMatchObject({ generation: 1, status: "held" });
    expect(indexer.resolve(1, 1)).toMatchObject({ ok: true, element: find("#a") });
    release();
    expect(indexer.getSnapshot().status).toBe("dirty");
    await untilListed(indexer, ["Archive", "Live 19"]);
    expect(indexer.getSnapshot().generation).toBe(2);
  });

  it("a rescan that was due already waits too", async () => {
    watched("<div id=out></div>", { debounceMs: 30 });
    find("#out").innerHTML = "<button>Due</button>";
    await expect.poll(() => indexer.getSnapshot().status, { interval: 1 }).toBe("dirty");
    const release = indexer.hold();
    await turns(20);
    expect(indexer.getSnapshot()).toMatchObject({ generation: 1, status: "held" });
    release();
    await untilListed(indexer, ["Due"]);
  });

  it("the last of several releases counts, each once", async () => {
    watched("<div id=out></div>", { debounceMs: 5 });
    const [one, two] = [indexer.hold(), indexer.hold()];
    find("#out").innerHTML = "<button>New</button>";
    one();
    one();
    await turns(10);
    expect(indexer.getSnapshot()).toMatchObject({ generation: 1, status: "held" });
    two();
    await untilListed(indexer, ["New"]);
  });

  it("a route change does not wait", async () => {
    watched("<main id=out></main>");
    indexer.hold();
    history.pushState(null, "", "#/orders");
    find("#out").innerHTML = "<button>Orders</button>";
    await untilListed(indexer, ["Orders"]);
    expect(indexer.getSnapshot()).toMatchObject({ generation: 2, reason: "route", status: "fresh" });
  });

  it("a scroll spy does wait, so that it starves nobody", async () => {
    watched("<button>Docs</button>", { debounceMs: 5 });
    const release = indexer.hold();
    await turns(10, (turn) => history.replaceState(null, "", `#section-${turn}`));
    expect(indexer.getSnapshot()).toMatchObject({ generation: 1, status: "held" });
    expect(indexer.resolve(1, 1).ok).toBe(true);
    release();
    await expect.poll(() => indexer.getSnapshot()).toMatchObject({ generation: 2, reason: "route" });
  });

  it("a scan by hand still scans", () => {
    watched("<button>Docs</button>");
    indexer.hold();
    expect(indexer.scan("emission").generation).toBe(2);
  });
});
