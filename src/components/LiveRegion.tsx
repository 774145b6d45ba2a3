import { useEffect, useRef } from "react";
import { announcementsSince, type Spoken } from "./announcements";
import type { ChatController } from "./chatTypes";
import type { Labels } from "./labels";

/** Milliseconds between two looks at a text that streams in. */
const PACE = 500;
/** Announcements that stay to be read again. */
const KEPT = 6;

/**
 * Tells screen readers what happens, in whole sentences. It lies outside of the panel, so that it speaks while that is closed too, and is
 * written to directly: a live region announces what is added.
 */
export function LiveRegion({ chat, labels }: { chat: ChatController; labels: Labels }) {
  const region = useRef<HTMLDivElement>(null);
  const spoken = useRef<Spoken | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ chat, labels });

  useEffect(() => {
    latest.current = { chat, labels };
    const speak = () => {
      timer.current = undefined;
      const { chat: now, labels: words } = latest.current;
      const news = announcementsSince(spoken.current, now, words);
      spoken.current = news.spoken;
      for (const sentence of news.say) {
        const line = document.createElement("p");
        line.textContent = sentence;
        region.current?.append(line);
      }
      while ((region.current?.childElementCount ?? 0) > KEPT) region.current?.firstElementChild?.remove();
    };
    if (!spoken.current) speak();
    else timer.current ??= setTimeout(speak, PACE);
  }, [chat, labels]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return <div className="sr-only" role="status" aria-live="polite" ref={region} />;
}
