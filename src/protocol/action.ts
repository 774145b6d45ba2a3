/** A thing to do to the page, before it is bound to a generation. Names are Playwright's action words. */
export type ActionCommand =
  | { type: "click"; id: number }
  | { type: "fill"; id: number; text: string }
  | { type: "select_option"; id: number; option: string | string[] }
  | { type: "check"; id: number; checked: boolean }
  | { type: "press"; key: string; id?: number }
  | { type: "hover"; id: number }
  | { type: "scroll"; id?: number; direction?: "up" | "down" | "left" | "right"; amount?: number }
  | { type: "navigate"; url: string }
  | { type: "go_back" }
  | { type: "drag"; id: number; toId: number }
  | { type: "upload"; id: number; files: File[] }
  | { type: "wait_for"; text?: string; ms?: number };

/** A command whose ids are those of this generation. */
export type PageAction = { generation: number } & ActionCommand;

export type ActionType = ActionCommand["type"];

/**
 * Why an action was not done. `stale`: an id of an earlier generation; `gone`: the element left the page; `changed`: it is another
 * thing now; `covered`: something lies over it; `declined`: the user said no.
 */
export type RefusalCode =
  | "stale"
  | "unknown_id"
  | "gone"
  | "changed"
  | "hidden"
  | "disabled"
  | "covered"
  | "wrong_type"
  | "no_such_option"
  | "blocked_url"
  | "declined"
  | "aborted"
  | "timeout";

/** What was seen to change on the page after an action. Absent fields: not seen to change. */
export interface Effect {
  /** Whether anything at all was seen to change. `false` is a fact, not an error. */
  changed: boolean;
  /** The address after it, when it changed. */
  url?: string;
  /** The document is being left for another one. */
  navigating?: true;
  /** A download was started. */
  download?: true;
  /** Something opened in another tab. */
  newTab?: true;
  /** Title of a dialog that opened. */
  dialogOpened?: string;
  /** Title of a dialog that closed. */
  dialogClosed?: string;
  /** Entries that appeared, by text (at most 10). */
  added?: string[];
  /** Entries that disappeared, by text (at most 10). */
  removed?: string[];
  /** The target's new value, first 50 characters; never a secret. */
  value?: string;
  checked?: boolean | "mixed";
  expanded?: boolean;
  selected?: boolean;
  pressed?: boolean | "mixed";
  /** Text of the element that got the focus. */
  focused?: string;
  /** CSS pixels that the box was scrolled by. */
  scrolled?: { x: number; y: number };
  /** Validation messages, alerts and live-region text that appeared (at most 5). */
  messages?: string[];
}

export type ActionResult =
  | { status: "done"; effect: Effect }
  | { status: "refused"; code: RefusalCode; message: string };
