/** Tells when one of the elements has another size. Returns the stop. Where nothing is laid out (jsdom, in an app's own tests), it never does. */
export function watchSize(elements: readonly Element[], listener: () => void): () => void {
  if (typeof ResizeObserver !== "function") return () => {};
  const sizes = new ResizeObserver(listener);
  for (const element of elements) sizes.observe(element);
  return () => sizes.disconnect();
}
