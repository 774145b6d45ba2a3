import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { watchPage } from "../../../src/indexer/watchPage";
import { find, showPage } from "./page";

interface Case {
  page: string;
  change: () => void;
  /** Shadow trees of the page, besides the document. */
  shadows?: string[];
}

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
  document.head.querySelector("#theirs")?.remove();
});

/** Makes the change on the page and says, for each batch of mutations that it caused, whether it counted. */
async function judge({ page, change, shadows = [] }: Case): Promise<boolean[]> {
  showPage(page);
  const judged: boolean[] = [];
  const ignored = (element: Element) => element.classList.contains("left-out");
  const listeners = { routed() {}, changed() {}, mutated: (matters: () => boolean) => void judged.push(matters()) };
  const watch = watchPage(document, listeners, ignored);
  stop = watch.stop;
  watch.reread([document, ...shadows.map((host) => find(host).shadowRoot as ShadowRoot)]);
  change();
  await Promise.resolve();
  return judged;
}

const write = (selector: string, value: string) => () => {
  (find(selector).firstChild as Text).data = value;
};
const inShadow = (selector: string, markup: string) => () => {
  (find(selector).shadowRoot as ShadowRoot).innerHTML = markup;
};
const text = (selector: string, value: string) => () => {
  find(selector).textContent = value;
};
const html = (selector: string, value: string) => () => {
  find(selector).innerHTML = value;
};
const attribute = (selector: string, name: string, value: string | null) => () => {
  if (value === null) find(selector).removeAttribute(name);
  else find(selector).setAttribute(name, value);
};

beforeAll(() => {
  customElements.define(
    "sig-box",
    class extends HTMLElement {
      constructor() {
        super();
        this.attachShadow({ mode: "open" }).innerHTML = this.getAttribute("with") ?? "<i>0</i>";
      }
    },
  );
});

describe("what pages do all the time does not count", () => {
  const cases: Record<string, Case> = {
    "a clock": { page: "<p id=c>12:00</p><button>Go</button>", change: text("#c", "12:01") },
    "a clock whose text node is written": {
      page: "<p id=c>12:00</p>",
      change: write("#c", "12:01"),
    },
    "a clock made of elements": {
      page: "<div id=c><b>12</b>:<i>00</i></div>",
      change: html("#c", "<b>12</b>:<i>01</i>"),
    },
    "a clock in a region that takes the focus": {
      page: "<main tabindex=-1><p id=c>12:00</p><button>Go</button></main>",
      change: text("#c", "12:01"),
    },
    "a clock in a region that listens": {
      page: "<div onclick='0'><p id=c>12:00</p><button>Go</button></div>",
      change: text("#c", "12:01"),
    },
    "a clock in a table without controls": {
      page: "<table><tr><td id=c>12:00<td>x</table><button>Go</button>",
      change: text("#c", "12:01"),
    },
    "a table without controls that is drawn again": {
      page: "<table id=t><tr><th>CPU<td>3 %</table>",
      change: html("#t", "<tr><th>CPU<td>4 %"),
    },
    "a card with a heading that is drawn again": {
      page: "<div id=d><h3>CPU</h3><p>3 %</p></div><button>Go</button>",
      change: html("#d", "<h3>CPU</h3><p>4 %</p>"),
    },
    "a clock in a shadow tree": {
      page: "<sig-box id=x></sig-box>",
      shadows: ["#x"],
      change: inShadow("#x", "<i>1</i>"),
    },
    "an attribute of a custom element that shows only text": {
      page: "<sig-box id=x></sig-box>",
      shadows: ["#x"],
      change: attribute("#x", "time", "12:01"),
    },
    "a spinner that comes": {
      page: "<div id=s></div>",
      change: html("#s", "<div class=spinner><svg><circle r=5></svg></div>"),
    },
    "a spinner that goes": { page: "<div id=s><div class=spinner></div></div>", change: html("#s", "") },
    "a spinner that is turned": {
      page: "<div id=s></div><button>Go</button>",
      change: attribute("#s", "style", "transform:rotate(40deg)"),
    },
    "a spinner that shows its next frame": { page: "<i id=s class=f1></i>", change: attribute("#s", "class", "f2") },
    "a spinner turned inside a button": {
      page: "<button>Go <svg id=s></svg></button>",
      change: attribute("#s", "transform", "rotate(40)"),
    },
    "a progress bar's width": {
      page: "<div role=progressbar><div id=p style='width:1%'></div></div>",
      change: attribute("#p", "style", "width:2%"),
    },
    "a progress bar's value": {
      page: "<progress id=p value=1 max=9></progress>",
      change: attribute("#p", "value", "2"),
    },
    "a seek bar while it plays": {
      page: "<div id=p role=slider tabindex=0 aria-valuenow=1></div>",
      change: attribute("#p", "aria-valuenow", "2"),
    },
    "a value attribute that follows what is typed": {
      page: "<input id=i>",
      change: attribute("#i", "value", "typed"),
    },
    "text typed into an editor": {
      page: "<div contenteditable id=e><p>a</p></div>",
      change: write("#e p", "ab"),
    },
    "a line typed into an editor": {
      page: "<div contenteditable id=e><p>a</p></div>",
      change: () => find("#e").append(document.createElement("p")),
    },
    "a text area that grows while one types": {
      page: "<textarea id=e style='height:20px'></textarea>",
      change: () => {
        find("#e").focus();
        find("#e").style.height = "40px";
      },
    },
    "our own marks": { page: "<button id=b>Go</button>", change: attribute("#b", "data-leflux-id", "7") },
    "the chat": {
      page: "<div id=ai-chat-widget-container></div>",
      change: html("#ai-chat-widget-container", "<button>Send</button>"),
    },
    "a chat that is mounted": {
      page: "",
      change: () =>
        document.body.append(Object.assign(document.createElement("div"), { id: "ai-chat-widget-container" })),
    },
    "a subtree that the page keeps out": {
      page: "<div data-leflux-ignore><p id=n></p></div>",
      change: html("#n", "<button>Debug</button>"),
    },
    "a subtree that the options leave out": {
      page: "<div class=left-out><p id=n></p></div>",
      change: html("#n", "<button>Debug</button>"),
    },
    "a script that a script adds": {
      page: "",
      change: () =>
        document.head.append(Object.assign(document.createElement("script"), { id: "theirs", type: "text/x" })),
    },
    "the page's title": {
      page: "",
      change: () => {
        document.title = `${document.title}!`;
      },
    },
    "an attribute written as it was": {
      page: "<button id=b class=a>Go</button>",
      change: attribute("#b", "class", "a"),
    },
    "a class set and taken back": {
      page: "<nav id=n><a href=#>Home</a></nav>",
      change: () => {
        find("#n").classList.add("measure");
        find("#n").classList.remove("measure");
      },
    },
    "text written as it was": { page: "<button id=b>Save</button>", change: text("#b", "Save") },
    "a colour": { page: "<button id=b>Save</button>", change: attribute("#b", "style", "background:red") },
    "a glow that follows the pointer": {
      page: "<a id=b href=#>Card</a>",
      change: attribute("#b", "style", "--x:4px;--y:9px"),
    },
    "comments that a framework writes": {
      page: "<div id=d><button>Go</button></div>",
      change: () => find("#d").append(document.createComment("$")),
    },
    "a message without anything to press": {
      page: "<div id=d></div>",
      change: html("#d", "<div role=status>Saved</div>"),
    },
    "what was put in and taken out again": {
      page: "<div id=d></div>",
      change: () => {
        html("#d", "<div><p id=inner></p></div>")();
        const inner = find("#inner");
        html("#d", "")();
        inner.textContent = "late";
      },
    },
  };
  it.each(Object.keys(cases))("%s", async (name) => {
    const judged = await judge(cases[name] as Case);
    expect(judged).not.toContain(true);
    expect(judged.length).toBeGreaterThan(0);
  });
});

describe("what can change the index counts", () => {
  const cases: Record<string, Case> = {
    "a button that comes": { page: "<div id=d></div>", change: html("#d", "<p><button>Go</button></p>") },
    "a button that goes": { page: "<div id=d><p><button>Go</button></p></div>", change: html("#d", "") },
    "a listed element that goes": { page: "<div id=d><p data-leflux-id=4>Go</p></div>", change: html("#d", "") },
    "a card that takes the hand cursor": {
      page: "<div id=d></div>",
      change: html("#d", "<div><div style='cursor:pointer'>Open</div></div>"),
    },
    "a card with a click listener of its own": {
      page: "<div id=d></div>",
      change: () => find("#d").append(Object.assign(document.createElement("div"), { onclick() {} })),
    },
    "a class that shows a panel": {
      page: "<div id=p><button>Export</button></div>",
      change: attribute("#p", "class", "open"),
    },
    "a class that shows a slotted panel": {
      page: "<sig-box id=x with='<div><slot></slot></div>'><button>Export</button></sig-box>",
      shadows: ["#x"],
      change: () => find("div", find("#x").shadowRoot as ShadowRoot).classList.add("open"),
    },
    "a class that shows a shadow tree": {
      page: "<div id=p><sig-box id=x with='<button>Export</button>'></sig-box></div>",
      shadows: ["#x"],
      change: attribute("#p", "class", "open"),
    },
    "a data attribute that a style sheet may select": {
      page: "<div id=p><a href=#>Home</a></div>",
      change: attribute("#p", "data-state", "open"),
    },
    "a panel that is hidden": { page: "<div id=p><a href=#>Home</a></div>", change: attribute("#p", "hidden", "") },
    "a panel that slides away": {
      page: "<div id=p><a href=#>Home</a></div>",
      change: attribute("#p", "style", "transform:translateX(-100%)"),
    },
    "a disclosure that opens": {
      page: "<details id=p><summary>More</summary>text</details>",
      change: attribute("#p", "open", ""),
    },
    "a dialog without controls that opens": { page: "<dialog id=p>Wait</dialog>", change: attribute("#p", "open", "") },
    "a button that is disabled": { page: "<button id=b>Go</button>", change: attribute("#b", "disabled", "") },
    "a fieldset that is disabled": {
      page: "<fieldset id=f><input></fieldset>",
      change: attribute("#f", "disabled", ""),
    },
    "the text of a button": { page: "<button id=b>Buy</button>", change: text("#b", "Sold out") },
    "the text of a button that a style switches": {
      page: "<button><span id=b>Buy</span></button>",
      change: attribute("#b", "style", "display:none"),
    },
    "the text of a label": { page: "<label><span id=l>Name</span><input></label>", change: text("#l", "Full name") },
    "the text of a heading": { page: "<h2 id=h>Cart</h2><button>Pay</button>", change: text("#h", "Empty cart") },
    "the text of a row's first cell": {
      page: "<table><tr><td id=c>Ann<td><button>Edit</button></table>",
      change: text("#c", "Bob"),
    },
    "text that names by reference": {
      page: "<p id=n>Amount</p><input aria-labelledby='n m'>",
      change: text("#n", "Amount in euro"),
    },
    "text slotted into a button of a shadow tree": {
      page: "<sig-box id=x with='<button><slot></slot></button>'>Buy</sig-box>",
      shadows: ["#x"],
      change: write("#x", "Sold out"),
    },
    "the caption of a submit button": {
      page: "<input type=submit id=i value=Send>",
      change: attribute("#i", "value", "Sending"),
    },
    "a heading before the controls": {
      page: "<div id=d></div><button>Go</button>",
      change: html("#d", "<h2>Cart</h2>"),
    },
    "an element that becomes a button": { page: "<div id=d>Go</div>", change: attribute("#d", "role", "button") },
    "an element that was a link": { page: "<a id=d href=#>Go</a>", change: attribute("#d", "href", null) },
    "a frame that comes": { page: "<div id=d></div>", change: html("#d", "<iframe></iframe>") },
    "a custom element that is not defined yet": { page: "<div id=d></div>", change: html("#d", "<no-such-thing>") },
    "a custom element whose shadow tree has a control": {
      page: "<div id=d></div>",
      change: html("#d", "<p><sig-box with='<button>Go</button>'></sig-box></p>"),
    },
    "a style sheet that comes": {
      page: "",
      change: () => document.head.append(Object.assign(document.createElement("style"), { id: "theirs" })),
    },
    "a subtree that is kept out no more": {
      page: "<div id=d data-leflux-ignore><button>Go</button></div>",
      change: attribute("#d", "data-leflux-ignore", null),
    },
    "a subtree that is kept out from now on": {
      page: "<div id=d><button>Go</button></div>",
      change: attribute("#d", "data-leflux-ignore", ""),
    },
    "a control inside an editor": {
      page: "<div contenteditable id=e></div>",
      change: html("#e", "<p><button contenteditable=false>Run</button></p>"),
    },
    "a control in a shadow tree": {
      page: "<sig-box id=x></sig-box>",
      shadows: ["#x"],
      change: inShadow("#x", "<button>Go</button>"),
    },
    "a body that is another": {
      page: "",
      change: () => {
        const body = document.createElement("body");
        body.innerHTML = "<button>Go</button>";
        document.documentElement.replaceChild(body, document.body);
      },
    },
  };
  it.each(Object.keys(cases))("%s", async (name) => {
    expect(await judge(cases[name] as Case)).toContain(true);
  });
});
