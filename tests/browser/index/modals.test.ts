import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { open } from "./page";

const SCRIM = "<div class=scrim style='position:fixed;inset:0;background:#0008'></div>";
const PANEL = "style='position:fixed;left:300px;top:200px;width:400px;height:200px;background:#fff'";
const PAGE = "<h1>Page</h1><button id=page>Page</button>";

/** Shows the dialogs of these ids as modals, one after the other. */
const modal = (...ids: string[]) =>
  `<script>${ids.map((id) => `document.getElementById("${id}").showModal()`).join(";")}</script>`;

/** What is shown, its HTML, what is listed in page order, and which of it is in a dialog. */
type Layered = readonly [what: string, html: string, listed: string, inModal: string];

const NATIVE: Layered[] = [
  ["a modal: nothing else can be used", `${PAGE}<dialog id=d><button id=a>A</button></dialog>${modal("d")}`, "a", "a"],
  [
    "a dialog that is not modal: the page goes on",
    `${PAGE}<dialog open><button id=a>A</button></dialog>`,
    "page a",
    "a",
  ],
  [
    "a modal over a modal",
    `${PAGE}<dialog id=d><button id=a>A</button></dialog><dialog id=e><button id=b>B</button></dialog>${modal("d", "e")}`,
    "b",
    "b",
  ],
  [
    "a modal over a modal that stands after it",
    `${PAGE}<dialog id=d><button id=a>A</button></dialog><dialog id=e><button id=b>B</button></dialog>${modal("e", "d")}`,
    "a",
    "a",
  ],
  [
    "a modal over the modal that it stands in",
    `<dialog id=d><button id=a>A</button><dialog id=e><button id=b>B</button></dialog></dialog>${modal("d", "e")}`,
    "b",
    "b",
  ],
  [
    "a modal in a shadow tree",
    `${PAGE}<div id=h></div><script>h.attachShadow({mode:'open'}).innerHTML='<dialog><button id=a>A</button></dialog>';h.shadowRoot.querySelector('dialog').showModal()</script>`,
    "a",
    "a",
  ],
  [
    "a modal inside of what is clipped and transparent",
    `<div style="overflow:hidden;height:0;opacity:0;transform:scale(.5)"><dialog id=d><button id=a>A</button></dialog></div>${modal("d")}`,
    "a",
    "a",
  ],
  [
    "a modal inside of what is inert",
    `<div inert><dialog id=d><button id=a>A</button></dialog></div>${PAGE}${modal("d")}`,
    "a",
    "a",
  ],
  ["a modal that is inert itself", `<dialog id=d inert><button id=a>A</button></dialog>${PAGE}${modal("d")}`, "", ""],
  [
    "a modal inside of what is not displayed is none",
    `<div style="display:none"><dialog id=d><button id=a>A</button></dialog></div>${PAGE}`,
    "page",
    "",
  ],
  [
    "a long modal that scrolls",
    `${PAGE}<dialog id=d style="max-height:300px;overflow:auto"><button id=a>A</button><div style="height:2000px"></div><button id=b>B</button></dialog>${modal("d")}`,
    "a b",
    "a b",
  ],
  [
    "a popover outside of a modal is out of reach",
    `<div id=p popover><button id=b>B</button></div><script>p.showPopover()</script><dialog id=d><button id=a>A</button></dialog>${modal("d")}`,
    "a",
    "a",
  ],
  [
    "a popover inside of a modal",
    `${PAGE}<dialog id=d><button id=a>A</button><div id=p popover><button id=b>B</button></div></dialog>${modal("d")}<script>p.showPopover()</script>`,
    "a b",
    "a b",
  ],
  [
    "an aria-modal that is a modal too",
    `${PAGE}<dialog id=d aria-modal=true><button id=a>A</button></dialog>${modal("d")}`,
    "a",
    "a",
  ],
  [
    "a modal in a frame blocks that frame alone",
    `${PAGE}<iframe srcdoc="<button id=a>A</button><dialog id=d><button id=b>B</button></dialog><script>d.showModal()</script>"></iframe>`,
    "page b",
    "b",
  ],
  [
    "a frame in a modal",
    `${PAGE}<dialog id=d><iframe srcdoc="<button id=a>A</button>"></iframe></dialog>${modal("d")}`,
    "a",
    "a",
  ],
];

const POPOVERS: Layered[] = [
  ["open", `${PAGE}<div id=p popover><button id=a>A</button></div><script>p.showPopover()</script>`, "page a", ""],
  [
    "open inside of what is clipped and transparent",
    `<div style="overflow:hidden;height:0;opacity:0;clip-path:inset(50%)"><div id=p popover><button id=a>A</button></div></div><script>p.showPopover()</script>`,
    "a",
    "",
  ],
  [
    "open inside of what is hidden",
    `<div style="visibility:hidden"><div id=p popover><button id=a>A</button></div></div><script>p.showPopover()</script>`,
    "",
    "",
  ],
  [
    "transparent itself",
    `<div id=p popover style="opacity:0"><button id=a>A</button></div><script>p.showPopover()</script>`,
    "",
    "",
  ],
  [
    "open and out of the view",
    `<div id=p popover style="position:fixed;inset:auto;left:2000px;top:0"><button id=a>A</button></div><script>p.showPopover()</script>`,
    "",
    "",
  ],
  [
    "open at its place on the page, far down",
    `<div style="height:3000px"></div><div id=p popover=manual style="position:absolute;inset:auto;top:2500px"><button id=a>A</button></div><script>p.showPopover()</script>`,
    "a",
    "",
  ],
  [
    "open and a dialog",
    `${PAGE}<dialog id=p popover><button id=a>A</button></dialog><script>p.showPopover()</script>`,
    "page a",
    "a",
  ],
];

const ARIA: Layered[] = [
  ["over a scrim", `${PAGE}${SCRIM}<div role=dialog aria-modal=true ${PANEL}><button id=a>A</button></div>`, "a", "a"],
  [
    "in its scrim",
    `${PAGE}<div style='position:fixed;inset:0;background:#0008'><div role=dialog aria-modal=true ${PANEL}><button id=a>A</button></div></div>`,
    "a",
    "a",
  ],
  [
    "is its scrim",
    `${PAGE}<div role=dialog aria-modal=true style='position:fixed;inset:0;background:#0008'><div ${PANEL}><button id=a>A</button></div></div>`,
    "a",
    "a",
  ],
  [
    "over a scrim that is painted by the page's own pseudo-element",
    `<style>body::after{content:"";position:fixed;inset:0;background:#0008}</style>${PAGE}<div role=dialog aria-modal=true ${PANEL.replace("fixed", "fixed;z-index:1")}><button id=a>A</button></div>`,
    "a",
    "a",
  ],
  ["over a scrim, by a role alone", `${PAGE}${SCRIM}<div role=dialog ${PANEL}><button id=a>A</button></div>`, "a", "a"],
  [
    "over a scrim, far below",
    `${PAGE}<div style="height:3000px"></div><button id=low>Low</button>${SCRIM}<div role=dialog aria-modal=true ${PANEL}><button id=a>A</button></div>`,
    "a",
    "a",
  ],
  ["without a scrim", `${PAGE}<div role=dialog aria-modal=true ${PANEL}><button id=a>A</button></div>`, "page a", "a"],
  [
    "over a scrim that lets presses through",
    `${PAGE}<div style='position:fixed;inset:0;background:#0008;pointer-events:none'></div><div role=dialog aria-modal=true ${PANEL}><button id=a>A</button></div>`,
    "page a",
    "a",
  ],
  [
    "over half a scrim",
    `<header style="position:relative;z-index:9"><button id=top>Top</button></header><button id=page style="margin-top:200px">Page</button><div style='position:fixed;inset:100px 0 0 0;background:#0008'></div><div role=dialog aria-modal=true ${PANEL}><button id=a>A</button></div>`,
    "top page a",
    "a",
  ],
  [
    "closed, in the page all the same",
    `${PAGE}<div role=dialog aria-modal=true style="display:none"><button id=a>A</button></div><div role=dialog aria-modal=true style="opacity:0;pointer-events:none;position:fixed;inset:0"><button id=b>B</button></div><div role=dialog aria-modal=true aria-hidden=true style="visibility:hidden;position:fixed;inset:0"><button id=c>C</button></div>`,
    "page",
    "",
  ],
  [
    "closed, off the view",
    `${PAGE}<div role=dialog aria-modal=true style="position:fixed;top:0;left:0;height:100%;width:300px;transform:translateX(-100%)"><button id=a>A</button></div>`,
    "page",
    "",
  ],
  [
    "two, each with a scrim",
    `${PAGE}${SCRIM}<div role=dialog aria-modal=true ${PANEL}><button id=a>A</button></div>${SCRIM}<div role=dialog aria-modal=true ${PANEL}><button id=b>B</button></div>`,
    "b",
    "b",
  ],
  [
    "two, the first one on top",
    `${PAGE}<div style="position:relative;z-index:2">${SCRIM}<div role=dialog aria-modal=true ${PANEL}><button id=a>A</button></div></div>${SCRIM}<div role=dialog aria-modal=true ${PANEL}><button id=b>B</button></div>`,
    "a",
    "a",
  ],
  [
    "one in the other",
    `${PAGE}${SCRIM}<div role=dialog aria-modal=true ${PANEL}><button id=a>A</button>${SCRIM}<div role=alertdialog aria-modal=true ${PANEL}><button id=b>B</button></div></div>`,
    "b",
    "b",
  ],
  [
    "a message above the scrim",
    `${PAGE}${SCRIM}<div role=dialog aria-modal=true ${PANEL}><button id=a>A</button></div><div role=status style="position:fixed;left:20px;bottom:20px;background:#fff"><button id=undo>Undo</button></div>`,
    "a undo",
    "a",
  ],
  [
    "a menu of the dialog, outside of it",
    `${PAGE}${SCRIM}<div role=dialog aria-modal=true ${PANEL}><button id=a>A</button></div><ul role=listbox style="position:fixed;left:300px;top:420px;background:#fff"><li role=option id=o>One</li></ul>`,
    "a o",
    "a",
  ],
  [
    "in a shadow tree",
    `${PAGE}<div id=h></div><script>h.attachShadow({mode:'open'}).innerHTML="${SCRIM}<div role=dialog aria-modal=true ${PANEL}><button id=a>A</button></div>"</script>`,
    "a",
    "a",
  ],
  [
    "in a frame, over that frame",
    `${PAGE}<iframe style="width:900px;height:400px" srcdoc="<button id=b>B</button>${SCRIM}<div role=dialog aria-modal=true ${PANEL.replace("200px", "100px")}><button id=a>A</button></div>"></iframe>`,
    "page a",
    "a",
  ],
  [
    "a long one",
    `${PAGE}${SCRIM}<div role=dialog aria-modal=true style='position:fixed;left:300px;top:200px;width:400px;height:200px;background:#fff;overflow:auto'><button id=a>A</button><div style="height:2000px"></div><button id=b>B</button></div>`,
    "a b",
    "a b",
  ],
  [
    "a page that is hidden from screen readers only",
    `<main aria-hidden=true>${PAGE}</main><div role=dialog aria-modal=true ${PANEL}><button id=a>A</button></div>`,
    "page a",
    "a",
  ],
  [
    "a dialog that is a part of the page",
    `${PAGE}<div role=dialog aria-label=Feedback><button id=a>A</button></div>`,
    "page a",
    "a",
  ],
];

/** Dialogs as libraries build them. */
const LIBRARIES: Layered[] = [
  [
    "Headless UI: all of it lies outside of the dialog's own box",
    `${PAGE}<div role=dialog aria-modal=true style="position:relative;z-index:10"><div style="position:fixed;inset:0;background:#0008"></div><div style="position:fixed;inset:0;overflow-y:auto"><div style="margin:100px;background:#fff"><button id=a>A</button></div></div></div>`,
    "a",
    "a",
  ],
  [
    "Bootstrap: the dialog is as large as the view, over a backdrop",
    `${PAGE}<style>body{overflow:hidden}</style><div role=dialog aria-modal=true style="position:fixed;inset:0;overflow:auto;z-index:2"><div style="margin:50px auto;width:400px;background:#fff"><button id=a>A</button><div style="height:2000px"></div><button id=b>B</button></div></div><div style="position:fixed;inset:0;background:#0008;z-index:1"></div><div role=dialog style="display:none;position:fixed;inset:0"><button id=c>C</button></div>`,
    "a b",
    "a b",
  ],
  [
    "Material: the root holds the backdrop and the dialog",
    `<div id=root aria-hidden=true>${PAGE}</div><div role=presentation style="position:fixed;inset:0;z-index:9"><div aria-hidden=true style="position:fixed;inset:0;z-index:-1;background:#0008"></div><div style="height:100%;display:flex;justify-content:center" tabindex=-1><div role=dialog aria-modal=true style="margin:auto;background:#fff"><button id=a>A</button></div></div></div>`,
    "a",
    "a",
  ],
  [
    "Radix: the page takes no presses",
    `<style>body{pointer-events:none}</style>${PAGE}<div style="position:fixed;inset:0;background:#0008;pointer-events:auto"></div><div role=dialog style="pointer-events:auto;position:fixed;left:300px;top:200px;background:#fff"><button id=a>A</button></div>`,
    "a",
    "a",
  ],
  [
    "a frame behind a scrim (browser-use 2519)",
    `<iframe style="width:600px;height:300px" srcdoc="<button id=f>F</button><div style=height:900px></div><button id=g>G</button>"></iframe>${SCRIM}<div role=dialog aria-modal=true ${PANEL}><button id=a>A</button></div>`,
    "a",
    "a",
  ],
  [
    "a frame in front of a scrim",
    `${PAGE}${SCRIM}<div role=dialog aria-modal=true ${PANEL}><iframe style="height:100px" srcdoc="<button id=f>F</button><div style=height:900px></div><button id=g>G</button>"></iframe></div>`,
    "f g",
    "f g",
  ],
  [
    "a panel that is no dialog of the app shell around it",
    `<div style="position:fixed;inset:0;display:flex"><nav style="width:200px;overflow:auto"><a href=#x id=a>A</a><a href=#y id=b style="display:block;margin-top:3000px">B</a></nav><main style="flex:1"><button id=c>C</button></main></div><div role=dialog aria-label=Help style="position:fixed;right:0;bottom:0;width:200px;height:200px;background:#fff"><button id=d>D</button></div>`,
    "a b c d",
    "d",
  ],
  [
    "the same, with the side bar beside the map that fills the view",
    `<div style="position:absolute;inset:0;background:#cfc"></div><nav style="position:absolute;left:0;top:0;width:200px;height:700px;overflow:auto;background:#fff"><a href=#x id=a>A</a><a href=#y id=b style="display:block;margin-top:3000px">B</a></nav><div role=dialog aria-label=Place style="position:absolute;right:0;bottom:0;width:200px;height:200px;background:#fff"><button id=d>D</button></div>`,
    "a b d",
    "d",
  ],
  [
    "a fixed part of a popover in a clipped, moved box",
    `<div style="transform:translateX(0);overflow:hidden;height:0"><div id=p popover><button id=a style="position:fixed;left:20px;top:20px">A</button></div></div><script>p.showPopover()</script>`,
    "a",
    "",
  ],
];

describe.each([
  ["libraries", LIBRARIES],
  ["native dialogs", NATIVE],
  ["popovers", POPOVERS],
  ["aria-modal", ARIA],
])("%s", (_, rows) => {
  test.each(rows)("%s", async (_what, html, listed, inModal) => {
    const scan = (await open(html)).scan();
    expect(scan.ids.join(" ")).toBe(listed);
    expect(scan.ids.filter((id) => scan.entry(id).inModal).join(" ")).toBe(inModal);
  });
});

describe("order", () => {
  test("all of the modal comes before all of the page, which is listed where it can be used", async () => {
    const page = await open(
      `<input id=f autofocus><button id=p>P</button><div role=dialog aria-modal=true style='position:fixed;left:300px;top:200px;width:400px;height:200px;background:#fff;overflow:auto'><a href=#x id=a>A</a><div style="height:5000px"></div><a href=#x id=b>B</a></div>`,
    );
    page.document.getElementById("f")?.focus();
    expect(page.scan().byScore).toEqual(["a", "b", "f", "p"]);
  });

  test("an open dialog comes before the page", async () => {
    const page = await open("<button id=p>P</button><dialog open><a href=#x id=a>A</a></dialog>");
    expect(page.scan().byScore).toEqual(["a", "p"]);
  });

  test("with more behind it than the index holds", async () => {
    const links = Array.from({ length: 400 }, (_, i) => `<a href=#${i}>L${i}</a> `).join("");
    const page = await open(`${links}<div role=dialog aria-modal=true ${PANEL}><button id=a>A</button></div>`);
    const scan = page.scan();
    expect(scan.byScore[0]).toBe("a");
    expect(scan.targets).toHaveLength(250);
  });
});

test("the modal's name", async () => {
  expect(
    (await open(`${PAGE}<dialog id=d aria-label="Delete file"><button id=a>A</button></dialog>${modal("d")}`)).scan()
      .modal,
  ).toBe("Delete file");
  expect(
    (await open(`${PAGE}<dialog id=d><h2>Rename</h2><button id=a>A</button></dialog>${modal("d")}`)).scan().modal,
  ).toBe("Rename");
  expect((await open(PAGE)).scan().modal).toBeUndefined();
});

test("a modal that was closed leaves the page as it was", async () => {
  const page = await open(`${PAGE}<dialog id=d><button id=a>A</button></dialog>${modal("d")}`);
  expect(page.scan().ids).toEqual(["a"]);
  (page.document.querySelector("dialog") as HTMLDialogElement).close();
  expect(page.scan().ids).toEqual(["page"]);
});

test("full screen: what it does not show is not there", async () => {
  const page = await open(
    `${PAGE}<div id=player><button id=go>Full screen</button><dialog id=d><button id=a>A</button></dialog></div>`,
  );
  // Full screen wants a real press, which counts for the frames in the pressed page too.
  const button = document.createElement("button");
  button.style.cssText = "position:fixed;left:0;top:0;width:50px;height:50px;z-index:9";
  button.onclick = () => page.document.getElementById("player")?.requestFullscreen();
  document.body.append(button);
  onTestFinished(() => button.remove());
  await userEvent.click(button);
  await expect.poll(() => page.document.fullscreenElement?.id).toBe("player");

  expect(page.scan().ids).toEqual(["go"]);
  (page.document.querySelector("dialog") as HTMLDialogElement).showModal();
  expect(page.scan().ids).toEqual(["a"]);
  (page.document.querySelector("dialog") as HTMLDialogElement).close();
  await page.document.exitFullscreen();
  expect(page.scan().ids).toEqual(["page", "go"]);
});
