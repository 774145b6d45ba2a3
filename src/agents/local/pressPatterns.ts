import type { Intent } from "./intent";
import type { Pattern } from "./pattern";
import { bareName as name, bareValue as value } from "./politeness";

/** Going somewhere, opening, closing, pressing, what controls are named after, and "name: value". */
export const PRESS: readonly Pattern[] = [
  {
    when: /^(?<lead>(?:go|head|navigate|jump|move|switch)(?: on| over)? to|take me to|bring me to|visit|navigate|browse to|open) (?<url>https?:\/\/\S+|\/[\w\-./?=&#%]*|www\.\S+)$/i,
    means: ({ url }) => ({ kind: "visit", url: (url ?? "").replace(/^www\./i, "https://www.") }),
  },
  {
    when: /^(?<lead>(?:go|head|navigate|jump|move)(?: on| over)? to|take me to|bring me to|visit|browse to) (?<target>.+)$/i,
    means: ({ target }) => press("go", target),
  },
  {
    when: /^(?<lead>open|show(?: me)?|view|expand|unfold|see|display|reveal)(?: up)? (?<target>.+)$/i,
    means: ({ target }) => press("open", target),
  },
  {
    when: /^(?<lead>close|collapse|fold|hide|dismiss)(?: up)? (?<target>.+)$/i,
    means: ({ target }) => press("close", target),
  },
  {
    when: /^(?<lead>(?:click|press|tap|hit|push)(?: on| at)?|follow) (?<target>.+)$/i,
    means: ({ target }) => press("press", target),
  },
  {
    when: /^(?<lead>hover|mouse)(?: over| on)? (?<target>.+)$/i,
    means: ({ target }) => ({ kind: "hover", target: name(target ?? "") }),
  },
  {
    when: /^(?<lead>send|submit|save|cancel|confirm|buy|order|purchase|subscribe|unsubscribe|edit|rename|archive|accept|decline|reject|approve|apply|reset|download|print|share|copy|continue|start|play|pause|book|reserve|log ?in|sign ?in|log ?out|sign ?out|sign ?up|register|refresh|reload|duplicate|export|import|publish|post|reply|like|undo|redo|create)(?: (?<object>.+))?$/i,
    means: ({ lead, object }) => ({
      kind: "act",
      verb: (lead ?? "").toLowerCase(),
      object: name(object ?? ""),
      place: "",
    }),
  },
  {
    when: /^(?:(?:my|the) )?(?<field>[\p{L}][\p{L}\p{N} '\-/]{0,40}?)\s*(?::|=)\s*(?<value>\S.*)$/isu,
    means: ({ field, value: text }) => ({ kind: "set", field: name(field ?? ""), value: value(text ?? "") }),
  },
  {
    when: /^my (?<field>.{2,40}?) is (?<value>.+)$/is,
    means: ({ field, value: text }) => ({ kind: "set", field: name(field ?? ""), value: value(text ?? "") }),
  },
];

function press(how: "press" | "open" | "close" | "go", target: string | undefined): Intent {
  return { kind: "press", how, target: name(target ?? "") };
}
