import type { TargetAct } from "../act";
import { nextFrame } from "../time";
import type { OpenedList } from "./openedList";

/** How long a list is looked through, in milliseconds. */
const LONGEST_MS = 6000;
/** Frames that a virtual list may take to draw what it was scrolled to. */
const FRAMES = 6;

const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** A list on its way: goes to a place and looks there. */
interface Walk {
  box: Element;
  at(top: number): Promise<Element | undefined>;
  labels(): string[];
}

/**
 * Virtual lists draw what is in view. One in the order of its labels is halved again and again, as a person leafs through a directory; any
 * other is gone through page by page.
 */
export async function scrollToOption(act: TargetAct, list: OpenedList, text: string): Promise<Element | undefined> {
  const box = list.scrollBox();
  if (!box) return undefined;
  const labels = () => {
    const options = list.labels();
    // biome-ignore lint/performance/useDomNodeTextContent: items that carry no role are told apart by their lines
    return options.length ? options : (box as HTMLElement).innerText.split("\n").filter(Boolean);
  };
  const at = async (top: number): Promise<Element | undefined> => {
    const before = labels().join();
    const from = box.scrollTop;
    box.scrollTo({ top, behavior: "instant" });
    if (box.scrollTop === from) return list.find("exact");
    for (let frame = 0; frame < FRAMES; frame++) {
      await nextFrame(act.signal);
      const found = list.find("exact");
      if (found || labels().join() !== before) return found;
    }
    return undefined;
  };
  const walk = { box, at, labels };
  return (await halve(walk, text)) ?? (await leaf(walk));
}

async function halve({ box, at, labels }: Walk, text: string): Promise<Element | undefined> {
  let low = 0;
  let high = box.scrollHeight - box.clientHeight;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const found = await at(middle);
    if (found) return found;
    const shown = labels();
    const [first, last] = [shown[0], shown.at(-1)];
    if (first === undefined || last === undefined || !isOrdered(shown)) return undefined;
    if (compare(text, first) < 0) high = middle;
    else if (compare(text, last) > 0) low = middle;
    else return undefined;
  }
  return undefined;
}

const isOrdered = (labels: string[]) => labels.every((label, i) => i === 0 || compare(labels[i - 1] ?? "", label) <= 0);

async function leaf({ box, at }: Walk): Promise<Element | undefined> {
  const end = performance.now() + LONGEST_MS;
  let found = await at(0);
  while (!found && performance.now() < end) {
    const before = box.scrollTop;
    found = await at(before + box.clientHeight * 0.9);
    if (box.scrollTop <= before) break;
  }
  return found;
}
