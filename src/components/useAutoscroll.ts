import { useCallback, useEffect, useRef, useState } from "react";
import { MOVED } from "./host/keepHost";
import { readingPlace } from "./readingPlace";
import { watchSize } from "./watchSize";

/** Pixels from the end that still count as the end. */
const NEAR = 32;

/**
 * Keeps a scrolling box at its end while it grows, until the reader scrolls up; back at the end, it follows again. Both refs are needed: the
 * box, and the content whose growth is watched.
 */
export function useAutoscroll() {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follow = useRef(true);
  const top = useRef(0); // where it was scrolled to when last looked at
  const [following, setFollowing] = useState(true);

  const jump = useCallback(() => {
    follow.current = true;
    setFollowing(true);
    if (!box.current) return;
    box.current.scrollTop = box.current.scrollHeight;
    top.current = box.current.scrollTop;
  }, []);

  useEffect(() => {
    const element = box.current;
    if (!element || !content.current) return;
    const place = readingPlace(element);
    const settle = () => {
      if (!element.clientHeight) return; // not shown
      if (follow.current) element.scrollTop = element.scrollHeight;
      top.current = element.scrollTop;
    };
    const onScroll = () => {
      if (!element.clientHeight) return;
      // Growth alone doesn't move the reader; who goes up wants to read there.
      const atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
      if (atEnd) follow.current = true;
      else if (element.scrollTop < top.current) follow.current = false;
      top.current = element.scrollTop;
      if (!follow.current) place.remember();
      setFollowing(follow.current);
    };
    const onMoved = () => {
      if (follow.current) element.scrollTop = element.scrollHeight;
      else place.restore();
    };
    const stopSizes = watchSize([element, content.current], settle);
    const root = element.getRootNode();
    element.addEventListener("scroll", onScroll, { passive: true });
    root.addEventListener(MOVED, onMoved);
    return () => {
      stopSizes();
      element.removeEventListener("scroll", onScroll);
      root.removeEventListener(MOVED, onMoved);
    };
  }, []);

  return { box, content, following, jump };
}
