/** Questions to the user that a turn waits for: one at a time, since actions run one by one. */
export interface Approvals {
  /** Resolves with the answer; false when `signal` aborts first. */
  ask(toolCallId: string, signal: AbortSignal): Promise<boolean>;
  /** Answers the question about this call; without an id, whichever is asked. */
  answer(approved: boolean, toolCallId?: string): void;
}

export function createApprovals(): Approvals {
  let asked: { toolCallId: string; answer: (approved: boolean) => void } | null = null;
  return {
    ask: (toolCallId, signal) =>
      new Promise((resolve) => {
        const answer = (approved: boolean) => {
          signal.removeEventListener("abort", decline);
          if (asked?.answer === answer) asked = null;
          resolve(approved);
        };
        const decline = () => answer(false);
        asked = { toolCallId, answer };
        signal.addEventListener("abort", decline);
        if (signal.aborted) decline();
      }),
    answer(approved, toolCallId) {
      if (asked && (toolCallId === undefined || asked.toolCallId === toolCallId)) asked.answer(approved);
    },
  };
}
