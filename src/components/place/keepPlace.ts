/** Where the user put the panel, in CSS pixels: moved from its corner, and its own size. */
export interface Place {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

/** The place of before; nothing where it was never moved, or can't be kept. */
export function readPlace(key: string | undefined): Place {
  try {
    const value: unknown = JSON.parse((key && localStorage.getItem(key)) || "{}");
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, number]) => Number.isFinite(number)));
  } catch {
    return {};
  }
}

export function writePlace(key: string | undefined, place: Place): void {
  if (!key) return;
  try {
    if (Object.keys(place).length) localStorage.setItem(key, JSON.stringify(place));
    else localStorage.removeItem(key);
  } catch {
    // forgotten, then
  }
}
