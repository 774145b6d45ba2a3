import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Turn, TurnStorage } from "../turn";
import { createHistory, type PastChat } from "./createHistory";
import { watchStorage } from "./watchStorage";

export interface PastChats {
  /** Conversations of before, the newest first; empty where nothing is kept. */
  past: readonly PastChat[];
  /** Puts the conversation away among the past ones, where they are kept, and begins a new one. */
  newChat: () => void;
  /** Puts the conversation away and goes on with one of before. */
  openPast: (id: string) => void;
  /** Forgets one conversation of before; without an id all of them. */
  deletePast: (id?: string) => void;
}

const NONE: readonly PastChat[] = [];

export function usePastChats(turn: Turn, storage: TurnStorage | null, key: string): PastChats {
  const [held, hold] = useState(() => ({ key, storage, history: createHistory(storage, key) }));
  if (held.key !== key || held.storage !== storage) hold({ key, storage, history: createHistory(storage, key) });
  const { history } = held;
  const past = useSyncExternalStore(history.subscribe, history.list, () => NONE);
  useEffect(() => watchStorage(`${key}:past`, history.sync), [key, history]);

  const putAway = useCallback(() => {
    turn.stop();
    history.keep(turn.getSnapshot());
  }, [turn, history]);
  return useMemo(
    () => ({
      past,
      newChat() {
        putAway();
        turn.clear();
      },
      openPast(id) {
        const saved = history.read(id);
        if (saved && saved.id !== turn.getSnapshot().id) {
          putAway();
          turn.load(saved);
        }
        history.forget(id); // it is the current one now
      },
      deletePast: history.forget,
    }),
    [past, putAway, turn, history],
  );
}
