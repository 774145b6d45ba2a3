import { expect } from "vitest";
import type { Effect } from "../../src/protocol";
import { type Asked, openPage } from "../browser/actions/page";
import { cell } from "./cell";

/** What browsers give only to a press of the user's own hand: the agent is told what was seen, which is nothing, or why not. */
const ROWS: [
  control: string,
  html: string,
  script: string,
  asked: Asked,
  effect: Partial<Effect> | string,
  outcome: string,
][] = [
  [
    "menu under CSS :hover",
    `<style>#m{display:none}#h:hover #m{display:block}</style><div id="h"><button>Shop</button><div id="m"><a href="#x">Shoes</a></div></div>`,
    "",
    { type: "hover", on: "Shop" },
    { changed: false },
    "done, `changed: false`",
  ],
  [
    "file picker",
    `<input type="file" aria-label="Photo">`,
    "",
    { type: "click", on: "Photo" },
    { changed: false },
    "done, `changed: false`; `upload` gives it files",
  ],
  [
    "file field",
    `<input type="file" aria-label="Photo">`,
    "",
    { type: "fill", on: "Photo", text: "/tmp/photo.png" },
    "wrong_type",
    "refused, `wrong_type`: use upload",
  ],
  [
    "fullscreen",
    `<button>Large</button>`,
    "document.documentElement.requestFullscreen().catch(() => {})",
    { type: "click", on: "Large" },
    { changed: false },
    "done, `changed: false`",
  ],
  [
    "reading the clipboard",
    `<button>Paste</button><p id="out"></p>`,
    "navigator.clipboard.readText().then((text) => { out.textContent = 'read ' + text }, () => {})",
    { type: "click", on: "Paste" },
    { changed: false },
    "done, `changed: false`",
  ],
  [
    "pop-up window",
    `<button>Help</button>`,
    "window.open('about:blank', 'help', 'width=200')?.close()",
    { type: "click", on: "Help" },
    { changed: true },
    "done, `messages` says that it was blocked, or `newTab`",
  ],
  [
    "native date picker",
    `<input type="date" aria-label="Day">`,
    "",
    { type: "click", on: "Day" },
    { changed: false },
    "done, `changed: false`; `fill` sets it",
  ],
];

for (const [control, html, script, asked, effect, outcome] of ROWS) {
  cell(
    { part: "Only by a person's own hand", control, framework: "browser", action: asked.type, outcome },
    async () => {
      const page = openPage(html);
      const button = document.querySelector("button");
      if (script && button) button.setAttribute("onclick", script);
      if (typeof effect === "string") {
        expect(await page.refused(asked)).toMatch(new RegExp(`^${effect}: .`));
        return;
      }
      const seen = await page.done(asked);
      if (control === "pop-up window") expect(seen.newTab ?? seen.messages?.[0]).toBeTruthy();
      else expect({ changed: seen.changed }).toEqual(effect);
    },
  );
}
