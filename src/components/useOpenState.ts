import { useState } from "react";
import { useEvent } from "./useEvent";

/**
 * What opened or closed the chat. `api`: the ref, or what `mountLefluxChat` returned; `show`: on a small screen, to show something on the page.
 */
export type OpenReason = "launcher" | "close-button" | "escape" | "show" | "api";

export interface OpenProps {
  /** Whether the panel is open; with it, `onOpenChange` must change it. */
  open?: boolean;
  /** Whether it is open at first; default `false`. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean, details: { reason: OpenReason }) => void;
}

/** Whether the panel is open: the app's own state when it gives one, else kept here. */
export function useOpenState({ open, defaultOpen = false, onOpenChange }: OpenProps) {
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  const change = useEvent((next: boolean, reason: OpenReason) => {
    if (next === isOpen) return;
    setOwn(next);
    onOpenChange?.(next, { reason });
  });
  return [isOpen, change] as const;
}
