import { type ChatController, isBusy } from "./chatTypes";
import { describeAction } from "./describeAction";
import type { Labels } from "./labels";

/** What the agent is doing now, in a line; empty when it rests. */
export function statusText(
  { status, actions, connection = "ok" }: Pick<ChatController, "status" | "actions" | "connection">,
  labels: Labels,
): string {
  if (isBusy(status) && connection !== "ok") return labels[connection];
  switch (status) {
    case "submitted":
      return labels.thinking;
    case "streaming":
      return labels.writing;
    case "acting": {
      const doing = actions.findLast((action) => action.state === "doing");
      if (!doing) return labels.working;
      return `${describeAction(doing, labels)
        .map((piece) => piece.text)
        .join("")}…`;
    }
    case "waiting":
      return labels.waiting;
    case "ready":
    case "error":
      return "";
    default:
      return status satisfies never;
  }
}
