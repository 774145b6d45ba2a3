import { memo } from "react";
import { Markdown } from "./markdown/Markdown";
import { segmentsOf } from "./segments";
import type { MessageProps } from "./slots";

export const Message = memo(function Message({
  message,
  actions,
  streaming,
  labels,
  ActionCard,
  approve,
  decline,
}: MessageProps) {
  const isUser = message.role === "user";
  const segments = segmentsOf(message, actions);
  return (
    <>
      <span className="sr-only">{isUser ? labels.youSaid : labels.assistantSaid}</span>
      {segments.map((segment) =>
        segment.kind === "card" ? (
          <ActionCard key={segment.key} actions={segment.actions} labels={labels} approve={approve} decline={decline} />
        ) : (
          <div
            key={segment.key}
            className={isUser ? "bubble" : "prose"}
            part={isUser ? "user-text" : "assistant-text"}
            dir="auto"
            data-streaming={(streaming && segment === segments.at(-1)) || undefined}
          >
            {isUser ? segment.text : <Markdown text={segment.text} newTab={labels.opensNewTab} />}
          </div>
        ),
      )}
    </>
  );
}, sameMessage);

/** `actions` is filtered anew at each render; a message is rendered again only when one of its own changed. */
function sameMessage(a: MessageProps, b: MessageProps): boolean {
  const keys = Object.keys(b) as (keyof MessageProps)[];
  return keys.every((key) => (key === "actions" ? sameList(a.actions, b.actions) : a[key] === b[key]));
}

const sameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a === b || (a.length === b.length && a.every((item, index) => item === b[index]));
