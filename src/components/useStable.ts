import { useState } from "react";

/** The value of before, as long as its members are equal: a list or object written in place is another one at each render. */
export function useStable<T extends object | string | number | undefined>(value: T): T {
  const [kept, setKept] = useState(value);
  if (kept === value || sameMembers(kept, value)) return kept;
  setKept(value);
  return value;
}

function sameMembers(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return a === b;
  const keys = Object.keys(a) as (keyof typeof a)[];
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
}
