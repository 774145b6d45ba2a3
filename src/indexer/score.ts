/** What decides how soon an entry is wanted; all of it is cheap to read. */
export interface Standing {
  /** CSS pixels between the box and the view, 0 inside of it. */
  distance: number;
  /** Height of the view in CSS pixels. */
  viewHeight: number;
  /** Inside the modal on top, inside another open dialog, or neither. */
  dialog: "modal" | "open" | "none";
  /** The page behind a modal, where it can still be used. */
  behind: boolean;
  kind: Kind;
  disabled: boolean;
  /** Holds the focus, or is in the form that does. */
  inUse: boolean;
}

/** Text fields and choices; buttons and menu items; links; whatever else is pressed. */
export type Kind = "field" | "button" | "link" | "other";

const KIND: Record<Kind, number> = { field: 18, button: 16, link: 10, other: 6 };

/**
 * How soon an entry is wanted, as an integer; more is sooner. The terms are so far apart that each decides before the next one:
 *
 * | term | points |
 * |---|---|
 * | in the modal on top | 4000 |
 * | in another open dialog | 2000 |
 * | behind a modal | −2000 |
 * | in the view | 1000 |
 * | outside of it: one point less each 1/8 view of distance | 400 … 0 |
 * | the focused control and its form | 200 |
 * | kind: field, button, link, other | 18, 16, 10, 6 |
 * | disabled | −5 |
 */
export function score(standing: Standing): number {
  let points = KIND[standing.kind];
  if (standing.dialog === "modal") points += 4000;
  else if (standing.dialog === "open") points += 2000;
  if (standing.behind) points -= 2000;
  points +=
    standing.distance <= 0
      ? 1000
      : Math.max(0, 400 - Math.floor((standing.distance / Math.max(1, standing.viewHeight)) * 8));
  if (standing.inUse) points += 200;
  if (standing.disabled) points -= 5;
  return points;
}
