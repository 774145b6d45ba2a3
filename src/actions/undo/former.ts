import type { PageAction } from "../../protocol";
import type { Outcome, TargetAct } from "../act";
import { formerCheck } from "./formerCheck";
import { formerChoice } from "./formerChoice";
import { formerText } from "./formerText";

/** What a control was before an action, kept in a closure alone: it may be a secret, and goes nowhere else. */
export interface Former {
  /** Who gets it back: the target, or the radio that was chosen in its stead. */
  element: Element;
  /** Whether it can be put back, now that the action is done. */
  possible(): boolean;
  /** What tells whether the control is as it was left; anything that can be compared with `===`. */
  state(): unknown;
  putBack(act: TargetAct): Promise<Outcome>;
}

/** What `fill`, `check` and `select_option` are about to replace; undefined where it can't be had. */
export function readFormer(action: PageAction, act: TargetAct): Former | undefined {
  switch (action.type) {
    case "fill":
      return formerText(act);
    case "check":
      return formerCheck(act);
    case "select_option":
      return formerChoice(act);
    default:
      return undefined;
  }
}
