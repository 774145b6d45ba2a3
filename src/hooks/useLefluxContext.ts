import { useEffect, useRef } from "react";
import { addContext } from "./appRegistry";

/**
 * Tells the agent of every `<LefluxChat>` on the page something that the app knows, with each request, as long as the component is mounted.
 * @param value anything that is JSON; the one of the latest render is sent. It leaves the page: nothing secret belongs here.
 */
export function useLefluxContext(description: string, value: unknown): void {
  const latest = useRef({ description, value });
  useEffect(() => {
    latest.current = { description, value };
  });
  useEffect(() => addContext(() => latest.current), []);
}
