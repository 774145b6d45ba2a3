import { describe, expect, onTestFinished, test } from "vitest";
import { createIndexer } from "../../../src/indexer/createIndexer";
import { overhearPage } from "../../../src/indexer/overhearPage";
import { idsOf, open, type Page, type Row } from "./page";

/** What frameworks leave on an element that listens. */
const LEFT: Row[] = [
  ["the onclick property", "<i id=a>A</i><i id=b>B</i><script>a.onclick=()=>{}</script>", "a"],
  [
    "the onmousedown and onpointerdown properties",
    "<i id=a>A</i><i id=b onpointerdown='1'>B</i><script>a.onmousedown=()=>{}</script>",
    "a b",
  ],
  [
    "a large part that is dragged",
    "<div id=a style='height:300px'>Map</div><script>a.onpointerdown=()=>{}</script>",
    "",
  ],
  ["Preact 10", "<i id=a>A</i><i id=b>B</i><script>a.l={clickfalse(){}};b.l={inputfalse(){}}</script>", "a"],
  ["Preact 11", "<i id=a>A</i><i id=b>B</i><script>a.__e={onClick(){}};b.__e={onInput(){}}</script>", "a"],
  [
    "Alpine",
    "<i id=a>A</i><i id=b>B</i><script>a._x_attributeCleanups={'@click.prevent':[]};b._x_attributeCleanups={'@keyup':[]}</script>",
    "a",
  ],
  [
    "jQuery, what it was given for others left out",
    "<i id=a>A</i><ul id=b><li>One<li>Two</ul><script>const own=[1],others=[1];own.delegateCount=0;others.delegateCount=1;a.jQuery371={events:{click:own}};b.jQuery371={events:{click:others}}</script>",
    "a",
  ],
  ["AngularJS and Livewire", "<i id=a ng-click=x>A</i><i id=b wire:click=x>B</i><i id=c ng-show=x>C</i>", "a b"],
  [
    "htmx",
    '<i id=a hx-get=/x>A</i><i id=b hx-post=/x hx-trigger="click once">B</i><i id=c hx-get=/x hx-trigger=load>C</i><i id=d hx-get=/x hx-trigger="click from:#a">D</i><form id=e hx-post=/x><input id=f></form>',
    "a b f",
  ],
];

test.each(LEFT)("%s", async (_what, html, listed) => {
  expect(await idsOf(html)).toBe(listed);
});

/** A page with somebody overhearing before this script of its own runs. */
async function overheard(html: string, script: string): Promise<Page> {
  const page = await open(html);
  onTestFinished(overhearPage(page.document));
  new page.window.Function(script)();
  return page;
}

/** What is shown, the page, what its script does, and the ids that must be listed. */
const HEARD: [string, string, string, string][] = [
  ["a click", "<i id=a>A</i><i id=b>B</i>", "a.addEventListener('click',()=>{})", "a"],
  [
    "what begins a press",
    "<i id=a>A</i><i id=b>B</i><i id=c>C</i>",
    "a.addEventListener('pointerdown',()=>{});b.addEventListener('mousedown',{handleEvent(){}},true);c.addEventListener('keydown',()=>{})",
    "a b",
  ],
  [
    "a large part that is dragged",
    "<div id=a style='height:300px'>Map</div>",
    "a.addEventListener('pointerdown',()=>{})",
    "",
  ],
  [
    "delegation around controls, a whole page and the document",
    "<main id=a style='height:500px'><p>Text</p></main><div id=b><button id=c>C</button></div>",
    "for(const it of [a,b,document,document.body])it.addEventListener('click',()=>{})",
    "c",
  ],
  [
    "a list that listens for its items",
    "<ul id=a><li>One</li><li>Two</li></ul><div id=b><p class=x>One</p><p class=x>Two</p><p class=x>Three</p></div>",
    "a.addEventListener('click',()=>{});b.addEventListener('click',()=>{})",
    "",
  ],
  ["React's own container", "<div id=a>A</div>", "a._reactListening1=true;a.addEventListener('click',()=>{})", ""],
  [
    "a listener that was taken away",
    "<i id=a>A</i><i id=b>B</i><i id=c>C</i>",
    "const f=()=>{},stop=new AbortController();a.addEventListener('click',f);a.removeEventListener('click',f);b.addEventListener('click',f);b.removeEventListener('click',f,true);c.addEventListener('click',f,{signal:stop.signal});stop.abort()",
    "b",
  ],
  ["no listener at all", "<i id=a>A</i>", "a.addEventListener('click',null)", ""],
  ["an icon in a button", "<button id=a><i id=b>A</i></button>", "b.addEventListener('click',()=>{})", "a"],
  ["a label that listens", "<label id=a>A <input id=b></label>", "a.addEventListener('click',()=>{})", "b"],
  ["what nobody sees", "<i id=a hidden>A</i>", "a.addEventListener('click',()=>{})", ""],
];

describe("what was overheard", () => {
  test.each(HEARD)("%s", async (_what, html, script, listed) => {
    expect((await overheard(html, script)).scan().ids.join(" ")).toBe(listed);
  });

  test("a closed shadow root, with what is slotted into it", async () => {
    const page = await overheard(
      "<x-box id=host><b id=slotted onclick=1>Slotted</b></x-box>",
      "host.attachShadow({mode:'closed'}).innerHTML='<h2>Box</h2><button id=a>A</button><slot></slot>'",
    );
    const listed = page.scan();
    expect(listed.ids).toEqual(["a", "slotted"]);
    expect(listed.entry("a")).toMatchObject({ text: "A", parent: "Box" });
  });

  test("a closed shadow root that nobody overheard stays closed", async () => {
    const page = await open(
      "<div id=host></div><script>host.attachShadow({mode:'closed'}).innerHTML='<button>A</button>'</script>",
    );
    expect(page.scan().ids).toEqual([]);
  });
});

describe("overhearing", () => {
  const METHODS = ["addEventListener", "removeEventListener"] as const;
  const methodsOf = ({ window }: Page) => [
    ...METHODS.map((name) => window.EventTarget.prototype[name]),
    window.Element.prototype.attachShadow,
  ];

  test("changes nothing that a page can tell, and ends without a trace", async () => {
    const page = await open("<i id=a>A</i>");
    const { window, document } = page;
    const before = methodsOf(page);
    const [first, second] = [overhearPage(document), overhearPage(document)];
    const a = document.getElementById("a") as HTMLElement;

    expect(a.addEventListener.toString()).toBe(before[0]?.toString().replace("addEventListener", ""));
    expect([a.addEventListener.name, a.addEventListener.length]).toEqual(["addEventListener", 2]);
    expect(Object.keys(window.EventTarget.prototype)).toContain("addEventListener");
    expect(() => window.EventTarget.prototype.addEventListener.call({} as EventTarget, "click", null)).toThrow(
      window.TypeError,
    );
    expect(() => a.attachShadow({ mode: "closed" })).toThrow("Failed to execute 'attachShadow'");
    let heard = 0;
    const count = () => heard++;
    a.addEventListener("click", count, { once: true });
    a.click();
    a.click();
    expect(heard).toBe(1);

    first();
    first();
    expect(methodsOf(page)).not.toEqual(before);
    second();
    expect(methodsOf(page).every((method, i) => method === before[i])).toBe(true);
  });

  test("stays below what wrapped it meanwhile, silent, and is used again", async () => {
    const page = await open("<i id=a>A</i><i id=b>B</i>");
    const stop = overhearPage(page.document);
    const ours = page.window.EventTarget.prototype.addEventListener;
    page.window.EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: unknown[]) {
      return Reflect.apply(ours, this, args);
    } as typeof ours;
    const theirs = page.window.EventTarget.prototype.addEventListener;
    stop();
    expect(page.window.EventTarget.prototype.addEventListener).toBe(theirs);
    page.document.getElementById("a")?.addEventListener("click", () => {});
    expect(page.scan().ids).toEqual([]);
    onTestFinished(overhearPage(page.document));
    expect(page.window.EventTarget.prototype.addEventListener).toBe(theirs);
    page.document.getElementById("b")?.addEventListener("click", () => {});
    expect(page.scan().ids).toEqual(["b"]);
  });

  test("comes with watching and goes with it, in frames too", async () => {
    const page = await open("<i id=a>A</i><iframe srcdoc='<i id=b>B</i>'></iframe>");
    const inner = page.document.querySelector("iframe")?.contentWindow as Page["window"];
    const before = [page.window, inner].map(({ EventTarget }) => EventTarget.prototype.addEventListener);
    const indexer = createIndexer({ document: page.document });
    const stop = indexer.watch();
    expect(indexer.scan().entries).toEqual([]);
    page.document.getElementById("a")?.addEventListener("click", () => {});
    inner.document.getElementById("b")?.addEventListener("click", () => {});
    expect(
      indexer
        .scan()
        .entries.map(({ text }) => text)
        .sort(),
    ).toEqual(["A", "B"]);
    stop();
    expect([page.window, inner].map(({ EventTarget }) => EventTarget.prototype.addEventListener)).toEqual(before);
    indexer.destroy();
  });
});
