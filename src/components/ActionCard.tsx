import { type MouseEvent, useId } from "react";
import type { ActionRecord } from "./chatTypes";
import { describeAction } from "./describeAction";
import { describeResult } from "./describeResult";
import { AskIcon, CheckIcon, RefusedIcon } from "./icons";
import { fillText, type Labels } from "./labels";
import type { ToolUse } from "./segments";
import type { ActionCardProps } from "./slots";

/** One emission: what is done to what on the page, and what came of it. */
export function ActionCard({ actions, labels, approve, decline }: ActionCardProps) {
  return (
    <ul className="card" part="action-card" aria-label={labels.actions}>
      {actions.map((action, index) =>
        "tool" in action ? (
          <ToolRow key={action.toolCallId} use={action} labels={labels} />
        ) : (
          <ActionRow
            key={action.toolCallId}
            record={action}
            samePlace={parentOf(actions[index - 1]) === parentOf(action)}
            labels={labels}
            approve={approve}
            decline={decline}
          />
        ),
      )}
    </ul>
  );
}

const parentOf = (action: ActionCardProps["actions"][number] | undefined) =>
  action && "target" in action ? action.target?.parent : undefined;

interface RowProps extends Omit<ActionCardProps, "actions"> {
  record: ActionRecord;
  /** In the same container as the row above: not shown twice. */
  samePlace: boolean;
}

function ActionRow({ record, samePlace, labels, approve, decline }: RowProps) {
  const { state, target, toolCallId } = record;
  const whatId = useId();
  const outcome = record.result && describeResult(record.action, record.result, labels);
  const prefix = state === "refused" ? labels.stateRefused : state === "pending" ? labels.statePending : "";
  return (
    <li className="action" part="action" data-state={state} data-type={record.action.type}>
      <StateIcon state={state} />
      <div className="action-text">
        {state === "waiting" && <p className="ask">{labels.needsApproval}</p>}
        <p className="what" id={whatId}>
          {prefix && <span className="sr-only">{prefix} </span>}
          {describeAction(record, labels).map((piece, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
            piece.key === "target" ? <strong key={index}>{piece.text}</strong> : <span key={index}>{piece.text}</span>,
          )}
        </p>
        {target?.parent && (
          <p className={samePlace ? "sr-only" : "where"}>{fillText(labels.inParent, { parent: target.parent })}</p>
        )}
        {outcome && <p className="outcome">{outcome}</p>}
        {state === "waiting" && (
          <div className="approval" part="approval">
            <button
              type="button"
              className="button primary"
              part="approve"
              aria-describedby={whatId}
              onClick={byUser(() => approve(toolCallId))}
            >
              {labels.approve}
            </button>
            <button
              type="button"
              className="button"
              part="decline"
              aria-describedby={whatId}
              onClick={byUser(() => decline(toolCallId))}
            >
              {labels.decline}
            </button>
          </div>
        )}
      </div>
    </li>
  );
}

/** Consent is a person's: presses made by a script, the agent's own among them, do nothing. */
const byUser = (handler: () => void) => (event: MouseEvent) => {
  if (event.nativeEvent.isTrusted) handler();
};

function ToolRow({ use, labels }: { use: ToolUse; labels: Labels }) {
  const state = use.failed ? "refused" : "done";
  return (
    <li className="action" part="action" data-state={state} data-type="tool">
      <StateIcon state={state} />
      <p className="what">{fillText(labels.usedTool, { name: use.tool })}</p>
    </li>
  );
}

function StateIcon({ state }: Pick<ActionRecord, "state">) {
  return (
    <span className="state" data-state={state} aria-hidden="true">
      {state === "done" && <CheckIcon />}
      {state === "refused" && <RefusedIcon />}
      {state === "waiting" && <AskIcon />}
    </span>
  );
}
