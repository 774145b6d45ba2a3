import { attr, hasAttr, localName, nodeType, parentNode, query, textContent } from "../dom/native";
import { remembered } from "../dom/remembered";
import { squash } from "../dom/squash";

const NETWORK =
  /facebook|twitter|linkedin|pinterest|whatsapp|telegram|reddit|tumblr|vkontakte|odnoklassniki|mastodon|bluesky|threads|messenger|pocket|\bxing\b|viber|weibo|hacker ?news|fediverse|\b(x|vk|ok|fb|in|line)\b/i;

/** Addresses that hand a page on. */
const SHARE_ENDPOINT =
  /^(https?:)?\/\/(www\.|m\.|l\.)?(facebook\.com\/(sharer|share\.php|dialog\/(share|feed|send))|(twitter|x)\.com\/(intent\/(tweet|post)|share)|linkedin\.com\/(shareArticle|sharing\/share-offsite|cws\/share)|(\w+\.)?pinterest\.[a-z.]+\/pin\/(create|find)|reddit\.com\/submit|(api\.|web\.)?whatsapp\.com\/send|wa\.me\/\?text|t(elegram)?\.me\/share|tumblr\.com\/(share|widgets\/share)|(vk\.com|vkontakte\.ru)\/share|connect\.ok\.ru\/offer|connect\.mail\.ru\/share|xing\.com\/(spi\/shares|social_plugins)|news\.ycombinator\.com\/submitlink|getpocket\.com\/(save|edit)|(social-plugins|lineit)\.line\.me|bsky\.app\/intent\/compose|threads\.(net|com)\/intent|mastodonshare\.com|(toot\.kytta|share\.diasporafoundation|fedishare|sharetomastodon)\S*|web\.skype\.com\/share|service\.weibo\.com\/share|b\.hatena\.ne\.jp\/(add|entry)|buffer\.com\/add|share\.flipboard\.com|flipboard\.com\/bookmarklet|addtoany\.com)|^(viber:|whatsapp:\/\/send|fb-messenger:\/\/share|tg:\/\/(msg|share)|mailto:\?|sms:[?&])/i;

/** "Share on Facebook", "Tweet this", "Auf X teilen". */
const SHARE_LABEL =
  /^(share|tweet|pin|post|send|teilen|partager?|compartir?|condividi|compartilhar|deel|delen)\b.{0,30}|.{0,30}\b(teilen|delen)$/i;

const SHARE_STRIP =
  /(^|[\s_-])(addtoany|a2a_kit|addthis\S*|sharethis\S*|st-custom-button|shareon|social-likes\S*|jssocials\S*|ssba|sharedaddy|sd-sharing|share-?buttons?|sharing-?buttons?|social-?shar(e|ing)\S*|shar(e|ing)-?(bar|links|icons|list|strip|tools|social)|heateor_sss\S*|swp_social_panel|essb_links|monarch|novashare\S*|at-share-btn-elements|ss-social-share)(?=[\s_-]|$)/i;

const isCalledStrip = remembered((own) => SHARE_STRIP.test(own));

const TARGETS = "a,button,[role=button],[data-sharer],[class*=social-likes__widget]";

/** Whether a container is a strip of share targets: called so, and holding more than one, for networks. A product's own Share button is no strip. */
export function isShareStrip(element: Element): boolean {
  const own = `${attr(element, "id") ?? ""} ${attr(element, "class") ?? ""}`;
  if (own.length < 4 || !isCalledStrip(own)) return false;
  if (/^(body|html|main|button|input|a)$/.test(localName(element))) return false;
  const targets = [...query(element, TARGETS)].filter((target) => !leadsToProfile(target));
  return targets.length > 1 && targets.some((target) => NETWORK.test(called(target)));
}

/** Whether an element shares the page, with another one beside it that does: a single one is the page's own. */
export function isShareTarget(element: Element): boolean {
  if (!shares(element)) return false;
  let around = parentNode(element);
  for (let level = 0; around && nodeType(around) === 1 && level < 3; level++, around = parentNode(around)) {
    let count = 0;
    for (const other of query(around as Element, TARGETS)) if (shares(other) && ++count > 1) return true;
  }
  return false;
}

function shares(element: Element): boolean {
  if (hasAttr(element, "data-sharer")) return true;
  const href = attr(element, "href")?.trim() ?? "";
  if (SHARE_ENDPOINT.test(href)) return true;
  if (leadsToProfile(element)) return false;
  const label = labelOf(element);
  return label.length <= 40 && isShareLabel(label);
}

const isShareLabel = remembered((label) => NETWORK.test(label) && SHARE_LABEL.test(label));

/** A link to a network that hands nothing on: "Follow us". */
const leadsToProfile = (element: Element) => {
  const href = attr(element, "href")?.trim() ?? "";
  return /^(https?:)?\/\//i.test(href) && !SHARE_ENDPOINT.test(href);
};

const labelOf = (element: Element) =>
  squash(attr(element, "aria-label") ?? attr(element, "title") ?? (textContent(element) ?? "").slice(0, 200));

const called = (element: Element) =>
  `${labelOf(element)} ${(attr(element, "class") ?? "").replace(/[-_]+/g, " ")} ${attr(element, "data-sharer") ?? ""} ${attr(element, "href") ?? ""}`;
