import { checkVisibility, closest, documentElement, localName } from "../dom/native";
import { NOWHERE, reaches } from "../dom/region";
import { surroundings } from "../dom/surroundings";
import { hasLabelInstead } from "../dom/visible";
import type { PageIndex } from "../protocol";
import type { PageReader } from "./pageReader";
import { isEmpty, type Ranked, viewBoxOf } from "./rank";
import { type Seen, sideOf } from "./select";
import type { Steps } from "./steps";

/** Candidates that are counted in one step. */
const STRIDE = 200;
/** How many are asked whether they show: of those beyond, tens of thousands on the largest pages, it is taken for granted. */
const ASKED = 1000;

/** Candidates beyond the cap, by where they lie: those that were seen or, as far as can be told at a glance, would be. */
export function* omitted(
  left: readonly (Ranked | Seen)[],
  page: PageReader,
): Steps<{ count: number; where: NonNullable<PageIndex["omitted"]> }> {
  const where: NonNullable<PageIndex["omitted"]> = {};
  const view = viewBoxOf(page.document);
  const root = documentElement(page.document);
  const { reach } = root ? surroundings(root, page, page.pass).inside.flow : NOWHERE;
  let count = 0;
  let asked = 0;
  for (const [place, one] of left.entries()) {
    if (place % STRIDE === STRIDE - 1) yield;
    if (!("side" in one) && !(reaches(one.box, reach) && !isEmpty(one.box) && (++asked > ASKED || showsAtAGlance(one))))
      continue;
    const side = "side" in one ? one.side : sideOf(one.box, view);
    where[side] = (where[side] ?? 0) + 1;
    count++;
  }
  return { count, where };
}

/** Without a look at what is around it: there may be thousands. */
const showsAtAGlance = ({ element }: Ranked) =>
  !closest(element, "[inert],[data-leflux-ignore]") &&
  (hasLabelInstead(element) ||
    localName(element) === "area" ||
    checkVisibility(element, { visibilityProperty: true, opacityProperty: true }));
