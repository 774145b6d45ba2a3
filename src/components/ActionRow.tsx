import { type MouseEvent, useId, useState } from "react";
import type { ActionResult } from "../protocol";
import { ActionState } from "./ActionState";
import type { ActionRecord } from "./chatTypes";
import { describeAction } from "./describeAction";
import { describeRefusal, describeResult } from "./describeResult";
import { fillText } from "./fillText";
import { isByUser } from "./host/byUser";
import { ShowIcon, UndoIcon } from "./icons";
import type { Labels } from "./labels";
import type { ActionCardProps } from "./slots";

interface ActionRowProps extends Omit<ActionCardProps, "actions"> {
  record: ActionRecord;
  /** In the same container as the row above: not shown twice. */
  samePlace: boolean;
}

export function ActionRow({ record, samePlace, labels, approve, decline, show, undo, undoable }: ActionRowProps) {
  const { state, target, toolCallId } = record;
  const whatId = useId();
  const [note, setNote] = useState("");
  const outcome = record.result && describeResult(record.action, record.result, labels);
  const prefix = state === "refused" ? labels.stateRefused : state === "pending" ? labels.statePending : "";
  const reveal = () => setNote(show?.(toolCallId) ? "" : labels.notThere);
  const putBack = async () => setNote(afterUndo(await undo?.(toolCallId), labels));
  return (
    <li className="action" part={`action action-${state}`} data-state={state} data-type={record.action.type}>
      <ActionState state={state} />
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
        <p className="note" role="status">
          {note}
        </p>
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
      {undo && undoable?.has(toolCallId) && (
        <button
          type="button"
          className="tool"
          part="undo"
          aria-label={labels.undo}
          title={labels.undo}
          aria-describedby={whatId}
          onClick={byUser(putBack)}
        >
          <UndoIcon />
        </button>
      )}
      {show && target && (
        <button
          type="button"
          className="tool"
          part="show"
          aria-label={labels.show}
          title={labels.show}
          aria-describedby={whatId}
          onClick={reveal}
        >
          <ShowIcon />
        </button>
      )}
    </li>
  );
}

/** Consent is a person's. */
const byUser = (handler: () => void) => (event: MouseEvent) => {
  if (isByUser(event.nativeEvent)) handler();
};

const afterUndo = (result: ActionResult | undefined, labels: Labels) =>
  result?.status === "done" ? labels.undone : describeRefusal(result?.code ?? "gone", labels);
