import { forgetTurn, loadTurn, type SavedTurn, saveTurn, type TurnStorage } from "../turn";

/** A conversation of before. */
export interface PastChat {
  id: string;
  /** What the user said first. */
  title: string;
  /** When it was put away, in milliseconds since 1970. */
  savedAt: number;
}

/** Conversations of before, kept beside the current one. */
export interface ChatHistory {
  subscribe(listener: () => void): () => void;
  /** The newest first; the same list until it changed. */
  list(): readonly PastChat[];
  /** Puts a conversation away. One without a word of the user's is not kept. */
  keep(turn: SavedTurn): void;
  read(id: string): SavedTurn | null;
  /** Forgets one, or all of them. */
  forget(id?: string): void;
  /** Reads anew what another tab may have changed. */
  sync(): void;
}

const KEPT = 20;
const TITLE = 80;
const NONE: readonly PastChat[] = [];

/** @param key of the current conversation's storage. Without a storage nothing is kept. */
export function createHistory(storage: TurnStorage | null, key: string): ChatHistory {
  const listKey = `${key}:past`;
  const keyOf = (id: string) => `${listKey}:${id}`;
  const listeners = new Set<() => void>();
  let chats: readonly PastChat[] | undefined;

  const list = () => {
    chats ??= readList(storage, listKey);
    return chats;
  };
  function write(next: readonly PastChat[]): void {
    chats = next.length ? next : NONE;
    try {
      if (next.length) storage?.setItem(listKey, JSON.stringify(next));
      else storage?.removeItem(listKey);
    } catch {
      // Full or blocked: known until the page is left.
    }
    for (const listener of [...listeners]) listener();
  }
  function drop(id: string): void {
    if (storage) forgetTurn(storage, keyOf(id));
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list,
    keep(turn) {
      const title = titleOf(turn);
      if (!storage || !title) return;
      const savedAt = Date.now();
      const others = list().filter((chat) => chat.id !== turn.id);
      for (const chat of others.splice(KEPT - 1)) drop(chat.id);
      // When there is no room, the oldest ones make it.
      for (;;) {
        saveTurn(storage, keyOf(turn.id), { turn, savedAt, document: 0 });
        if (loadTurn(storage, keyOf(turn.id))) return write([{ id: turn.id, title, savedAt }, ...others]);
        const oldest = others.pop();
        if (!oldest) return write([]);
        drop(oldest.id);
      }
    },
    read: (id) => (storage && loadTurn(storage, keyOf(id))?.turn) ?? null,
    forget(id) {
      for (const chat of list()) if (id === undefined || chat.id === id) drop(chat.id);
      write(id === undefined ? [] : list().filter((chat) => chat.id !== id));
    },
    sync() {
      chats = undefined;
      for (const listener of [...listeners]) listener();
    },
  };
}

function readList(storage: TurnStorage | null, key: string): readonly PastChat[] {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? "[]");
    const chats = Array.isArray(value) ? value.filter(isPastChat).slice(0, KEPT) : [];
    return chats.length ? chats : NONE;
  } catch {
    return NONE;
  }
}

function isPastChat(value: unknown): value is PastChat {
  const { id, title, savedAt } = (value ?? {}) as Partial<PastChat>;
  return typeof id === "string" && typeof title === "string" && typeof savedAt === "number";
}

function titleOf({ messages }: SavedTurn): string {
  const first = messages.find((message) => message.role === "user");
  const text =
    first?.parts.map((part) => (part.type === "text" ? (part as { text: string }).text : "")).join(" ") ?? "";
  return text.replace(/\s+/g, " ").trim().slice(0, TITLE);
}
