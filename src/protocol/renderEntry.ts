import type { IndexEntry } from "./entry";

const FLAGS = [
  "required",
  "disabled",
  "checked",
  "selected",
  "pressed",
  "readOnly",
  "invalid",
  "multiple",
  "current",
  "sensitive",
  "filled",
  "submits",
  "download",
] as const;

/** Characters of an address that are shown: enough to know where it leads. */
const HREF_SHOWN = 48;

/** Options as they were first written out, and the id of the entry that did. */
export type SeenOptions = Map<string, number>;

/**
 * One line: `[12] button "Save" disabled`. Whatever comes from the page stands in quotes or has no white space, so that no text can pass for
 * another line or field. Absent fields cost nothing; a field that repeats the text isn't told twice.
 */
export function renderEntry(entry: IndexEntry, base: string, seen: SeenOptions): string {
  const { id, text } = entry;
  const words = [`${entry.isNew ? "*" : ""}[${id}] ${plain(entry.type)} ${quote(text)}`];
  if (entry.role) words.push(`role=${plain(entry.role)}`);
  if (GUESSED.has(entry.nameFrom ?? "")) words.push(`(by ${plain(entry.nameFrom as string)})`);
  if (entry.ariaLabel && entry.ariaLabel !== text) words.push(`label=${quote(entry.ariaLabel)}`);
  if (entry.value) words.push(`value=${quote(entry.value)}`);
  if (entry.placeholder && entry.placeholder !== text) words.push(`placeholder=${quote(entry.placeholder)}`);
  const address = shortened(entry.href ?? "", base);
  if (address) words.push(`-> ${address}`);
  if (entry.options?.length) words.push(renderOptions(entry.options, id, seen));
  if (entry.expanded !== undefined) words.push(entry.expanded ? "expanded" : "collapsed");
  for (const flag of FLAGS) if (entry[flag]) words.push(entry[flag] === "mixed" ? `${flag}=mixed` : flag);
  for (const key of ["min", "max", "step"] as const) if (entry[key]) words.push(`${key}=${plain(entry[key])}`);
  return words.join(" ");
}

/** Names that are no more than a guess say so; the others are as good as text. */
const GUESSED = new Set(["icon", "name", "href", "testid"]);

function renderOptions(options: readonly string[], id: number, seen: SeenOptions): string {
  const written = quote(options.join(" | "));
  const first = seen.get(written);
  if (first !== undefined && written.length > 20) return `options as [${first}]`;
  seen.set(written, id);
  return `options=${written}`;
}

/** An address on the page's own site by its path; none for a link that scripts alone make go somewhere. */
function shortened(href: string, base: string): string {
  if (href === "" || href === "#" || /^javascript:/i.test(href)) return "";
  const own = base && href.startsWith(`${base}/`) ? href.slice(base.length) : href;
  const shown = own.length > HREF_SHOWN ? `${own.slice(0, HREF_SHOWN)}…` : own;
  return shown.replace(/[\s"\p{Cc}\u2028\u2029]+/gu, "%20");
}

/** JSON's quotes and escapes, and escapes for what ends a line elsewhere. */
export function quote(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A word as it is, anything else in quotes. */
const plain = (text: string) => (/^[\w.:+-]+$/.test(text) ? text : quote(text));
