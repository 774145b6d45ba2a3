/** What is typed and not sent yet. */
export interface Draft {
  get(): string;
  set(text: string): void;
  /** What was selected in a field that went away. */
  place?: [start: number, end: number];
}

/** Kept by the chat, so that it outlives the message field. */
export function createDraft(): Draft {
  let text = "";
  return {
    get: () => text,
    set(next) {
      text = next;
    },
  };
}
