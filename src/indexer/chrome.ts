import { attr, hasAttr, localName, parentNode, query, rectOf } from "../dom/native";
import type { Pass } from "../dom/pass";
import { explicitRole } from "../dom/role";
import { squash } from "../dom/squash";
import { flatParent } from "../dom/tree";
import type { FilteredCounts } from "../protocol";

/** Why a part of the page is trivial chrome. */
export type Chrome = keyof FilteredCounts;

/** Consent managers by what their own scripts build. */
const CONSENT_MANAGERS =
  /(^|\s)(onetrust-(banner-sdk|consent-sdk|pc-sdk)|ot-sdk-\S+|CybotCookiebotDialog\S*|CookiebotWidget\S*|didomi-(host|popup|notice)\S*|qc-cmp2-\S+|usercentrics-\S+|uc-(banner|overlay)\S*|osano-cm-\S+|truste-?\S*|trustarc-\S+|consent_blackbox|klaro|orejime-\S+|orejime|cc-main|cc--anim|cm-wrapper|cc-(window|banner|revoke)|cookieconsent\S*|tarteaucitron\S*|sp_message_container\S*|iubenda-cs-\S+|cky-\S+|cmplz-\S+|borlabs-?cookie\S*|BorlabsCookie\S*|moove_gdpr\S*|fc-consent-root|termly-\S+|axeptio\S*|hs-eu-cookie-confirmation\S*|cookie-law-info-\S+|gdpr-cookie-\S+|evidon-\S+|_evidon\S*|ppms_cm_\S+)(?=\s|$)/i;

/** Words that a home-made one is called by. */
const CONSENT_NAME =
  /(cookie|consent|gdpr|ccpa|dsgvo|rgpd|datenschutz)s?([-_ ]?(\w+[-_ ])?)?(banner|bar|notice|consent|popup|pop-up|modal|dialog|overlay|wall|message|law|prompt|layer|hinweis|box|alert|policy|disclaimer|warning|toast|snackbar|consent|accept|container|wrapper)|(cookie|consent)[-_ ]?(manager|dialog)|^(cookies?|consent|gdpr)$/i;

/** What consent banners say, in English, German, French, Spanish, Italian, Portuguese and Dutch. */
const CONSENT_TEXT =
  /\bcookies?\b|\bconsent\b|your privacy|privatsph(ä|a)re|datenschutz|vie priv(é|e)e|consentement|privacidad|consentimiento|privacidade|consentimento|consenso|toestemming/i;
const CONSENT_ANSWER =
  /\b(accept|agree|allow|got it|ok(ay)?|reject|decline|deny|refuse|necessary|essential|understood|dismiss|i understand)\b|akzeptier|zustimm|einverstanden|ablehn|verstanden|notwendig|accepter|j.accepte|refuser|tout accepter|d.accord|compris|aceptar|acepto|rechazar|entendido|de acuerdo|accetta|rifiuta|acconsento|ho capito|aceitar|aceito|rejeitar|recusar|concordo|accepteren|akkoord|weigeren|afwijzen/i;

const SHARE_ENDPOINT =
  /^(https?:)?\/\/(www\.|m\.|l\.)?(facebook\.com\/(sharer|share\.php|dialog\/(share|feed|send))|(twitter|x)\.com\/(intent\/(tweet|post)|share)|linkedin\.com\/(shareArticle|sharing\/share-offsite|cws\/share)|(\w+\.)?pinterest\.[a-z.]+\/pin\/create|reddit\.com\/submit|(api\.)?whatsapp\.com\/send|wa\.me\/\?text|t(elegram)?\.me\/share|tumblr\.com\/(share|widgets\/share)|vk\.com\/share|connect\.ok\.ru\/offer|xing\.com\/(spi\/shares|social_plugins)|news\.ycombinator\.com\/submitlink|getpocket\.com\/(save|edit)|social-plugins\.line\.me|bsky\.app\/intent\/compose|threads\.net\/intent|mastodonshare\.com|share\.diasporafoundation\.org|web\.skype\.com\/share|service\.weibo\.com\/share|b\.hatena\.ne\.jp\/(add|entry)|buffer\.com\/add|flipboard\.com\/bookmarklet|addtoany\.com|viber:)/i;

const SHARE_STRIP =
  /(^|[\s_-])(addtoany|a2a_kit|addthis\S*|sharethis\S*|st-custom-button|shareon|social-likes\S*|jssocials\S*|ssba|sharedaddy|sd-sharing|share-?buttons?|sharing-?buttons?|social-?shar(e|ing)\S*|shar(e|ing)-?(bar|links|icons|list|strip|tools|social)|heateor_sss\S*|swp_social_panel|essb_links|monarch|novashare\S*|at-share-btn-elements|ss-social-share)(?=[\s_-]|$)/i;

export interface ChromeReader {
  /** Why an element is trivial chrome, or null. `style` positions are read once a container. */
  chromeOf(element: Element): Chrome | null;
}

export function readChrome(pass: Pass): ChromeReader {
  const memo = pass.memo<Element, Chrome | null>(readChrome);

  function chromeOf(element: Element): Chrome | null {
    const path: Element[] = [];
    let found: Chrome | null = null;
    for (let node: Element | null = element; node; node = flatParent(node)) {
      const known = memo.get(node);
      if (known !== undefined) {
        found = known;
        break;
      }
      path.push(node);
    }
    for (let i = path.length - 1; i >= 0; i--) {
      const node = path[i] as Element;
      found ??= consentOf(node, pass) ?? stripOf(node);
      memo.set(node, found);
    }
    return (
      found ??
      (isShareLink(element) && hasShareNeighbour(element) ? "share" : null) ??
      (isPixel(element) ? "pixel" : null)
    );
  }
  return { chromeOf };
}

function consentOf(element: Element, pass: Pass): "consent" | null {
  const name = localName(element);
  if (name === "body" || name === "html" || name === "main") return null;
  const own = `${attr(element, "id") ?? ""} ${attr(element, "class") ?? ""}`;
  if (CONSENT_MANAGERS.test(own)) return "consent";
  const role = explicitRole(element);
  const dialog =
    name === "dialog" || role === "dialog" || role === "alertdialog" || attr(element, "aria-modal") === "true";
  const called =
    CONSENT_NAME.test(own) ||
    own.split(/\s+/).some((word) => CONSENT_NAME.test(word)) ||
    CONSENT_NAME.test(attr(element, "aria-label") ?? "");
  if (!called && !dialog && !floats(element, pass)) return null;
  return asksConsent(element, dialog || floats(element, pass), called) ? "consent" : null;
}

function floats(element: Element, pass: Pass): boolean {
  const { position } = pass.style(element);
  return position === "fixed" || position === "sticky";
}

/** A short text about cookies with an answer to press, and nothing to fill in but switches. */
function asksConsent(element: Element, floating: boolean, called: boolean): boolean {
  const text = squash((element.textContent ?? "").slice(0, 6000));
  if (text.length > 4000 || !CONSENT_TEXT.test(text)) return false;
  if (!called && !/cookie/i.test(text)) return false;
  // An application's own shell may float too.
  if (query(element, "main,nav,article,[role=main],[role=navigation]").length > 0) return false;
  const controls = query(element, "button,a[href],[role=button],input[type=button],input[type=submit],a[role]");
  let answers = 0;
  for (const control of controls) {
    const words = squash(
      `${control.textContent ?? ""} ${attr(control, "aria-label") ?? ""} ${(control as HTMLInputElement).value ?? ""}`,
    );
    if (words.length < 60 && CONSENT_ANSWER.test(words)) answers++;
  }
  if (answers === 0) return false;
  const fields = query(
    element,
    "input:not([type=checkbox],[type=radio],[type=hidden],[type=button],[type=submit]),textarea,select",
  );
  return fields.length === 0 && (floating || called) && controls.length <= 40;
}

function stripOf(element: Element): "share" | null {
  const own = `${attr(element, "id") ?? ""} ${attr(element, "class") ?? ""}`;
  if (own.length < 4 || !SHARE_STRIP.test(own)) return null;
  const name = localName(element);
  if (name === "body" || name === "html" || name === "main" || name === "button" || name === "input") return null;
  // A product's own Share button is called so too: a strip holds several targets.
  return query(element, "a,button,[role=button],[data-sharer],[data-service],li,span[class]").length >= 2
    ? "share"
    : null;
}

function isShareLink(element: Element): boolean {
  if (hasAttr(element, "data-sharer")) return true;
  const href = attr(element, "href");
  return href !== null && SHARE_ENDPOINT.test(href.trim());
}

/** A strip is two share targets close together; a single one is the page's own. */
function hasShareNeighbour(element: Element): boolean {
  let around = parentNode(element);
  for (let level = 0; around && around.nodeType === 1 && level < 3; level++, around = parentNode(around)) {
    let count = 0;
    for (const link of query(around as Element, "a[href],[data-sharer]"))
      if (isShareLink(link) && ++count > 1) return true;
  }
  return false;
}

/** A link around a picture that nobody can see. */
function isPixel(element: Element): boolean {
  if (localName(element) !== "a") return false;
  const pictures = query(element, "img");
  if (pictures.length === 0 || squash(element.textContent ?? "") !== "") return false;
  for (const picture of pictures) {
    const { width, height } = rectOf(picture);
    if (width > 2 && height > 2) return false;
  }
  return query(element, "svg,video,canvas,picture source").length === 0;
}
