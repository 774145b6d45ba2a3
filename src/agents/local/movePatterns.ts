import type { Pattern } from "./pattern";
import { bareName as name, bareValue as value } from "./politeness";

const KEYS: Record<string, string> = {
  enter: "Enter",
  return: "Enter",
  escape: "Escape",
  esc: "Escape",
  tab: "Tab",
  space: " ",
  "space bar": " ",
  backspace: "Backspace",
  delete: "Delete",
  home: "Home",
  end: "End",
  up: "ArrowUp",
  down: "ArrowDown",
  left: "ArrowLeft",
  right: "ArrowRight",
  "page up": "PageUp",
  "page down": "PageDown",
};

/** Going back, scrolling, keys and waiting. */
export const MOVE: readonly Pattern[] = [
  {
    when: /^(?:(?:go|navigate|take me|turn|move) )?back(?: (?:a|one) page| to the (?:previous|last) page)?$|^previous page$/i,
    means: () => ({ kind: "back" }),
  },
  {
    when: /^(?:scroll|move|go)(?: (?<direction>up|down|left|right))?(?: (?:all the way )?to (?:the )?(?:very )?(?<end>top|bottom|end|start|beginning)(?: of (?:the |this )?page)?)?(?: (?:a (?:bit|little)|more|further|the page|on the page|a page|one page))*$/i,
    means: ({ direction, end }) => {
      if (!direction && !end) return { kind: "scroll", direction: "down", toEnd: false };
      const up = direction === "up" || /top|start|beginning/i.test(end ?? "");
      return { kind: "scroll", direction: up ? "up" : ((direction?.toLowerCase() ?? "down") as "down"), toEnd: !!end };
    },
  },
  {
    when: /^(?:press|hit|push|use|type)(?: the)? (?:key )?(?:(?<sure>enter|return|escape|esc|tab|space(?: bar)?|backspace|page ?up|page ?down)(?: key| button)?|(?:arrow )?(?<key>up|down|left|right|home|end|delete)(?: arrow)?(?: key| arrow))(?: (?:in|on|at) (?<target>.+))?$/i,
    means: ({ sure, key, target }) => ({
      kind: "key",
      key: KEYS[(sure ?? key ?? "").toLowerCase().replace(/^page ?/, "page ")] ?? "Enter",
      target: name(target ?? ""),
    }),
  },
  {
    when: /^wait(?: (?:for )?(?<n>\d+(?:\.\d+)?) ?(?<unit>ms|milliseconds?|s|secs?|seconds?))?(?: (?:for|until) (?<text>.+?)(?: (?:to )?(?:appears?|shows?(?: up)?|is (?:there|visible)))?)?$/i,
    means: ({ n, unit, text }) => {
      if (text) return { kind: "wait", text: value(text) };
      return { kind: "wait", ms: Math.min(Number(n ?? 1) * (/^m/i.test(unit ?? "") ? 1 : 1000), 10_000) };
    },
  },
];
