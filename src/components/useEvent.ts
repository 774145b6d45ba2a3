import { useCallback, useInsertionEffect, useRef } from "react";

/** A function that stays the same and calls the newest `handler`: for event handlers, not while rendering. */
export function useEvent<Args extends unknown[], Result>(
  handler: ((...args: Args) => Result) | undefined,
): (...args: Args) => Result | undefined {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current?.(...args), []);
}
