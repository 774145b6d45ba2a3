/* What consent banners are called and what they say, in English, German, French, Spanish, Italian, Portuguese and Dutch. */

/** Consent managers by the ids and classes that their own scripts give. Buttons of a page that open one (`ot-sdk-show-settings`) are no part of it. */
export const CONSENT_MANAGERS =
  /(^|\s)(onetrust-(banner|consent|pc)-sdk|ot-(sdk-(row|container)|fade-in)|CybotCookiebotDialog\S*|CookiebotWidget\S*|didomi-(host|popup|notice)\S*|qc-cmp2-\S+|usercentrics-(root|cmp-ui|\S*banner\S*)|uc-(banner|overlay|cmp)\S*|osano-cm-(window|dialog|info|widget)\S*|truste([-_]\S+)?|trustarc-\S+|consent_black(box|bar)|klaro|orejime(-\S+)?|cc-main|cc--anim|cc-(window|banner|revoke)|cookieconsent(:\S+|-?(banner|wrapper|container|popup|modal))?|tarteaucitron(Root|AlertBig|AlertSmall|Icon|Manager|Services|Allow|Deny|CookiesList)\S*|sp_message_(container|iframe)\S*|iubenda-cs-\S+|cky-(consent|modal|overlay|btn|notice|preference|revisit)\S*|cmplz-(cookiebanner|manage|soft-cookiewall)\S*|borlabs-?cookie\S*|moove_gdpr\S*|fc-consent-root|termly-(styles|consent|code)\S*|axeptio(_|-)\S+|hs-eu-cookie-confirmation\S*|cookie-law-info-(bar|again)|gdpr-cookie-(notice|modal)\S*|_?evidon[-_]\S+|ppms_cm_\S+)(?=\s|$)/i;

/** Names of home-made ones. */
export const CONSENT_NAME =
  /(cookie|consent|gdpr|ccpa|dsgvo|rgpd|avg|lgpd)s?([-_ ]?\w+)?[-_ ]?(banner|bar|notice|notification|consent|popup|pop-up|modal|dialog|overlay|wall|message|law|prompt|layer|hinweis|alert|disclaimer|warning|toast|snackbar|accept|bandeau|aviso|melding|meldung)|(cookie|consent)[-_ ]?manager|^(cookie-?)?consent$|^gdpr$/i;

/** A page that says this may speak of biscuits. */
export const COOKIE =
  /\bcookies?\b|\bconsent\b|consentement|consentimiento|consentimento|consenso|toestemming|einwilligung/i;

const NEAR = "[^.!?]{0,80}";
const USES =
  "use[sd]?|using|utili[sz]e[sd]?|collect|improve|personali[sz]e|analy[sz]e|track(ing)?|privacy|third part(y|ies)|your experience|policy|necessary|essential|functional|(ver)?wende[nt]|nutz(en?|t)|setz(en|t)|einsatz|datenschutz|utilis(e|ons|ent|ation)|recour(s|t)|confidentialit(é|e)|vie priv(é|e)e|usa(mos|n)?|utiliza(mos|n)?|emplea(mos)?|privacidad|privacidade|usiamo|utilizz(a|iamo|o)|informativa|gebruik(en|t)?|plaatsen|privacybeleid";
/** A sentence about what cookies are used for. */
export const COOKIE_USE = new RegExp(
  `\\b(${USES})\\b${NEAR}\\bcookies?\\b|\\bcookies?\\b${NEAR}(?<![\\p{L}])(${USES})(?![\\p{L}])`,
  "iu",
);

/** What is pressed to answer. */
export const ANSWER =
  /\b(accept|agree|allow|got it|ok(ay)?|reject|decline|deny|refuse|necessary|essential|understood|dismiss|i understand|consent|opt.?out)\b|akzeptier|zustimm|einverstanden|ablehn|verstanden|notwendig|erlaub|accepter|j.accepte|refuser|d.accord|compris|aceptar|acepto|rechazar|entendido|de acuerdo|accett|rifiut|acconsent|ho capito|aceit|rejeitar|recusar|concordo|accepte(er|ren)|akkoord|weiger|afwijz|begrepen|toestaan/i;

/** Answers that say yes to all. */
export const ACCEPT =
  /\b(accept|agree|allow|got it|ok(ay)?)\b|akzeptier|zustimm|einverstanden|erlaub|accepter|j.accepte|d.accord|aceptar|acepto|de acuerdo|accett|acconsent|aceit|concordo|accepte(er|ren)|akkoord|toestaan/i;
