import { describe, expect, test } from "vitest";
import { open, type Page } from "./page";

/** A column of links, 20 pixels high each. */
const column = (count: number) =>
  `<style>a{display:block;height:20px}body{margin:0}</style>${Array.from({ length: count }, (_, i) => `<a href=#${i} id=l${i}>Link ${i}</a>`).join("")}`;

/** Ids of links whose box lies in the view. */
function inView(page: Page): string[] {
  return [...page.document.querySelectorAll("a")]
    .filter((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return bottom > 0 && top < page.window.innerHeight;
    })
    .map(({ id }) => id);
}

describe("more candidates than the index holds", () => {
  test.each([0, 5000, 10_000, 19_300])("a long page scrolled to %i", async (y) => {
    const page = await open(column(1000));
    page.window.scrollTo(0, y);
    const scan = page.scan();
    const seen = inView(page);
    expect(seen.length).toBeGreaterThan(30);
    expect(scan.targets).toHaveLength(250);
    expect(scan.byScore.slice(0, seen.length)).toEqual(seen);
    expect(scan.total).toBe(1000);
    const { above = 0, below = 0 } = scan.omitted ?? {};
    expect(above + below).toBe(750);
    // Beyond the view, what is near comes before what is far.
    const listed = scan.ids.map((id) => Number(id.slice(1)));
    expect(Math.max(...listed) - Math.min(...listed)).toBe(249);
  });

  test("what lies in the view stays, wherever on the page it is written", async () => {
    const page = await open(`${column(600)}<button id=last style="position:fixed;left:500px;top:10px">Last</button>`);
    expect(page.scan().byScore[0]).toBe("last");
  });

  test("a page that shows more than 250 at once", async () => {
    const page = await open(Array.from({ length: 600 }, (_, i) => `<a href=#${i}>${i}</a> `).join(""));
    const scan = page.scan();
    expect(scan.targets).toHaveLength(250);
    expect(scan.total).toBe(600);
    expect(scan.omitted).toEqual({ inView: 350 });
  });

  test("what a box with more in it than it shows cuts off does not push out what is seen", async () => {
    const rows = Array.from(
      { length: 600 },
      (_, i) => `<button style="display:block;height:1px;padding:1px;font-size:1px;border:0" id=r${i}>${i}</button>`,
    );
    const links = Array.from({ length: 200 }, (_, i) => `<a href=#${i} id=l${i}>L${i}</a> `).join("");
    const page = await open(`<div style="height:30px;overflow:auto">${rows.join("")}</div>${links}`);
    const { ids } = page.scan();
    for (let i = 0; i < 200; i++) expect(ids).toContain(`l${i}`);
  });

  test("wrappers that are dropped leave their places to others", async () => {
    const page = await open(
      Array.from({ length: 400 }, (_, i) => `<div onclick="1"><button id=b${i}>B${i}</button></div>`).join(""),
    );
    const scan = page.scan();
    expect(scan.targets).toHaveLength(250);
    expect(new Set(scan.ids.map((id) => id[0]))).toEqual(new Set(["b"]));
  });

  test("what nobody can see is counted nowhere", async () => {
    const hidden = [
      "display:none",
      "visibility:hidden",
      "opacity:0",
      "position:absolute;left:-9999px",
      "width:0;height:0;padding:0;border:0;overflow:hidden",
    ].map((style, i) => `<button style="${style}">H${i}</button>`);
    const page = await open(column(300).replaceAll("</a>", `</a>${hidden.join("")}`));
    const scan = page.scan();
    expect(scan.targets).toHaveLength(250);
    expect(scan.total).toBe(300);
    expect(scan.omitted).toEqual({ below: 50 });
  });

  test("a limit of the app's own", async () => {
    const page = await open(column(40));
    const scan = page.scan({ limit: 10 });
    expect(scan.ids).toEqual(Array.from({ length: 10 }, (_, i) => `l${i}`));
    expect(scan.omitted).toEqual({ inView: 25, below: 5 });
    expect(page.scan({ limit: 999 }).targets).toHaveLength(40);
  });
});

describe("all fit", () => {
  test("nothing is omitted, and ids count in page order", async () => {
    const page = await open(column(60));
    const scan = page.scan();
    expect(scan.total).toBe(60);
    expect(scan.omitted).toBeUndefined();
    expect(scan.targets.map(({ entry }) => entry.id).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, i) => i + 1),
    );
  });

  test("nothing at all", async () => {
    const scan = (await open("<p>Text</p>")).scan();
    expect(scan.total).toBe(0);
    expect(scan.targets).toEqual([]);
  });
});

describe("order", () => {
  test("fields, then buttons, then links, then the rest", async () => {
    const page = await open("<div id=d onclick='1'>D</div><a href=#x id=a>A</a><button id=b>B</button><input id=i>");
    expect(page.scan().byScore).toEqual(["i", "b", "a", "d"]);
  });

  test("what is disabled comes after what is not", async () => {
    const page = await open(
      "<button id=a disabled>A</button><fieldset disabled><button id=b>B</button></fieldset><button id=d aria-disabled=true>D</button><button id=c>C</button>",
    );
    expect(page.scan().byScore).toEqual(["c", "a", "b", "d"]);
  });

  test("the form that holds the focus comes first", async () => {
    const page = await open("<input id=a><button id=b>B</button><form><input id=c><button id=d>Send</button></form>");
    page.document.getElementById("c")?.focus();
    expect(page.scan().byScore).toEqual(["c", "d", "a", "b"]);
  });

  test("the form that something was typed in comes first, wherever the focus went", async () => {
    const page = await open(
      "<input id=a><button id=b>B</button><form><input id=c><select id=e><option>1<option>2</select><button id=d>Send</button></form>",
    );
    (page.document.getElementById("e") as HTMLSelectElement).selectedIndex = 1;
    expect(page.scan().byScore).toEqual(["c", "e", "d", "a", "b"]);
  });

  test("a form in use that is out of the view comes before the rest that is out of it", async () => {
    const page = await open(`<form><input id=c><button id=d>Send</button></form>${column(400)}`);
    (page.document.getElementById("c") as HTMLInputElement).value = "typed";
    page.window.scrollTo(0, 3000);
    const seen = inView(page).length;
    expect(page.scan().byScore.slice(seen, seen + 2)).toEqual(["c", "d"]);
  });
});
