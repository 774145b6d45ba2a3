import type { ActionRecord } from "./chatTypes";
import { AskIcon, CheckIcon, RefusedIcon } from "./icons";

export function ActionState({ state }: Pick<ActionRecord, "state">) {
  return (
    <span className="state" part="state" data-state={state} aria-hidden="true">
      {state === "done" && <CheckIcon />}
      {state === "refused" && <RefusedIcon />}
      {state === "waiting" && <AskIcon />}
    </span>
  );
}
