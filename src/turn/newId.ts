/** A random id. `crypto.randomUUID` exists on secure origins only. */
export function newId(): string {
  if (typeof crypto === "object" && typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 10)).join("");
}
