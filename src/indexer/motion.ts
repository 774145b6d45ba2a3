const SHOWING = new Set("display visibility opacity content-visibility clip clip-path pointer-events".split(" "));
const MOVING = new Set([
  ...SHOWING,
  ..."position inset left top right bottom transform translate scale rotate offset-distance".split(" "),
  ..."width height min-width min-height max-width max-height flex-basis grid-template-rows grid-template-columns".split(
    " ",
  ),
  ..."margin margin-left margin-top margin-right margin-bottom".split(" "),
]);

/** Whether a change of this CSS property can show, hide or move what it is set on. */
export const canMove = (property: string): boolean => MOVING.has(property);

/** Whether two `style` attributes differ in a property that shows or hides; with `moves`, also in one that moves or resizes. */
export function stylesDiffer(before: string | null, after: string | null, moves: boolean): boolean {
  const properties = moves ? MOVING : SHOWING;
  return digest(before, properties) !== digest(after, properties);
}

function digest(style: string | null, properties: ReadonlySet<string>): string {
  const kept: string[] = [];
  for (const declaration of style?.split(";") ?? []) {
    const colon = declaration.indexOf(":");
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (properties.has(name)) kept.push(`${name}:${declaration.slice(colon + 1).trim()}`);
  }
  return kept.sort().join(";");
}
