import { directionOf, numberFormat, pluralRules } from "./intl";

/** Numbers are written as the language writes them; a string is taken as it is. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** A text cut at its placeholders: `key` tells what was filled in. */
export interface TextPiece {
  key?: string;
  text: string;
}

/** `{count, plural, one {# file} other {# files}}`: the part of ICU's message format that labels need. */
const PLURAL = /\{(\w+), plural,((?:\s*=?\w+ \{(?:[^{}]|\{\w+\})*\})+)\s*\}/g;
const FORM = /(=?\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** Fills the words in braces and chooses plural forms, in the words' own language. A word without a value stays out. */
export function fillPieces(template: string, values: Values, locale?: string): TextPiece[] {
  const chosen = template.replace(PLURAL, (_, key: string, forms: string) =>
    formFor(Number(values[key] ?? 0), forms, locale).replaceAll("#", `{${key}}`),
  );
  return chosen
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 ? { key: piece, text: textOf(values[piece], locale) } : { text: piece }))
    .filter((piece) => piece.text);
}

export function fillText(template: string, values: Values, locale?: string): string {
  return fillPieces(template, values, locale)
    .map((piece) => piece.text)
    .join("");
}

function formFor(count: number, forms: string, locale?: string): string {
  const byName = new Map(Array.from(forms.matchAll(FORM), ([, name, text]) => [name, text] as const));
  return byName.get(`=${count}`) ?? byName.get(pluralRules(locale).select(count)) ?? byName.get("other") ?? "";
}

/** In a text from right to left, what is filled in reads in its own direction and turns nothing around it: first-strong isolate … pop. */
function textOf(value: string | number | undefined, locale?: string): string {
  const text = typeof value === "number" ? numberFormat(locale).format(value) : (value ?? "");
  return text && locale && directionOf(locale) === "rtl" ? `\u2068${text}\u2069` : text;
}
