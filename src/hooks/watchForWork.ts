import { openStorage, type Persist } from "../turn/openStorage";
import { watchIndexerUse } from "./indexerInUse";
import { watchStorage } from "./watchStorage";

/**
 * Calls back when a chat has something to do though nobody opened it: a conversation was kept and may have to go on, another tab keeps one, or
 * the app uses the page's index. Returns the end.
 */
export function watchForWork(key: string, persist: Persist | undefined, begin: () => void): () => void {
  if (isKept(key, persist)) begin();
  const ends = [watchStorage(key, begin), watchIndexerUse(begin)];
  return () => {
    for (const end of ends) end();
  };
}

function isKept(key: string, persist: Persist = "session"): boolean {
  try {
    return Boolean(openStorage(persist)?.getItem(key));
  } catch {
    return false;
  }
}
