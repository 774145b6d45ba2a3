import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { elementBox } from "../hooks/elementBox";
import { mediaMatches } from "../hooks/mediaMatches";
import type { ChatController } from "./chatTypes";

interface HighlightProps {
  chat: Pick<ChatController, "actions" | "elementOf">;
  /** Whether what is acted on is outlined. */
  enabled: boolean;
  /** What the user asked to be shown. */
  shown: Element | null;
  /** In the page's own flow the box could be moved or cut: there it goes into the top layer. */
  raised: boolean;
}

/** How long an outline stays after its action, in milliseconds: most are done before the eye has got there. */
const LINGERS = 700;
/** Pixels between the element and its outline. */
const AWAY = 4;

/** Outlines an element of the page. It lies in the chat's shadow root: the page is not touched, and nothing is to be scanned anew. */
export function Highlight({ chat, enabled, shown, raised }: HighlightProps) {
  const doing = enabled ? chat.actions.findLast((action) => action.state === "doing") : undefined;
  const acted = useLingering((doing && chat.elementOf?.(doing.toolCallId)) ?? null);
  const element = shown ?? acted;
  return element && (shown || !lessMotion()) ? (
    <Outline key={shown ? "shown" : "acted"} element={element} isShown={Boolean(shown)} raised={raised} />
  ) : null;
}

const lessMotion = () => mediaMatches("(prefers-reduced-motion: reduce)");

function useLingering(element: Element | null): Element | null {
  const [kept, keep] = useState(element);
  if (element && kept !== element) keep(element);
  useEffect(() => {
    if (element || !kept) return;
    const timer = setTimeout(keep, LINGERS, null);
    return () => clearTimeout(timer);
  }, [element, kept]);
  return element ?? kept;
}

function Outline({ element, isShown, raised }: { element: Element; isShown: boolean; raised: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (raised) box.current?.showPopover?.();
  }, [raised]);
  useLayoutEffect(() => {
    let frame = 0;
    const follow = () => {
      if (box.current) place(box.current, element);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [element]);
  return (
    <div
      ref={box}
      className="highlight"
      part="highlight"
      aria-hidden="true"
      data-shown={isShown || undefined}
      popover={raised ? "manual" : undefined}
    />
  );
}

/** Around the element, as far as that is in view. */
function place({ style }: HTMLElement, element: Element): void {
  const box = element.isConnected ? elementBox(element) : null;
  style.visibility = box ? "visible" : "hidden";
  if (!box) return;
  const left = Math.max(AWAY / 2, box.left - AWAY);
  const top = Math.max(AWAY / 2, box.top - AWAY);
  const right = Math.min(innerWidth - AWAY / 2, box.left + box.width + AWAY);
  const bottom = Math.min(innerHeight - AWAY / 2, box.top + box.height + AWAY);
  style.transform = `translate(${left}px, ${top}px)`;
  style.width = `${Math.max(0, right - left)}px`;
  style.height = `${Math.max(0, bottom - top)}px`;
  const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0;
  style.borderRadius = `${Math.min(radius, box.height / 2) + AWAY}px`;
}
