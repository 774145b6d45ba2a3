import { compareDocumentPosition } from "./native";

/** Whether `a` comes before `b` in page order; what is inside of `a` comes after it. */
export const precedes = (a: Node, b: Node): boolean => (compareDocumentPosition(a, b) & 4) !== 0;
