import cookieconsentCss from "cookieconsent/build/cookieconsent.min.css?url";
import cookieconsentJs from "cookieconsent/build/cookieconsent.min.js?url";
import klaroJs from "klaro/dist/klaro.js?url";
import orejimeCss from "orejime/dist/orejime-standard.css?url";
import orejimeJs from "orejime/dist/orejime-standard-en.js?url";
import shareonCss from "shareon/css?url";
import sharerJs from "sharer.js/sharer.min.js?url";
import socialLikesJs from "social-likes/dist/social-likes.min.js?url";
import socialLikesCss from "social-likes/dist/social-likes_flat.css?url";
import tarteaucitronJs from "tarteaucitronjs/tarteaucitron.js?url";
import vanillaCss from "vanilla-cookieconsent/dist/cookieconsent.css?url";
import vanillaJs from "vanilla-cookieconsent/dist/cookieconsent.umd.js?url";
import { describe, expect, it } from "vitest";
import jqueryJs from "../../../node_modules/jquery/dist/jquery.min.js?url";
import shareonJs from "../../../node_modules/shareon/dist/shareon.iife.js?url";
import type { FilteredCounts } from "../../../src/protocol";
import { indexOf, openPage, texts } from "./framePage";

/** The page that the widgets are put on. */
const PAGE = `<main><h1>Bakery</h1><button>Add to cart</button><a href="/help">Help</a></main>`;

interface Widget {
  name: string;
  html: string;
  /** What shows that the widget has been built. */
  built: string;
  why: keyof FilteredCounts;
  /** Some of what it has to press. */
  presses: RegExp;
}

const css = (url: string) => `<link rel="stylesheet" href="${url}">`;
const script = (url: string, attributes = "") => `<script src="${url}" ${attributes}></script>`;

const WIDGETS: Widget[] = [
  {
    name: "vanilla-cookieconsent",
    html: `${css(vanillaCss)}${script(vanillaJs)}<script>
      CookieConsent.run({ hideFromBots: false, categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
        language: { default: "en", translations: { en: {
          consentModal: { title: "We use cookies", description: "Cookie text", acceptAllBtn: "Accept all", acceptNecessaryBtn: "Reject all", showPreferencesBtn: "Preferences" },
          preferencesModal: { title: "Preferences", acceptAllBtn: "Accept all", sections: [] } } } } });</script>`,
    built: "#cc-main button",
    why: "consent",
    presses: /Accept all/,
  },
  {
    name: "klaro",
    html: `<script>var klaroConfig = { noAutoLoad: false, lang: "en", services: [{ name: "matomo", title: "Matomo", purposes: ["analytics"] }] };</script>${script(klaroJs)}`,
    built: ".klaro button",
    why: "consent",
    presses: /ok|accept|decline/i,
  },
  {
    name: "klaro as a modal",
    html: `<script>var klaroConfig = { mustConsent: false, noticeAsModal: false, lang: "de", services: [{ name: "matomo", purposes: ["analytics"] }] };</script>${script(klaroJs)}`,
    built: ".klaro button",
    why: "consent",
    presses: /ok|ablehnen|akzept/i,
  },
  {
    name: "orejime",
    html: `${css(orejimeCss)}<script>window.orejimeConfig = { privacyPolicyUrl: "/privacy", purposes: [{ id: "a", title: "Analytics", description: "Counts visits", cookies: ["a"] }] };</script>${script(orejimeJs)}`,
    built: "[class*=orejime] button",
    why: "consent",
    presses: /accept/i,
  },
  {
    name: "tarteaucitron",
    html: `${script(tarteaucitronJs)}<script>
      tarteaucitron.init({ privacyUrl: "", hashtag: "#t", cookieName: "t", orientation: "bottom", showIcon: true, DenyAllCta: true, AcceptAllCta: true, highPrivacy: true, mandatory: true, googleConsentMode: false, bingConsentMode: false, pianoConsentMode: false });
      (tarteaucitron.job = tarteaucitron.job || []).push("youtube");</script>`,
    built: "#tarteaucitronAlertBig button",
    why: "consent",
    presses: /accept|allow|personali/i,
  },
  {
    name: "cookieconsent by Insites",
    html: `${css(cookieconsentCss)}${script(cookieconsentJs)}<script>window.cookieconsent.initialise({ type: "opt-in" });</script>`,
    built: ".cc-window a",
    why: "consent",
    presses: /allow|dismiss|decline/i,
  },
  {
    name: "sharer.js",
    html: `<div class="buttons"><button data-sharer="x" data-title="Hi" data-url="https://example.org">On X</button>
      <button data-sharer="facebook" data-url="https://example.org">On Facebook</button></div>${script(sharerJs)}`,
    built: "[data-sharer]",
    why: "share",
    presses: /On Facebook/,
  },
  {
    name: "shareon",
    html: `${css(shareonCss)}<div class="shareon"><a class="facebook"></a><a class="mastodon"></a><a class="email"></a><button class="copy-url"></button></div>${script(shareonJs, "init")}`,
    built: ".shareon a[href]",
    why: "share",
    presses: /./,
  },
  {
    name: "social-likes",
    html: `${css(socialLikesCss)}${script(jqueryJs)}<div class="social-likes" data-counters="no"><div class="facebook" title="Share link on Facebook">Facebook</div><div class="twitter" title="Share link on Twitter">Twitter</div></div>${script(socialLikesJs)}`,
    built: ".social-likes__widget",
    why: "share",
    presses: /Facebook/,
  },
];

describe("what packages build is left out, and comes back on request", () => {
  it.each(WIDGETS)("$name", async ({ html, built, why, presses }) => {
    const page = await openPage(PAGE + html);
    await expect.poll(() => page.querySelector(built), { timeout: 15_000 }).not.toBeNull();
    await expect
      .poll(() => texts(indexOf(page, { includeChrome: true })).join(" "), { timeout: 15_000 })
      .toMatch(presses);

    const index = indexOf(page);
    expect(texts(index)).toEqual(["Add to cart", "Help"]);
    expect(index.filtered?.[why]).toBeGreaterThan(0);

    const whole = indexOf(page, { includeChrome: true });
    expect(whole.filtered).toBeUndefined();
    expect(whole.entries.length).toBe(2 + (index.filtered?.[why] ?? 0));
  });
});
