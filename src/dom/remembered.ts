/** Texts that are kept: pages repeat their classes and labels, and few have more of them. */
const KEPT = 2000;

/** What a function says of a text alone, found once for each text: most of what pages say they said in the scan before. */
export function remembered<V>(read: (text: string) => V): (text: string) => V {
  const known = new Map<string, V>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = read(text);
      if (known.size >= KEPT) known.clear();
      known.set(text, value);
    }
    return value;
  };
}
