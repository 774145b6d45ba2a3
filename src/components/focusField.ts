import { mediaMatches } from "../hooks/mediaMatches";

/** Puts the focus in the message field; on a touch screen, where its keyboard would rise unasked, on what is around it. */
export function focusField(field: HTMLElement | null, around: HTMLElement | null): void {
  const target = mediaMatches("(pointer: coarse)") ? around : field;
  target?.focus({ preventScroll: true });
}
