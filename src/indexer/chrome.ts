import { localName, query, queryFirst, rectOf, textContent } from "../dom/native";
import type { Pass } from "../dom/pass";
import { squash } from "../dom/squash";
import { flatParent } from "../dom/tree";
import type { FilteredCounts } from "../protocol";
import { isConsent } from "./consent";
import { isShareStrip, isShareTarget } from "./share";

/** Why a part of the page is trivial chrome. */
export type Chrome = keyof FilteredCounts;

export interface ChromeReader {
  /** Why an element is trivial chrome, or null. */
  chromeOf(element: Element): Chrome | null;
}

/** Consent banners, strips of share targets and tracking pixels. What holds for a container is found once a pass. */
export function readChrome(pass: Pass): ChromeReader {
  const memo = pass.memo<Element, Chrome | null>(readChrome);

  function around(element: Element): Chrome | null {
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
      found ??= isConsent(node, pass) ? "consent" : isShareStrip(node) ? "share" : null;
      memo.set(node, found);
    }
    return found;
  }
  return {
    chromeOf: (element) => around(element) ?? (isShareTarget(element) ? "share" : isPixel(element) ? "pixel" : null),
  };
}

/** A link around a picture that nobody can see. */
function isPixel(element: Element): boolean {
  if (localName(element) !== "a") return false;
  if (!queryFirst(element, "img") || squash(textContent(element) ?? "") !== "") return false;
  for (const picture of query(element, "img")) {
    const { width, height } = rectOf(picture);
    if (width > 2 && height > 2) return false;
  }
  return queryFirst(element, "svg,video,canvas,picture source") === null;
}
