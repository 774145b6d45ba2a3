let segmenter: Intl.Segmenter | undefined;

/** Cuts a text into sentences, in any language the browser knows. */
export function sentencesOf(text: string): string[] {
  if (typeof Intl.Segmenter === "function") {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: "sentence" });
    return Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter(Boolean);
  }
  return (text.match(/[^.!?。！？\n]+(?:[.!?。！？]+|\n|$)/g) ?? []).map((part) => part.trim()).filter(Boolean);
}
