import { OPTION_COUNT } from "../../protocol";
import { keywords, phrase } from "./words";

/** The option that is meant, as labelled: the same words, or the only one that has them. Null when none or several do. */
export function findOption(options: readonly string[], wanted: string): string | null {
  const same =
    options.find((option) => option === wanted) ?? options.find((option) => phrase(option) === phrase(wanted));
  if (same !== undefined) return same;
  const words = keywords(wanted);
  const holding = options.filter((option) => {
    const tokens = keywords(option);
    return words.every((word) =>
      tokens.some((token) => token === word || (word.length >= 3 && token.startsWith(word))),
    );
  });
  if (words.length > 0 && holding.length === 1) return holding[0] ?? null;
  // The index lists only so many: what is not among them may still be there.
  return holding.length === 0 && options.length >= OPTION_COUNT ? wanted : null;
}
