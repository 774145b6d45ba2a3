import { describe, expect, it } from "vitest";
import { CONSENT_MANAGERS, CONSENT_NAME, COOKIE_USE } from "../../../src/indexer/consentWords";

describe("consent managers are known by the names that they give", () => {
  it.each([
    "onetrust-banner-sdk",
    "x CybotCookiebotDialog y",
    "didomi-host",
    "qc-cmp2-container",
    "usercentrics-root",
    "osano-cm-window",
    "truste_overlay",
    "klaro",
    "orejime-Banner",
    "cc-window cc-banner",
    "tarteaucitronRoot",
    "cky-consent-bar",
  ])("%s", (names) => {
    expect(CONSENT_MANAGERS.test(names)).toBe(true);
  });

  it.each([
    "trusted-partners",
    "truster",
    "klarobar",
    "cc-number",
    "cc-list",
    "ot-sdk-show-settings",
    "content",
    "orejimes",
    "uc-search",
  ])("but not by %s", (names) => {
    expect(CONSENT_MANAGERS.test(names)).toBe(false);
  });
});

describe("home-made banners are known by their names", () => {
  it.each([
    "cookie-banner",
    "cookieNotice",
    "cookies_policy_popup",
    "consent-modal",
    "gdpr-bar",
    "CookieHinweis",
    "cookie-law-info",
    "dsgvo-hinweis",
    "consentManager",
  ])("%s", (name) => {
    expect(CONSENT_NAME.test(name)).toBe(true);
  });

  it.each([
    "cookies",
    "cookie-card",
    "cookie-box",
    "cookie-list",
    "fortune-cookie",
    "banner",
    "navbar",
    "content",
    "consenting",
  ])("but not by %s", (name) => {
    expect(CONSENT_NAME.test(name)).toBe(false);
  });
});

describe("a sentence on the use of cookies is told from one on biscuits", () => {
  it.each([
    "We use cookies to improve your experience.",
    "Cookies help us personalise content. Privacy policy",
    "Wir verwenden Cookies.",
    "Diese Seite setzt Cookies ein.",
    "Nous utilisons des cookies.",
    "Utilizamos cookies propias.",
    "Questo sito utilizza i cookie.",
    "Usamos cookies.",
    "Wij gebruiken cookies.",
  ])("%s", (text) => {
    expect(COOKIE_USE.test(text)).toBe(true);
  });

  it.each([
    "Three oat cookies were added to your cart.",
    "Our cookies are baked daily.",
    "Pick six cookies for your box.",
    "Cookies, cakes and more",
  ])("but not %s", (text) => {
    expect(COOKIE_USE.test(text)).toBe(false);
  });
});
