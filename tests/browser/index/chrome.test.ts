import { describe, expect, it } from "vitest";
import { look } from "./harness";

const MAIN = `<main><h1>Bakery</h1><button>Add to cart</button></main>`;
const FIXED = `style="position:fixed;left:0;right:0;bottom:0;background:#fff"`;

const textsOf = (html: string, options = {}) => look(html, options).entries.map(({ text }) => text);

/** The ids and classes that consent managers give what they build. */
const MANAGERS: [name: string, html: string][] = [
  [
    "OneTrust",
    `<div id="onetrust-consent-sdk"><div class="onetrust-pc-dark-filter ot-fade-in"></div><div id="onetrust-banner-sdk" class="otFlat bottom" role="region" aria-label="Cookie banner"><div role="alertdialog" aria-describedby="onetrust-policy-text"><div class="ot-sdk-container"><p id="onetrust-policy-text">Text</p><button id="onetrust-pc-btn-handler">Customize</button><button id="onetrust-accept-btn-handler">Fine</button></div></div></div></div>`,
  ],
  [
    "Cookiebot",
    `<div id="CybotCookiebotDialog" name="CybotCookiebotDialog" role="dialog" aria-modal="false"><div id="CybotCookiebotDialogBody"><input type="checkbox" id="CybotCookiebotDialogBodyLevelButtonPreferences"><button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll">Yes</button></div></div>`,
  ],
  ["Cookiebot's corner", `<div class="CookiebotWidget"><button class="CookiebotWidget-logo">C</button></div>`],
  [
    "Didomi",
    `<div id="didomi-host"><div class="didomi-popup-container"><div class="didomi-popup-notice" role="dialog"><button id="didomi-notice-agree-button">Yes</button><a href="#" id="didomi-notice-learn-more-button">More</a></div></div></div>`,
  ],
  [
    "Quantcast",
    `<div class="qc-cmp2-container" id="qc-cmp2-container"><div class="qc-cmp2-main"><div id="qc-cmp2-ui" role="dialog"><div class="qc-cmp2-summary-buttons"><button mode="secondary">More</button><button mode="primary">Yes</button></div></div></div></div>`,
  ],
  [
    "Osano",
    `<div class="osano-cm-window" dir="ltr"><div class="osano-cm-dialog osano-cm-dialog--type_bar" role="dialog"><button class="osano-cm-accept-all osano-cm-button">Yes</button><a class="osano-cm-link" href="/p">Policy</a></div><button class="osano-cm-widget">C</button></div>`,
  ],
  [
    "TrustArc",
    `<div id="truste-consent-track"><div id="truste-consent-content"><button id="truste-consent-button">Yes</button><button id="truste-show-consent">More</button></div></div>`,
  ],
  ["TrustArc's box", `<div id="consent_blackbar"><button>Yes</button></div>`],
  [
    "Klaro",
    `<div id="klaro"><div class="klaro"><div class="cookie-notice"><button class="cm-btn-success">Yes</button></div></div></div>`,
  ],
  ["Sourcepoint", `<div id="sp_message_container_1234"><button>Yes</button></div>`],
  [
    "iubenda",
    `<div id="iubenda-cs-banner" class="iubenda-cs-container"><button class="iubenda-cs-accept-btn">Yes</button></div>`,
  ],
  [
    "CookieYes",
    `<div class="cky-consent-container cky-box-bottom-left"><button class="cky-btn-accept">Yes</button></div>`,
  ],
  [
    "Complianz",
    `<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner"><button class="cmplz-btn">Yes</button></div></div>`,
  ],
  ["Borlabs", `<div id="BorlabsCookieBox" class="BorlabsCookie"><a role="button" href="#">Yes</a></div>`],
  ["Axeptio", `<div id="axeptio_overlay"><div class="axeptio_widget"><button>Yes</button></div></div>`],
  ["HubSpot", `<div id="hs-eu-cookie-confirmation"><a href="#" id="hs-eu-confirmation-button">Yes</a></div>`],
];

describe("consent managers are left out and counted", () => {
  it.each(MANAGERS)("%s", (_, html) => {
    const { index, entries } = look(MAIN + html);

    expect(entries.map(({ text }) => text)).toEqual(["Add to cart"]);
    const pressed = look(MAIN + html, { includeChrome: true }).entries.length - 1;
    expect(index.filtered).toEqual({ consent: pressed });
  });

  it("Usercentrics, in its shadow root", () => {
    const html = `${MAIN}<div id="usercentrics-root"></div>`;
    const { index, entries } = look(html, {}, (body) => {
      const root = (body.querySelector("#usercentrics-root") as Element).attachShadow({ mode: "open" });
      root.innerHTML = `<div role="dialog"><button data-testid="uc-accept-all-button">Yes</button><button>More</button></div>`;
    });

    expect(entries.map(({ text }) => text)).toEqual(["Add to cart"]);
    expect(index.filtered).toEqual({ consent: 2 });
  });
});

describe("home-made banners are known by what they say, in seven languages, without telling names", () => {
  it.each<[language: string, text: string, yes: string, no: string]>([
    ["English", "We use cookies to improve your experience.", "Accept all", "Only necessary"],
    ["English, shortly", "This site uses cookies.", "Got it", "Learn more"],
    ["German", "Wir verwenden Cookies, um unsere Seite zu verbessern.", "Alle akzeptieren", "Ablehnen"],
    ["German, of use", "Diese Website nutzt Cookies. Mehr im Datenschutz.", "Einverstanden", "Einstellungen"],
    ["French", "Nous utilisons des cookies pour améliorer votre expérience.", "Tout accepter", "Refuser"],
    ["French, of privacy", "Ce site a recours à des cookies. Confidentialité", "J’ai compris", "En savoir plus"],
    ["Spanish", "Utilizamos cookies propias y de terceros.", "Aceptar", "Rechazar"],
    ["Italian", "Questo sito utilizza cookie tecnici.", "Accetta", "Rifiuta"],
    ["Portuguese", "Usamos cookies para melhorar a sua experiência.", "Aceito", "Recusar"],
    ["Dutch", "Wij gebruiken cookies om de site te verbeteren.", "Akkoord", "Weigeren"],
  ])("%s", (_, text, yes, no) => {
    const words = `<p>${text}</p><button>${yes}</button><button>${no}</button><a href="/privacy">…</a>`;
    for (const html of [
      `<div ${FIXED}>${words}</div>`,
      `<div role="dialog" aria-label="Info" ${FIXED}>${words}</div>`,
      `<div class="x1">${words}</div>`,
    ]) {
      const { index, entries } = look(`${MAIN}${html}`);
      expect(entries.map((entry) => entry.text)).toEqual(["Add to cart"]);
      expect(index.filtered).toEqual({ consent: 3 });
    }
  });

  it.each([
    [`<div id="cookie-banner"><span>Cookies?</span><button>Sure</button><button>Reject</button></div>`],
    [`<section class="gdpr-notice">Cookies! <button>OK</button></section>`],
    [
      `<div aria-label="Cookie consent"><p>About cookies</p><input type="checkbox"> Statistics <button>Accept</button></div>`,
    ],
    [`<cookie-banner>Cookies <button>Accept</button></cookie-banner>`],
  ])("or by their names: %s", (html) => {
    expect(textsOf(`${MAIN}<div>${html}</div>`)).toEqual(["Add to cart"]);
  });
});

describe("a banner in the flow of the page, called nothing, is known by its text and answers", () => {
  const USE = "<p>We use cookies to improve your experience.</p>";
  const ANSWERS = "<button>Accept all</button><button>Reject</button>";
  it.each<[name: string, html: string, left: string[]]>([
    ["deep in an app", `<div id=root><div>${MAIN}<div class=x>${USE}${ANSWERS}</div></div></div>`, ["Add to cart"]],
    [
      "first in a small app",
      `<div id=root><div class=x>${USE}<p>${ANSWERS}</p></div><button>Buy</button></div>`,
      ["Buy"],
    ],
    [
      "in German",
      `<div id=root><div>${MAIN}<div><p>Wir verwenden Cookies, um Ihr Erlebnis zu verbessern.</p><button>Akzeptieren</button><button>Ablehnen</button></div></div></div>`,
      ["Add to cart"],
    ],
    [
      "a baker's words",
      `<div id=root>${MAIN}<div class=card><p>Our cookies are made with butter.</p><button>OK</button><button>Buy</button></div></div>`,
      ["Add to cart", "OK", "Buy"],
    ],
    [
      "a page of settings",
      `<div id=root><main><section><h2>Cookies</h2>${USE}<label><input type=checkbox>Analytics</label>${ANSWERS}</section></main></div>`,
      ["Analytics", "Accept all", "Reject"],
    ],
  ])("%s", (_, html, left) => {
    expect(textsOf(html)).toEqual(left);
  });
});

describe("what only speaks of cookies, sharing and networks stays", () => {
  it.each<[name: string, html: string, texts: string[]]>([
    [
      "a shop that sells cookies",
      `<main><h1>Our cookies</h1><ul id="cookies"><li class="cookie-card"><h2>Oat cookie</h2><p>Made with accepted standards.</p><button>Add to cart</button></li></ul><div class="cookie-box"><h2>Cookie box</h2><button>OK, add it</button></div></main>`,
      ["Add to cart", "OK, add it"],
    ],
    [
      "a note in that shop",
      `<div ${FIXED} role="status">3 oat cookies were added to your cart. <button>OK</button><button>View cart</button></div>`,
      ["OK", "View cart"],
    ],
    [
      "a dialog in that shop",
      `<div role="dialog" aria-label="Pick your cookies"><p>Choose six cookies for your box.</p><button>Accept selection</button><button>Cancel</button></div>`,
      ["Accept selection", "Cancel"],
    ],
    [
      "a page of privacy settings",
      `<main class="cookie-settings"><h1>Privacy</h1><form><h2>Cookie settings</h2><p>We use cookies to improve the site.</p><label><input type="checkbox"> Analytics</label><button>Accept all</button><button>Save</button></form></main>`,
      ["Analytics", "Accept all", "Save"],
    ],
    [
      "an article on cookies",
      `<article><h1>Cookie policy</h1><p>We use cookies to improve your experience. You may accept or reject them.</p><a href="/contact">Contact</a><button>Accept all</button></article>`,
      ["Contact", "Accept all"],
    ],
    [
      "the way to the policy",
      `<footer><a href="/cookies">Cookie policy</a><button class="ot-sdk-show-settings">Cookie settings</button></footer>`,
      ["Cookie policy", "Cookie settings"],
    ],
    [
      "a shell that is called by its cookies",
      `<div id="app" class="cookieconsent"><main><button>Buy</button></main></div>`,
      ["Buy"],
    ],
    [
      "trusted partners",
      `<ul class="trusted-partners"><li><a href="/a">Acme</a></li><li><a href="/b">Bob</a></li></ul>`,
      ["Acme", "Bob"],
    ],
    [
      "a product's own Share button",
      `<div class="share-button"><button><span class="icon"></span><span class="label">Share</span></button></div>`,
      ["Share"],
    ],
    [
      "a product's own Share menu",
      `<div class="share-tools"><button>Share with team</button><button>Copy link</button></div>`,
      ["Share with team", "Copy link"],
    ],
    [
      "one link to share",
      `<p>Like it? <a href="https://twitter.com/intent/tweet?text=x">Tweet it</a></p>`,
      ["Tweet it"],
    ],
    [
      "social sign-in",
      `<form><h2>Log in</h2><div class="social-buttons"><button>Continue with Facebook</button><button>Continue with Google</button><a href="/auth/twitter">Sign in with Twitter</a></div></form>`,
      ["Continue with Facebook", "Continue with Google", "Sign in with Twitter"],
    ],
    [
      "Follow us",
      `<footer><h2>Follow us</h2><ul class="social-links share-links"><li><a href="https://facebook.com/acme">Facebook</a></li><li><a href="https://x.com/acme">X</a></li><li><a href="https://www.linkedin.com/company/acme">LinkedIn</a></li></ul></footer>`,
      ["Facebook", "X", "LinkedIn"],
    ],
    [
      "a picture in a link",
      `<a href="/p"><img alt="Tart" width="40" height="40" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></a>`,
      ["Tart"],
    ],
    [
      "a cookie banner's form",
      `<div id="cookie-banner-editor"><h2>Cookie banner</h2><label>Text <input></label><button>Accept</button></div>`,
      ["Text", "Accept"],
    ],
  ])("%s", (_, html, texts) => {
    const { index, entries } = look(html);

    expect(entries.map(({ text }) => text)).toEqual(texts);
    expect(index.filtered).toBeUndefined();
  });
});

describe("share strips and pixels are left out", () => {
  it.each<[name: string, html: string, count: number]>([
    [
      "links to the networks' share pages",
      `<div><a href="https://www.facebook.com/sharer/sharer.php?u=x">Facebook</a> <a href="https://twitter.com/intent/tweet?url=x">Twitter</a> <a href="mailto:?subject=x&body=y">Mail</a></div>`,
      3,
    ],
    [
      "links that open apps",
      `<ul><li><a href="whatsapp://send?text=x">W</a></li><li><a href="fb-messenger://share?link=x">M</a></li><li><a href="https://www.pinterest.com/pin/find/?url=x">P</a></li></ul>`,
      3,
    ],
    [
      "buttons that say so",
      `<div><button aria-label="Share on Facebook">f</button><button aria-label="Share on LinkedIn">in</button><button title="Tweet on Twitter">t</button></div>`,
      3,
    ],
    ["buttons in German", `<div><button>Auf Facebook teilen</button><button>Auf WhatsApp teilen</button></div>`, 2],
    [
      "a strip by its name",
      `<div class="share-buttons"><a href="#" class="facebook">f</a><a href="#" class="twitter">t</a><button class="copy">Copy</button></div>`,
      3,
    ],
    [
      "AddToAny",
      `<div class="a2a_kit a2a_kit_size_32"><a class="a2a_button_facebook" href="/#facebook">f</a><a class="a2a_button_email" href="/#email">m</a></div>`,
      2,
    ],
  ])("%s", (_, html, count) => {
    const { index, entries } = look(MAIN + html);

    expect(entries.map(({ text }) => text)).toEqual(["Add to cart"]);
    expect(index.filtered).toEqual({ share: count });
  });

  it("a link around a tracking pixel", () => {
    const html = `${MAIN}<a style="display:block" href="https://t.example/c"><img width="1" height="1" alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></a>`;

    expect(look(html).index.filtered).toEqual({ pixel: 1 });
    expect(textsOf(html)).toEqual(["Add to cart"]);
  });
});

describe("a banner that leaves nothing else to press is the page", () => {
  const banner = `<p>We use cookies to improve your experience.</p><button>Accept all</button><button>Reject all</button>`;

  it("behind a curtain over everything", () => {
    const { index, entries } = look(
      `${MAIN}<div style="position:fixed;inset:0;background:#000a"><div id="cookie-banner" role="dialog" style="margin:100px;background:#fff">${banner}</div></div>`,
    );

    expect(entries.map(({ text }) => text)).toEqual(expect.arrayContaining(["Accept all", "Reject all"]));
    expect(index.filtered).toBeUndefined();
  });

  it("as a modal dialog of the browser", () => {
    const { entries, index } = look(`${MAIN}<dialog id="d" class="cookie-consent">${banner}</dialog>`, {}, (body) => {
      (body.querySelector("dialog") as HTMLDialogElement).showModal();
    });

    expect(entries.map(({ text }) => text)).toEqual(["Accept all", "Reject all"]);
    expect(index.filtered).toBeUndefined();
  });

  it("but not while the page behind it can be used", () => {
    expect(textsOf(`${MAIN}<div id="cookie-banner" ${FIXED}>${banner}</div>`)).toEqual(["Add to cart"]);
  });
});
