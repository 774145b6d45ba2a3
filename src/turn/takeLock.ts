/**
 * Takes a lock that all tabs of the origin share (Web Locks); resolves with its release, or with null when another holder keeps it for
 * longer than `waitMs`. Without Web Locks (an insecure origin, an old browser) everybody gets it.
 */
export async function takeLock(name: string, waitMs: number): Promise<(() => void) | null> {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks;
  if (!locks) return () => {};
  const options = waitMs > 0 ? { signal: AbortSignal.timeout(waitMs) } : { ifAvailable: true };
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    };
    locks.request(name, options, hold).catch(() => resolve(null));
  });
}
