import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { installConsoleLookup } from "../../../src/indexer/consoleLookup";
import { createIndexer } from "../../../src/indexer/createIndexer";
import type { Indexer } from "../../../src/indexer/types";
import { find, idOf, showPage } from "./page";

let indexer: Indexer;
let shadow: ShadowRoot;
let uninstall: () => void;

beforeEach(() => {
  showPage("<button id=a>Archive</button><div id=h></div><iframe id=f srcdoc='<button id=x>Framed</button>'></iframe>");
  find("#h").attachShadow({ mode: "open" }).innerHTML = "<button id=s>Shadowed</button>";
  const host = document.body.appendChild(document.createElement("div"));
  host.id = "ai-chat-widget-container";
  shadow = host.attachShadow({ mode: "open" });
  shadow.innerHTML = "<button id=send>Send</button>";
  indexer = createIndexer();
  uninstall = installConsoleLookup(shadow, indexer);
});
afterEach(() => {
  uninstall();
  indexer.destroy();
  document.body.replaceChildren();
});

/** As one types it into the console. */
const ask = (selector: string) => find("#ai-chat-widget-container").shadowRoot?.querySelector(selector);

it("answers with the page's element, wherever it lives", async () => {
  await expect.poll(() => indexer.scan().entries.length).toBe(3);
  const framed = find("#x", find<HTMLIFrameElement>("#f").contentDocument as Document);
  expect(ask(`[data-leflux-id="${idOf(indexer, "Archive")}"]`)).toBe(find("#a"));
  expect(ask(`[data-leflux-id="${idOf(indexer, "Shadowed")}"]`)).toBe(find("#s", find("#h").shadowRoot as ShadowRoot));
  expect(ask(`[data-leflux-id="${idOf(indexer, "Framed")}"]`)).toBe(framed);
});

it.each([`[data-leflux-id="1"]`, `[data-leflux-id='1']`, "[data-leflux-id=1]", ` [ data-leflux-id = "1" ] `])(
  "understands %s",
  (selector) => {
    indexer.scan();
    expect(ask(selector)).toBe(find("#a"));
  },
);

it("answers with null for ids that there are not, and for elements that left", () => {
  expect(ask(`[data-leflux-id="1"]`)).toBeNull();
  indexer.scan();
  expect(ask(`[data-leflux-id="99"]`)).toBeNull();
  find("#a").remove();
  expect(ask(`[data-leflux-id="1"]`)).toBeNull();
});

it("leaves every other selector to the shadow root", () => {
  indexer.scan();
  expect(ask("#send")?.textContent).toBe("Send");
  expect(ask("#a")).toBeNull();
  expect(ask("button[data-leflux-id]")).toBeNull();
  expect(() => ask("!")).toThrow(DOMException);
  expect(() => (shadow.querySelector as (selector?: string) => unknown)()).toThrow(TypeError);
});

describe("the method", () => {
  it("is not enumerable and goes away", () => {
    expect(Object.keys(shadow)).toEqual([]);
    expect(Object.hasOwn(shadow, "querySelector")).toBe(true);
    uninstall();
    expect(Object.hasOwn(shadow, "querySelector")).toBe(false);
    expect(ask("#send")?.textContent).toBe("Send");
  });

  it("stays what another script has made of it since", () => {
    const theirs = () => null;
    shadow.querySelector = theirs;
    uninstall();
    expect(shadow.querySelector).toBe(theirs);
    Reflect.deleteProperty(shadow, "querySelector");
  });
});
