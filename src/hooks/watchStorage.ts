/** Tells when another tab changed this item of a Web Storage. Returns the end. */
export function watchStorage(key: string, changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) changed();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
