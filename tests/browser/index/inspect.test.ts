import { describe, expect, test } from "vitest";
import { inspectElement } from "../../../src/indexer/scanPage";
import { open } from "./page";

const EVERYWHERE = `
  <h1>Shop</h1><form><h2>Address</h2><label>City <input id=city></label><input type=checkbox id=agree hidden><label for=agree>Agree</label></form>
  <div id=host></div><iframe title=Pay srcdoc="<h2>Card</h2><button id=pay>Pay</button>"></iframe>
  <img usemap=#m width=99 height=99 src="data:,"><map name=m><area id=area href=#1 coords="0,0,50,50" alt=North></map>
  <script>host.attachShadow({mode:"open"}).innerHTML="<section aria-label=Cart><button id=buy>Buy</button></section>"</script>`;

describe("one element read alone", () => {
  test("is what the scan said of it, wherever it lives", async () => {
    const page = await open(EVERYWHERE);
    const { targets } = page.scan();
    expect(targets.map(({ element }) => element.id)).toHaveLength(5);
    for (const { element, identity } of targets)
      expect(inspectElement(element, { document: page.document })).toMatchObject({ ok: true, identity });
  });

  test("is gone when it left the page", async () => {
    const page = await open("<button id=a>A</button>");
    const button = page.document.getElementById("a") as Element;
    button.remove();
    expect(inspectElement(button, { document: page.document })).toEqual({ ok: false, code: "gone" });
  });

  test.each([
    ["not displayed", "<button id=a hidden>A</button>"],
    ["transparent", "<div style='opacity:0'><button id=a>A</button></div>"],
    ["inert", "<div inert><button id=a>A</button></div>"],
    ["behind a modal", "<button id=a>A</button><dialog id=d>Hi</dialog><script>d.showModal()</script>"],
    [
      "in a closed disclosure",
      "<button aria-expanded=false aria-controls=p>T</button><div id=p><button id=a>A</button></div>",
    ],
  ])("is hidden when it is %s", async (_, html) => {
    const page = await open(html);
    const button = page.document.getElementById("a") as Element;
    expect(inspectElement(button, { document: page.document })).toEqual({ ok: false, code: "hidden" });
  });

  test("is hidden in a frame that a modal of the page is in front of", async () => {
    const page = await open(`${EVERYWHERE}<dialog id=d>Hi</dialog>`);
    const pay = page.document.querySelector("iframe")?.contentDocument?.getElementById("pay") as Element;
    expect(inspectElement(pay, { document: page.document }).ok).toBe(true);
    page.document.querySelector("dialog")?.showModal();
    expect(inspectElement(pay, { document: page.document })).toEqual({ ok: false, code: "hidden" });
  });
});
