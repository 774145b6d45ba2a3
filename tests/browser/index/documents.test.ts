import { describe, expect, test } from "vitest";
import { open } from "./page";

describe("a page that took its words from the DOM", () => {
  const NAMES =
    "parentNode parentElement children childNodes firstChild firstElementChild nextSibling nextElementSibling previousElementSibling getAttribute hasAttribute setAttribute removeAttribute id className classList closest matches querySelector querySelectorAll contains getRootNode isConnected ownerDocument nodeType nodeName tagName localName namespaceURI shadowRoot assignedSlot getBoundingClientRect checkVisibility inert style clientLeft clientTop clientWidth clientHeight scrollLeft scrollTop scrollWidth scrollHeight onclick isContentEditable textContent innerText attributes compareDocumentPosition dataset hidden title elements length submit action method".split(
      " ",
    );

  test("as names of a form's fields", async () => {
    const fields = NAMES.map((name, i) => `<input name=${name} id=f${i}>`).join("");
    const page = await open(
      `<form id=form style="overflow:auto;height:300px" onsubmit="return false">${fields}<button id=a>Send</button></form>`,
    );
    expect(page.scan().ids).toEqual([...NAMES.map((_, i) => `f${i}`), "a"]);
  });

  test("as names of images", async () => {
    const names =
      "body documentElement activeElement querySelector querySelectorAll getElementById getElementsByTagName elementFromPoint elementsFromPoint styleSheets adoptedStyleSheets defaultView title URL fullscreenElement scrollingElement designMode forms images createRange nodeType parentNode host";
    const images = names.split(" ").map((name) => `<img name=${name} width=5 height=5 src="data:,">`);
    const page = await open(
      `${images.join("")}<button id=a>A</button><div role=dialog aria-modal=true style="position:fixed;inset:0;background:#fff"><button id=b>B</button></div>`,
    );
    expect(page.scan().ids).toEqual(["b"]);
  });
});

describe("documents of other kinds", () => {
  test("frames side by side", async () => {
    const page = await open(
      '<html><frameset cols="50%,50%"><frame srcdoc="<button id=a>A</button>" src="about:blank"><frame src="about:blank"></frameset></html>',
    );
    const [first] = page.document.querySelectorAll("frame");
    const inner = (first as HTMLFrameElement).contentDocument as Document;
    inner.body.innerHTML = "<button id=a>A</button>";
    expect(page.scan().ids).toEqual(["a"]);
  });

  test("XHTML", async () => {
    const page = await open(
      '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>X</title></head><body><p><a id="a" href="#x">A</a></p><button id="b" disabled="disabled">B</button><input id="c" type="hidden"/></body></html>',
      { type: "application/xhtml+xml" },
    );
    expect(page.scan().ids).toEqual(["a", "b"]);
  });

  test("a drawing", async () => {
    const page = await open(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><a id="a" href="#x"><rect width="50" height="50"/></a></svg>',
      { type: "image/svg+xml" },
    );
    expect(page.scan().ids).toEqual(["a"]);
  });

  test("without a body, without anything", async () => {
    const page = await open("<button id=a>A</button>");
    page.document.body.remove();
    expect(page.scan().ids).toEqual([]);
    page.document.documentElement.remove();
    expect(page.scan().ids).toEqual([]);
  });

  test("edited as a whole", async () => {
    const page = await open('<iframe id=f srcdoc="<body id=a><p>Text</p>"></iframe>');
    (page.document.querySelector("iframe")?.contentDocument as Document).designMode = "on";
    const scan = page.scan();
    expect(scan.ids).toEqual(["a"]);
    expect(scan.entry("a").type).toBe("editable");
  });

  test("a body that is edited", async () => {
    const page = await open('<iframe srcdoc="<body id=a contenteditable><p>Text</p>"></iframe>');
    expect(page.scan().ids).toEqual(["a"]);
  });
});
