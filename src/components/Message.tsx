import { memo } from "react";
import { Markdown } from "./markdown/Markdown";
import { segmentsOf } from "./segments";
import type { MessageProps } from "./slots";

export const Message = /* @__PURE__ */ memo(function Message(props: MessageProps) {
  const { message, actions, streaming, labels, ActionCard, approve, decline, show, undo, undoable } = props;
  const isUser = message.role === "user";
  const segments = segmentsOf(message, actions);
  return (
    <>
      <span className="sr-only">{isUser ? labels.youSaid : labels.assistantSaid}</span>
      {segments.map((segment) =>
        segment.kind === "card" ? (
          <ActionCard
            key={segment.key}
            actions={segment.actions}
            labels={labels}
            approve={approve}
            decline={decline}
            show={show}
            undo={undo}
            undoable={undoable}
          />
        ) : (
          <div
            key={segment.key}
            className={isUser ? "bubble" : "prose"}
            part={isUser ? "user-text" : "assistant-text"}
            dir="auto"
            data-streaming={(streaming && segment === segments.at(-1)) || undefined}
          >
            {isUser ? segment.text : <Markdown text={segment.text} labels={labels} />}
          </div>
        ),
      )}
    </>
  );
});
