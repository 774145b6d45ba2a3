const BEFORE =
  /^(?:(?:please|pls|kindly|just|now|then|also|and|can you|could you|would you|will you|can i|may i|i want (?:you )?to|i(?:'d| would) like (?:you )?to|i need (?:you )?to|help me(?: to)?|let'?s|try to|go ahead and|you should|let me|thanks|thank you)[\s,]+|(?:first|next|finally|lastly|last|ok|okay|so|well|hey|hi|hello|please|now)(?: \w+)?\s*,\s*)/i;
const AFTER = /(?:[\s,]+(?:please|pls|for me|thanks|thank you|right now|now|again|as well|too))+$/i;

/** Takes off what is said around a request; what would leave nothing is left alone. */
export function dropPoliteness(text: string): string {
  let rest = text.trim();
  for (;;) {
    const shorter = rest.replace(BEFORE, "");
    if (shorter === rest || shorter.trim() === "") return rest;
    rest = shorter;
  }
}

/** Takes off the thanks after a request. */
export function dropThanks(text: string): string {
  return text.replace(/[\s.!?,:]+$/, "").replace(AFTER, "");
}

/** Says nothing but "could you please". */
export function isPoliteness(text: string): boolean {
  return dropPoliteness(`${text.replace(/[.!?,]+$/, "")} x`) === "x";
}

/** A name as said, without article, closing mark and thanks. */
export function bareName(text: string): string {
  const name = dropThanks(text.trim())
    .replace(/^(?:on|at|to)\s+(?=the\s)/i, "")
    .replace(/^(?:the|a|an|my|your|our|this|that)\s+/i, "")
    .trim();
  return /^(?:it|this|that|them|these|those|one|that one|this one)$/i.test(name) ? "" : name;
}

/** What is to be written or chosen, as said, without the dot that ends the sentence. */
export function bareValue(text: string): string {
  return text
    .trim()
    .replace(/,?\s+please[.!]?$/i, "")
    .replace(/([^.])\.$/, "$1");
}
