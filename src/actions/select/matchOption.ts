import { squash } from "../../dom/squash";

export interface OptionFacts {
  label: string;
  value?: string;
}

/**
 * The option that a person means by a text: by its label as it is, then in any case, by its value, then the only one whose label contains it.
 * Undefined when there is none, or more than one that only contains it.
 */
export function matchOption<T extends OptionFacts>(options: readonly T[], wanted: string): T | undefined {
  const low = squash(wanted).toLowerCase();
  const exact = exactOption(options, wanted);
  if (exact || !low) return exact;
  const holding = options.filter(({ label }) => squash(label).toLowerCase().includes(low));
  return holding.length === 1 ? holding[0] : undefined;
}

/** The option with just this label, in any case, or with this value. */
export function exactOption<T extends OptionFacts>(options: readonly T[], wanted: string): T | undefined {
  const text = squash(wanted);
  const low = text.toLowerCase();
  return (
    options.find(({ label }) => squash(label) === text) ??
    options.find(({ label }) => squash(label).toLowerCase() === low) ??
    options.find(({ value }) => value === wanted)
  );
}

/** The sentence that tells an agent what there is to choose from. */
export function noSuchOption(wanted: string, labels: readonly string[]): string {
  const shown = [...new Set(labels.map(squash).filter(Boolean))].slice(0, 20);
  const more = labels.length > shown.length && shown.length === 20 ? ", …" : "";
  const there = shown.length
    ? `There is: ${shown.map((label) => JSON.stringify(label)).join(", ")}${more}.`
    : "There is nothing to choose from.";
  return `There is no option ${JSON.stringify(wanted)}. ${there}`;
}
