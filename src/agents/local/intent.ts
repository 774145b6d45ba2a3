/** One thing that a person asks for, before anyone looked at the page. Names are as said. */
export type Intent =
  /** Press, open or close something, or go to a place. */
  | { kind: "press"; how: "press" | "open" | "close" | "go"; target: string }
  /** Press the control that is named after the verb ("delete", "add") for this object. */
  | { kind: "act"; verb: string; object: string; place: string }
  | { kind: "fill"; field: string; text: string }
  /** Whatever the field is: write, choose or switch. */
  | { kind: "set"; field: string; value: string }
  | { kind: "choose"; option: string; field: string }
  /** `checked` absent: the other way round than it is. */
  | { kind: "check"; target: string; checked?: boolean }
  | { kind: "search"; text: string }
  | { kind: "visit"; url: string }
  | { kind: "back" }
  | { kind: "scroll"; direction: "up" | "down" | "left" | "right"; toEnd: boolean }
  | { kind: "key"; key: string; target: string }
  | { kind: "hover"; target: string }
  | { kind: "wait"; text?: string; ms?: number }
  | { kind: "talk"; about: Topic }
  /** What must not be done. */
  | { kind: "avoid" }
  /** No verb that is known: perhaps the words on a control. */
  | { kind: "bare"; words: string };

export type Topic = "page" | "help" | "self" | "hello" | "thanks" | "cancel";

/** An intent with its place in the request. */
export interface Step {
  intent: Intent;
  /** As said. */
  raw: string;
  /**
   * The same intent when the next 1, 2, … steps are no steps but belong to its words ("terms | and conditions").
   * Only steps that began without a verb of their own can be such.
   */
  joined: Intent[];
}
