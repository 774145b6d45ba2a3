import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { createIndexer } from "../../../src/indexer/createIndexer";
import { scanPage } from "../../../src/indexer/scanPage";
import type { Indexer } from "../../../src/indexer/types";

/*
 * An indexer remembers what it read of a page that is still the same. However a page changes, what it answers must be what one would that has
 * never seen the page.
 */

const PAGE = `
  <style id=sheet>.gone{display:none} .faint{opacity:0} .unseen{visibility:hidden} .low{margin-top:900px} .menu:not(:popover-open){display:none}
    #box{height:120px;width:300px;overflow:auto} #toggle:not(:checked)~#panel{display:none} .after::after{content:"New"}</style>
  <h1 id=title>Shop</h1>
  <section id=one><h2>Mugs</h2><p id=note>Blue</p><button id=buy>Buy</button><a id=link href=/mug>Mug</a></section>
  <section id=two><h2>Cups</h2><button id=buy2>Buy</button><label>Amount <input id=amount value=1></label></section>
  <div id=box><button>First</button><div style="height:400px"></div><button id=deep>Last</button></div>
  <input type=checkbox id=toggle aria-label=More><div id=panel><button>Extra</button></div>
  <div popover id=menu class=menu><button>Rename</button></div>
  <dialog id=dialog><button>Confirm</button></dialog>
  <select id=choice><option>Red<option>Green</select><textarea id=text></textarea>
  <details id=details><summary>Details</summary><button>Inner</button></details>
  <div id=host></div><div id=plain style="width:80px;height:20px">Plain</div><iframe id=frame srcdoc="<button>Framed</button>"></iframe>
  <div style="height:2000px"></div><button id=far>Far</button>`;

let page: Document;
let indexer: Indexer;
let frame: HTMLIFrameElement;

async function openPage(): Promise<void> {
  frame = document.createElement("iframe");
  frame.style.cssText = "position:fixed;inset:0;width:1000px;height:700px;border:0;background:#fff";
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  frame.srcdoc = `<!doctype html>${PAGE}`;
  document.body.append(frame);
  await loaded;
  page = frame.contentDocument as Document;
  indexer = createIndexer({ document: page });
}

afterEach(() => {
  indexer.destroy();
  frame.remove();
});

const $ = <E extends HTMLElement = HTMLElement>(id: string) => page.getElementById(id) as E;
const view = () => page.defaultView as Window & typeof globalThis;
const sheet = () => page.styleSheets[0] as CSSStyleSheet;
let stamp = 0;

/** Each changes the page in another way; doing it twice may undo it. */
const CHANGES: Record<string, () => unknown> = {
  nothing: () => {},
  "a text": () => ($("note").textContent = `Blue ${stamp++}`),
  "the data of a text": () => (($("title").firstChild as Text).data = `Shop ${stamp++}`),
  "a class": () => $("two").classList.toggle("gone"),
  "a class that fades": () => $("one").classList.toggle("faint"),
  "a class that unsees": () => $("buy2").classList.toggle("unseen"),
  "a class that moves": () => $("two").classList.toggle("low"),
  "generated text": () => $("link").classList.toggle("after"),
  "a new button": () => $("one").append(Object.assign(page.createElement("button"), { textContent: `New ${stamp++}` })),
  "a button gone": () => page.querySelector("#one button:last-of-type:not(#buy)")?.remove(),
  "a new heading": () => $("two").prepend(Object.assign(page.createElement("h3"), { textContent: `Part ${stamp++}` })),
  "sections in another order": () => $("two").after($("one")),
  "an inline style": () => ($("far").style.display = $("far").style.display ? "" : "none"),
  "a rule put in": () => sheet().insertRule(`${["#buy", "#far", "#deep"][stamp++ % 3]}{display:none}`, 0),
  "a rule taken out": () => sheet().cssRules.length > 8 && sheet().deleteRule(0),
  "a rule edited": () => {
    const rule = [...sheet().cssRules].find((one) => (one as CSSStyleRule).selectorText === ".low") as CSSStyleRule;
    rule.style.marginTop = rule.style.marginTop === "900px" ? "10px" : "900px";
  },
  "a sheet off and on": () => {
    sheet().disabled = !sheet().disabled;
  },
  "an adopted sheet": () => {
    const own = new (view().CSSStyleSheet)();
    own.replaceSync("#link{display:none}");
    page.adoptedStyleSheets = page.adoptedStyleSheets.length ? [] : [own];
  },
  "a scroll": () => view().scrollTo(0, [0, 300, 2000][stamp++ % 3] as number),
  "a scroll in a box": () => ($("box").scrollTop = $("box").scrollTop ? 0 : 300),
  "a value": () => ($<HTMLInputElement>("amount").value = String(stamp++)),
  "a long text": () => ($<HTMLTextAreaElement>("text").value = `Line ${stamp++}`),
  "a tick": () => ($<HTMLInputElement>("toggle").checked = !$<HTMLInputElement>("toggle").checked),
  "half a tick": () => ($<HTMLInputElement>("toggle").indeterminate = !$<HTMLInputElement>("toggle").indeterminate),
  "a choice": () => ($<HTMLSelectElement>("choice").selectedIndex = stamp++ % 2),
  "a popover": () => $("menu").togglePopover(),
  "a modal": () =>
    $<HTMLDialogElement>("dialog").open
      ? $<HTMLDialogElement>("dialog").close()
      : $<HTMLDialogElement>("dialog").showModal(),
  details: () => ($<HTMLDetailsElement>("details").open = !$<HTMLDetailsElement>("details").open),
  focus: () => $("amount").focus(),
  blur: () => $("amount").blur(),
  "a listener": () => {
    $("plain").onclick = $("plain").onclick ? null : () => {};
  },
  "a framework's handler": () => {
    ($("plain") as unknown as Record<string, unknown>).__reactProps$x = stamp++ % 2 ? {} : { onClick: () => {} };
  },
  "a late shadow root": () => {
    if (!$("host").shadowRoot) $("host").attachShadow({ mode: "open" }).innerHTML = "<button>Shadowed</button>";
  },
  "a change in a shadow root": () => $("host").shadowRoot?.append(page.createElement("button")),
  "a change in a frame": () => $<HTMLIFrameElement>("frame").contentDocument?.body.append("x"),
  "a button in a frame": () => {
    const inner = $<HTMLIFrameElement>("frame").contentDocument as Document;
    inner.body.append(Object.assign(inner.createElement("button"), { textContent: `Framed ${stamp++}` }));
  },
  "an animation": () =>
    $("buy").animate({ transform: ["none", "translateX(200px)"] }, { duration: 1000, fill: "both" }),
  "animations done": () => {
    for (const one of page.getAnimations()) one.finish();
  },
  inert: () => $("one").toggleAttribute("inert"),
  disabled: () => $("buy").toggleAttribute("disabled"),
  "a size": () => ($("plain").style.width = `${80 + (stamp++ % 5) * 20}px`),
  "the title": () => (page.title = `Title ${stamp++}`),
  "the address": () => (view().location.hash = `#${stamp++}`),
  "what is left out": () => $("two").toggleAttribute("data-leflux-ignore"),
  "design mode": () => (page.designMode = page.designMode === "on" ? "off" : "on"),
};

/** What an indexer that remembers answers, and one that never saw the page. */
function bothScans(): { remembered: unknown; anew: unknown } {
  const { generation: _, reason: __, entries, ...remembered } = indexer.scan();
  const { page: read, targets } = scanPage(page, {}, null);
  const plain = (entry: object) => ({ ...entry, isNew: undefined });
  return {
    remembered: { ...remembered, entries: entries.map(plain) },
    anew: { ...read, entries: targets.map(({ entry }) => plain(entry)) },
  };
}

const identity = () => {
  const found = indexer.resolve(1, indexer.getSnapshot().generation);
  return found.ok ? found.identity : null;
};

describe("an indexer that remembers the page", () => {
  it("does so: nothing is read again of a page that is as it was", async () => {
    await openPage();
    const first = indexer.scan();
    const read = identity();
    const second = indexer.scan();
    expect(read).not.toBeNull();
    expect(identity()).toBe(read);
    expect(second).toEqual({ ...first, generation: first.generation + 1 });
    $("note").textContent = "Green";
    indexer.scan();
    expect(identity()).not.toBe(read);
  });

  it.each(Object.keys(CHANGES))("answers as if it had never seen it after %s", async (name) => {
    await openPage();
    indexer.scan();
    for (let time = 0; time < 3; time++) {
      CHANGES[name]?.();
      const { remembered, anew } = bothScans();
      expect(remembered).toEqual(anew);
    }
  });

  it("answers so after any of these in any order", async () => {
    const changes = fc.array(fc.constantFrom(...Object.keys(CHANGES)), { minLength: 1, maxLength: 14 });
    await fc.assert(
      fc
        .asyncProperty(changes, async (names) => {
          for (const name of names) {
            CHANGES[name]?.();
            const { remembered, anew } = bothScans();
            expect(remembered, names.join(", ")).toEqual(anew);
          }
        })
        .beforeEach(openPage)
        .afterEach(() => {
          indexer.destroy();
          frame.remove();
        }),
      { numRuns: 60 },
    );
  });
});
