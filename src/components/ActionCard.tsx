import { ActionRow } from "./ActionRow";
import { ActionState } from "./ActionState";
import { fillText } from "./fillText";
import type { Labels } from "./labels";
import type { ToolUse } from "./segments";
import type { ActionCardProps } from "./slots";

/** One emission: what is done to what on the page, and what came of it. */
export function ActionCard({ actions, labels, ...tools }: ActionCardProps) {
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
            {...tools}
          />
        ),
      )}
    </ul>
  );
}

const parentOf = (action: ActionCardProps["actions"][number] | undefined) =>
  action && "target" in action ? action.target?.parent : undefined;

function ToolRow({ use, labels }: { use: ToolUse; labels: Labels }) {
  const state = use.failed ? "refused" : "done";
  return (
    <li className="action" part={`action action-${state}`} data-state={state} data-type="tool">
      <ActionState state={state} />
      <p className="what">{fillText(labels.usedTool, { name: use.tool })}</p>
    </li>
  );
}
