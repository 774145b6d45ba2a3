import type { TurnStorage } from "./openStorage";
import type { SavedRecord } from "./savedTurn";
import { forgetTurn, loadTurn, saveTurn } from "./storage";
import type { TurnState } from "./types";

/** The conversation in the storage. Without a storage nothing is kept. */
export interface Keeper {
  load(): SavedRecord | null;
  /** @param spent milliseconds that the turn has worked. */
  save(state: TurnState, spent: number): void;
  /** Whether another tab holds something that the user said after what is answered here, or a conversation of its own. */
  isOvertaken(state: TurnState): boolean;
}

/** @param document a number that is another one for each document load. */
export function createKeeper(
  key: string,
  storage: () => TurnStorage | null | undefined,
  document: () => number,
): Keeper {
  function load(): SavedRecord | null {
    const place = storage();
    return place ? loadTurn(place, key) : null;
  }
  return {
    load,
    save(turn, spent) {
      const place = storage();
      if (!place) return;
      if (turn.messages.length === 0) forgetTurn(place, key);
      else saveTurn(place, key, { turn, savedAt: Date.now(), document: document(), spent });
    },
    isOvertaken({ id, messages }) {
      const saved = load();
      if (!saved || saved.document === document()) return false;
      const said = saved.turn.messages.findLast(({ role }) => role === "user");
      return saved.turn.id !== id || !messages.some((message) => message.id === said?.id);
    },
  };
}
