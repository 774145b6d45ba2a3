import type { Pattern } from "./pattern";
import { bareName as name, bareValue as value } from "./politeness";

const CART = "(?:shopping )?(?:cart|basket|bag|trolley)|wish ?list|favou?rites";
const ON = "(?:to )?(?:on|true|enabled|active)";
const OFF = "(?:to )?(?:off|false|disabled|inactive)";

/** Adding, removing, switching, searching, choosing and writing. */
export const CHANGE: readonly Pattern[] = [
  {
    when: /^check ?out\b(?: with)?(?<object>.*)$/i,
    means: ({ object }) => ({ kind: "act", verb: "checkout", object: name(object ?? ""), place: "" }),
  },
  {
    when: new RegExp(
      `^(?<lead>add|put|place|drop|throw)(?: (?<object>.+?))?(?: (?:to|in|into) (?:(?:my|the|your|our) )?(?<place>${CART}))[\\s.!]*$`,
      "i",
    ),
    means: ({ object, place }) => ({ kind: "act", verb: "add", object: name(object ?? ""), place: place ?? "" }),
  },
  {
    when: /^(?<lead>add) (?<object>.+)$/i,
    means: ({ object }) => ({ kind: "act", verb: "add", object: name(object ?? ""), place: "" }),
  },
  {
    when: /^(?<lead>remove|delete|discard|trash|take out)(?: (?<object>.+?))?(?: (?:from|out of|off) (?:(?:my|the|your|our) )?(?<place>.+))?$/i,
    means: ({ lead, object, place }) => ({
      kind: "act",
      verb: (lead ?? "").toLowerCase(),
      object: name(object ?? ""),
      place: name(place ?? ""),
    }),
  },
  {
    when: /^(?<lead>(?:turn|switch|toggle|flip) on|enable|activate|tick|check|agree to|opt in to) (?<target>.+)$/i,
    means: check(true),
  },
  {
    when: /^(?<lead>(?:turn|switch|toggle|flip) off|disable|deactivate|un-?tick|un-?check|opt out of) (?<target>.+)$/i,
    means: check(false),
  },
  { when: new RegExp(`^(?:turn|switch|set|toggle|flip) (?<target>.+?) ${ON}$`, "i"), means: check(true) },
  { when: new RegExp(`^(?:turn|switch|set|toggle|flip) (?<target>.+?) ${OFF}$`, "i"), means: check(false) },
  { when: /^(?<lead>toggle|flip) (?<target>.+)$/i, means: check() },
  {
    when: /^(?:search|look|google)(?: (?:the )?(?:site|page|shop|store|here))?(?: (?:for|up))? (?<text>.+)$|^find (?<found>.+)$/i,
    means: ({ text, found }) => ({ kind: "search", text: value(text ?? found ?? "") }),
  },
  {
    when: /^(?<lead>choose|select|pick)(?: the)?(?: option)? (?<option>.+) (?:in|from|for|under|as|within|out of) (?<field>.+)$/i,
    means: ({ option, field }) => ({ kind: "choose", option: value(option ?? ""), field: name(field ?? "") }),
  },
  {
    when: /^(?<lead>choose|select|pick|switch to|change to)(?: the)?(?: option)? (?<option>.+)$/i,
    means: ({ option }) => ({ kind: "choose", option: name(option ?? ""), field: "" }),
  },
  {
    when: /^(?<lead>fill(?: in| out)?|complete) (?<field>.+?) (?:with|using|as|by|to be)[: ]\s*(?<text>.+)$/is,
    means: ({ field, text }) => ({ kind: "fill", field: name(field ?? ""), text: value(text ?? "") }),
  },
  {
    when: /^(?<lead>type|enter|write|input|put|insert|paste|fill(?: in)?) (?<text>.+) (?:in|into|in to|for|on|at|under|inside) (?<field>.+)$/is,
    means: ({ field, text }) => ({ kind: "fill", field: name(field ?? ""), text: value(text ?? "") }),
  },
  {
    when: /^(?<lead>write|leave|enter) (?<field>.+?) (?:with|saying|that says)[: ]\s*(?<text>.+)$/is,
    means: ({ field, text }) => ({ kind: "fill", field: name(field ?? ""), text: value(text ?? "") }),
  },
  {
    when: /^(?<lead>use|enter|type|write|put) (?<text>.+) (?:as|for) (?<field>.+)$/is,
    means: ({ field, text }) => ({ kind: "fill", field: name(field ?? ""), text: value(text ?? "") }),
  },
  {
    when: /^(?<lead>set|change|update|switch|make|put) (?<field>.+?) (?:to be|to|as|into|=)[: ]\s*(?<value>.+)$/is,
    means: ({ field, value: text }) => ({ kind: "set", field: name(field ?? ""), value: value(text ?? "") }),
  },
  {
    when: /^(?:clear|empty|erase)(?: out)? (?<field>.+)$/i,
    means: ({ field }) => ({ kind: "fill", field: name(field ?? ""), text: "" }),
  },
  {
    when: /^(?<lead>type|enter|write|input) (?<text>.+)$/is,
    means: ({ text }) => ({ kind: "fill", field: "", text: value(text ?? "") }),
  },
];

function check(checked?: boolean): Pattern["means"] {
  return ({ target }) => ({ kind: "check", target: name(target ?? ""), ...(checked === undefined ? {} : { checked }) });
}
