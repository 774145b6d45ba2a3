import { useEffect, useState } from "react";
import type { Indexer } from "../hooks/useLefluxChat";
import { type Box, measure } from "./measure";

/** Milliseconds between two looks when nothing is heard: elements move without an event, too. */
const PACE = 500;

/** Where the entries are, kept up to date while the page scrolls, changes its size or is scanned. */
export function useBoxes(indexer: Indexer): Box[] {
  const [boxes, setBoxes] = useState<Box[]>([]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setBoxes(measure(indexer));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const unsubscribe = indexer.subscribe(soon);
    const timer = setInterval(soon, PACE);
    window.addEventListener("scroll", soon, { capture: true, passive: true });
    window.addEventListener("resize", soon);
    soon();
    return () => {
      unsubscribe();
      clearInterval(timer);
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", soon, { capture: true });
      window.removeEventListener("resize", soon);
    };
  }, [indexer]);
  return boxes;
}
