import fc from "fast-check";
import { expect, test } from "vitest";
import { openPass } from "../../../src/dom/pass";
import { sightOf } from "../../../src/dom/visible";
import { openPage } from "../../../src/indexer/pageReader";
import { open, type Page } from "./page";

/*
 * Boxes in boxes, placed, clipped and scrolled at random: what is said to show now, and to be in reach of scrolling, is compared with what the
 * browser's own hit test finds, now and after it was asked to scroll there. `overflow: clip` stands for `hidden`, which a script can scroll and
 * a person can't.
 */

interface Box {
  style: string;
  inside: readonly Box[];
}

const maybe = (name: string, weight: number, ...values: string[]) =>
  fc.option(fc.constantFrom(...values), { nil: "", freq: weight }).map((value) => (value ? `${name}:${value};` : ""));

const style = fc
  .tuple(
    maybe("position", 1, "relative", "absolute", "absolute", "fixed", "sticky"),
    maybe("left", 1, "0", "20px", "150px", "-60px", "400px", "900px", "-500px"),
    maybe("top", 1, "0", "20px", "150px", "-60px", "400px", "900px", "-500px"),
    maybe("width", 1, "0", "50px", "120px", "300px", "100%", "800px"),
    maybe("height", 1, "0", "30px", "80px", "200px", "700px"),
    maybe("overflow", 1, "clip", "auto", "scroll"),
    maybe("transform", 6, "translate(30px,20px)", "scale(.5)", "translateX(-200px)"),
    maybe("clip-path", 12, "inset(0 0 50% 0)", "inset(100%)"),
    maybe("contain", 12, "paint", "layout"),
    maybe("display", 8, "flex", "inline-block", "contents", "grid"),
    maybe("visibility", 15, "hidden", "visible"),
    maybe("direction", 12, "rtl"),
    maybe("flex-direction", 12, "row-reverse", "column-reverse", "column"),
    maybe("margin", 8, "-30px", "0 0 0 -120px", "100px", "0 0 0 500px", "400px 0 0 0"),
    maybe("padding", 8, "20px"),
  )
  .map((parts) => parts.join(""));

const { box } = fc.letrec<{ box: Box }>((tie) => ({
  box: fc.record({
    style,
    inside: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constant<readonly Box[]>([]),
      fc.array(tie("box"), { minLength: 1, maxLength: 2 }),
      fc.array(tie("box"), { minLength: 1, maxLength: 2 }),
      fc.array(tie("box"), { minLength: 1, maxLength: 2 }),
    ),
  }),
}));

const html = ({ style, inside }: Box): string =>
  `<div style="${style}">${inside.length ? inside.map(html).join("") : "<button style='flex:none'>B</button>"}</div>`;

/** Whether more than a sliver of an element's box is hit, by it or below what covers it. */
function isHit(button: Element, { document, window }: Page): boolean {
  const box = button.getBoundingClientRect();
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const width = Math.min(window.innerWidth, box.right) - left;
  const height = Math.min(window.innerHeight, box.bottom) - top;
  if (width < 1 || height < 1) return false;
  const columns = new Set<number>();
  const rows = new Set<number>();
  for (let x = 0.02; x < 1; x += 0.08) {
    for (let y = 0.02; y < 1; y += 0.08) {
      if (!document.elementsFromPoint(left + width * x, top + height * y).includes(button)) continue;
      columns.add(x);
      rows.add(y);
      if (columns.size > 1 && rows.size > 1) return true;
    }
  }
  return false;
}

test("what shows, and what can be scrolled to, is what the browser hits", async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(box, { minLength: 1, maxLength: 3 }),
      fc.array(fc.nat(400), { maxLength: 6 }),
      async (boxes, scrolls) => {
        const page = await open(`<style>body{margin:0}</style>${boxes.map(html).join("")}`);
        const { document } = page;
        const all = [...document.querySelectorAll("div")];
        for (const [i, by] of scrolls.entries()) all[i]?.scrollBy(i % 2 ? by : by - 200, by);

        const pass = openPass();
        const reader = openPage(document, [document], {}, pass);
        const buttons = [...document.querySelectorAll("button")];
        const told = buttons.map((button) => sightOf(button, reader, pass));
        const now = buttons.map((button) => isHit(button, page));
        const at = all.map((each) => [each.scrollLeft, each.scrollTop] as const);
        buttons.forEach((button, i) => {
          const { width, height } = button.getBoundingClientRect();
          const seen = told[i]?.now;
          const sliver = seen && (seen.right - seen.left < 3 || seen.bottom - seen.top < 3);
          if (width < 2 || height < 2 || sliver) return;
          button.scrollIntoView({ block: "center", inline: "center" });
          const reached = now[i] || isHit(button, page);
          for (const [k, each] of all.entries()) each.scrollTo(...(at[k] as [number, number]));
          page.window.scrollTo(0, 0);
          compared++;
          expect({ now: Boolean(seen), reach: told[i] !== null }).toEqual({ now: now[i], reach: reached });
        });
        page.close();
      },
    ),
    { seed: 20, numRuns: 80 },
  );
  expect(compared).toBeGreaterThan(100);
});
