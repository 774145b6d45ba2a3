/** A title and the element that says it: the container itself where an attribute does. */
export interface Title {
  text: string;
  source: Element;
  /** Says where something is rather than what it belongs to: used only to tell entries apart that are alike otherwise. */
  weak?: true;
}

export function titled(text: string, source: Element | null | undefined, weak = false): Title | null {
  if (!text || !source) return null;
  return weak ? { text, source, weak } : { text, source };
}
