import { attr, closest, localName, query } from "../dom/native";
import { squash } from "../dom/squash";
import type { NameSource } from "../protocol";

/**
 * The best name there is for what says nothing itself: a tooltip, the picture inside by its file, sprite or class, a symbol as painted, and at
 * last what its author called it.
 */
export function guessName(element: Element, symbol = ""): { text: string; from?: NameSource } {
  const title = tooltipOf(element) || tellingParts(element, TOOLTIPPED).map(tooltipOf).find(Boolean);
  if (title) return { text: title, from: "title" };
  const icon = iconName(element);
  if (icon) return { text: icon, from: "icon" };
  if (symbol) return { text: symbol };
  const name = authorsName(element);
  if (name) return { text: name, from: "name" };
  const goal = destination(element);
  if (goal) return { text: goal, from: "href" };
  const testid = TEST_IDS.map((key) => attr(element, key)).find(Boolean);
  return testid ? { text: words(testid), from: "testid" } : { text: "" };
}

/** Where the libraries keep what they show on hover. */
const TOOLTIPS = ["title", "data-tooltip", "data-bs-original-title", "data-original-title", "data-tip", "data-title"];
const TOOLTIPPED = TOOLTIPS.map((name) => `[${name}]`).join(",");

const tooltipOf = (element: Element) => squash(TOOLTIPS.map((name) => attr(element, name)).find(Boolean) ?? "");

const tellingParts = (element: Element, selector: string) =>
  [...query(element, selector)].filter((part) => !closest(part, "[data-leflux-redact]"));

const TEST_IDS = ["data-testid", "data-test-id", "data-test", "data-cy", "data-qa", "data-action"];

/** `name`, with the value of a choice; else an `id` that a person wrote. */
function authorsName(element: Element): string {
  const name = attr(element, "name")?.split("$").at(-1);
  if (name) {
    if (/^(q|s|query)$/i.test(name)) return "search";
    const { type } = element as HTMLInputElement;
    const value = type === "checkbox" || type === "radio" ? (attr(element, "value") ?? "") : "";
    return squash(`${words(name)} ${/^(on|true)?$/.test(value) ? "" : words(value)}`);
  }
  const id = attr(element, "id");
  return id && !isGenerated(id) ? words(id) : "";
}

/** Where a link goes: the last word of its path, the site, the address that is written to. */
function destination(link: Element): string {
  const href = (attr(link, "href") ?? attr(link, "xlink:href") ?? "").trim();
  const address = /^(?:mailto|tel|sms):([^?]+)/i.exec(href);
  if (address) return decode(address[1] as string);
  if (href === "" || /^[a-z][a-z\d+.-]*:(?!\/\/)/i.test(href)) return "";
  const [, host = "", path = "", hash = ""] =
    /^(?:https?:)?(?:\/\/([^/?#]+))?([^?#]*)(?:\?[^#]*)?#?(.*)$/i.exec(href) ?? [];
  const site = host.replace(/^www\.|:\d+$/g, "").replace(/\.[a-z]{2,}$/i, "");
  const word = [...path.split("/"), hash].map((part) => part.replace(/\.\w{2,5}$/, "")).findLast(isWord) ?? "";
  return squash(`${words(site)} ${words(word)}`) || (path === "/" ? "home" : "");
}

const isWord = (part: string) => /\p{L}{3}/u.test(part) && !isGenerated(part);

/** Ids that a framework counts or draws by lot. */
const isGenerated = (id: string) =>
  /\d{3,}|[:«»]|^(radix|ember|react|mui|headlessui|ext-gen|yui|uid|id)[-_]?\w*\d/i.test(id) || isHash(id);

/** Letters of both cases and digits in no order. */
function isHash(text: string): boolean {
  const changes = text.match(/[a-z](?=[A-Z\d])|[A-Z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
  return /^[\da-f-]{12,}$/i.test(text) || (text.length >= 12 && changes >= text.length / 4);
}

const ICON_CLASS =
  /^(?:(?:fa|fas|far|fal|fab|bi|mdi|ti|ri|icons?|glyphicon|lucide|tabler-icon|feather|octicon|anticon|ion|uil|bx|bxs|la|pi|svg-icon|i|codicon|heroicon)[-_]+(.+)|icon(?=[A-Z])(\w+))$/;
const ICON_NOISE =
  /^(fw|lg|sm|xs|xl|md|\d+x|spin|pulse|solid|regular|light|brands|icons?|svg|inline|button|btn|link|wrapper|container|size.*|left|right|prefix|suffix)$/i;
/** Words that say at a class's end what a control does. */
const ACTION =
  /(?:^| )(close|search|menu|hamburger|burger|next|prev|previous|back|play|pause|mute|edit|delete|remove|trash|settings|share|like|cart|basket|login|logout|profile|download|upload|expand|collapse|print|home|help|filter|sort|copy|refresh|reload|zoom|fullscreen|send|save|notifications?|bookmark|favou?rite|dismiss|opener)$/;

/** Data attribute, sprite id, file, alternative text that is not announced, or class of the picture inside. */
function iconName(element: Element): string {
  const inside = [element, ...tellingParts(element, "svg,use,img,i,span,[data-icon],[class*=icon]")];
  for (const inner of inside) {
    const data = attr(inner, "data-icon") ?? attr(inner, "data-lucide") ?? attr(inner, "icon") ?? attr(inner, "alt");
    if (data) return words(data);
    const name = localName(inner);
    if (name === "use") {
      const id = (attr(inner, "href") ?? attr(inner, "xlink:href") ?? "").split("#")[1];
      if (id) return words(id.replace(/^(icon|svg|sprite|i)[-_]/i, ""));
    }
    if (name === "img") {
      const file = fileName(attr(inner, "src") ?? "");
      if (file) return file;
    }
    const icon = fromClass(inner, (token) => {
      const found = ICON_CLASS.exec(token);
      const called = found?.[1] ?? found?.[2];
      return called && !ICON_NOISE.test(called) ? called : undefined;
    });
    if (icon) return icon;
  }
  return fromClass(element, (token) => ACTION.exec(words(token))?.[1]);
}

function fromClass(element: Element, read: (token: string) => string | undefined): string {
  for (const token of (attr(element, "class") ?? "").split(/\s+/)) {
    const found = read(token);
    if (found) return words(found);
  }
  return "";
}

/** `img/icon-trash.3f2a91c0.svg` is "trash"; a name drawn by lot is none. */
function fileName(source: string): string {
  const file = /([^/?#]+?)(?:@\dx|[.@-][\da-f]{6,})?\.(?:svg|png|gif|jpe?g|webp|avif|ico)(?:[?#]|$)/i.exec(source)?.[1];
  if (!file || isHash(file)) return "";
  return words(file.replace(/^(icon|ic)[-_]|^\d+px-/i, ""));
}

function words(identifier: string): string {
  return squash(
    decode(identifier)
      .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
      .replace(/[_\-.:/[\]]+/g, " "),
  ).toLowerCase();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
