import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { launcherStyles } from "../../../src/components/styles/launcherStyles";
import { panelStyles } from "../../../src/components/styles/panelStyles";
import { rich } from "../../../stories/support/conversations";
import { still } from "../../../stories/support/messages";
import { bootstrap, normalize, preflight } from "../../frameworks/styles/sheets";
import { dialog, shadow, show } from "../components/view";

const ours = [...new Set((launcherStyles + panelStyles).match(/--_[\w-]+/g))];
const wrong = ours.map((name) => `${name}: 3px !important;`).join("");

/** Each a whole style sheet that a page may have. */
const PAGES: [string, string][] = [
  ["Tailwind's preflight", preflight],
  ["Bootstrap", bootstrap],
  ["normalize.css", normalize],
  ["a reset of everything", "* { all: unset } html, body, div { all: initial !important; }"],
  [
    "rules for everything",
    `*, *::before, *::after { margin: 9px !important; padding: 9px !important; color: red !important; border: 9px solid !important;
      box-sizing: content-box !important; font: 30px serif !important; opacity: .5 !important; animation: none !important;
      transition: all 9s !important; user-select: none !important; pointer-events: none !important; accent-color: red !important;
      scrollbar-color: red red !important; scrollbar-width: none !important; }
    *:focus, *:hover { outline: 9px solid red !important; } ::selection { background: red; } ::placeholder { color: red !important; }`,
  ],
  [
    "all that is inherited",
    `html, body { color: red; font: italic small-caps 900 40px/3 fantasy; letter-spacing: 9px; word-spacing: 9px; text-align: center;
      text-indent: 50px; text-transform: uppercase; white-space: pre; word-break: break-all; hyphens: auto; tab-size: 1; quotes: none;
      visibility: hidden; cursor: none; list-style: square inside; writing-mode: vertical-rl; text-orientation: upright; color-scheme: dark;
      accent-color: red; caret-color: red; scrollbar-color: red red; text-shadow: 9px 9px red; text-rendering: optimizeSpeed;
      -webkit-text-fill-color: red; -webkit-text-stroke: 2px red; text-wrap: nowrap; line-break: anywhere; font-feature-settings: "smcp";
      pointer-events: none; user-select: none; orphans: 9; border-collapse: collapse; }`,
  ],
  ["62.5 % of a rem", "html { font-size: 62.5% } body { font-size: 1.6rem }"],
  ["custom properties of our own names", `:root, * { ${wrong} }`],
  [
    "rules for the host",
    "#ai-chat-widget-container, [data-leflux-ignore] { zoom: 3 !important; rotate: 3deg !important; position: static !important; display: none !important; }",
  ],
  ["a transformed body", "body { transform: translate(30px, 40px) scale(.5); }"],
  [
    "a filtered and contained body",
    "body { filter: blur(0); contain: paint; position: relative; margin: 50px; overflow: hidden; height: 50px; }",
  ],
  ["a transformed root", "html { transform: translateX(60px); }"],
  ["a body that is a size container", "body { container-type: size; width: 300px; height: 90px; }"],
  ["a body with `will-change`", "body { will-change: transform; perspective: 300px; margin: 30px; }"],
  ["a zoomed body", "body { zoom: 1.5 }"],
  ["a zoomed root", "html { zoom: .75 }"],
  [
    "a body that lays out a grid",
    "body { display: grid; place-items: center; gap: 40px; } body > * { grid-column: 2; min-width: 300px; }",
  ],
];

let style: HTMLStyleElement;
beforeEach(async () => {
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } }); // away from links, which look another way under it
  style = document.createElement("style");
  document.head.append(style);
});
afterEach(() => {
  style.remove();
  document.body.removeAttribute("class");
});

/** Only what was painted once has the height that it has. */
async function painted(): Promise<void> {
  await expect.poll(() => shadow().getAnimations().length).toBe(0);
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** How all of some elements look and where they are, a line each. */
function look(elements: Iterable<Element>): string[] {
  const lines: string[] = [];
  for (const element of elements) {
    const name = `${element.localName}.${element.getAttribute("part") ?? element.className}`;
    const { x, y, width, height } = element.getBoundingClientRect();
    lines.push(`${name} at ${[x, y, width, height].map(Math.round).join(" ")}`);
    for (const pseudo of [undefined, ...(element.localName === "textarea" ? ["::placeholder"] : [])]) {
      const all = getComputedStyle(element, pseudo);
      for (const property of all)
        if (!property.startsWith("--"))
          lines.push(`${name}${pseudo ?? ""} ${property}: ${all.getPropertyValue(property)}`);
    }
  }
  return lines;
}

const differences = (before: string[], after: string[]) => after.filter((line, at) => line !== before[at]);

describe("no style gets in", () => {
  test.each(PAGES)("of a page with %s", async (_, css) => {
    show({ defaultOpen: true, chat: still({ ...rich(), error: null }) });
    const all = () => look(shadow().querySelectorAll(".root, .root :not(svg *)"));
    await painted();
    const before = all();
    style.textContent = css;
    document.body.className = "page"; // as with most changes of a page's styles, one of a class comes with it
    await expect.poll(() => differences(before, all()).slice(0, 20)).toEqual([]);
  });
});

test("a page that is written from right to left turns the chat round, and changes no letter, colour or size of it", async () => {
  show({ defaultOpen: true, chat: still(rich()) });
  const all = () =>
    look(shadow().querySelectorAll(".root, .root :not(svg *)")).filter((line) =>
      /^\S+ (font|color|background|line-height|letter-spacing|opacity|width|height)/.test(line),
    );
  await painted();
  const before = all();
  document.documentElement.dir = "rtl";
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  await painted();
  expect(differences(before, all())).toEqual([]);
  const { left } = dialog().element().getBoundingClientRect();
  expect(left).toBeLessThan(100);
});

test("and none gets out: nothing on the page looks another way or is elsewhere", async () => {
  const page = document.createElement("main");
  page.className = "root panel";
  page.innerHTML = `<h1 class="title">Shop</h1><p class="message">Hello <a href="#x" class="button">there</a></p><ul><li>One</li></ul>
    <input class="field" placeholder="Name"><button class="send launcher">Buy</button><textarea part="field"></textarea><dialog open>Hi</dialog>`;
  document.body.append(page);
  const all = () => look([document.documentElement, document.body, page, ...page.querySelectorAll("*")]);
  const before = all();
  show({ defaultOpen: true, chat: still(rich()) });
  await painted();
  expect(differences(before, all())).toEqual([]);
  page.remove();
});
