import { useEffect, useState } from "react";
import type { ChatController } from "./chatTypes";
import { useEvent } from "./useEvent";

/** How long what was asked for is outlined, in milliseconds. */
const SHOWN = 2600;

/** Shows what an action was about, and tells what is to be outlined for a while. */
export function useShown(chat: Pick<ChatController, "show" | "elementOf">) {
  const [shown, setShown] = useState<{ element: Element } | null>(null);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(setShown, SHOWN, null);
    return () => clearTimeout(timer);
  }, [shown]);
  const show = useEvent((toolCallId: string): boolean => {
    if (!chat.show?.(toolCallId)) return false;
    const element = chat.elementOf?.(toolCallId);
    setShown(element ? { element } : null);
    return true;
  });
  return { shown: shown?.element ?? null, show };
}
