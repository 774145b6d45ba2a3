import { lazy, memo, Suspense, useState } from "react";
import type { ChatMessage } from "../protocol";
import { ActionCard } from "./ActionCard";
import type { ActionRecord } from "./chatTypes";
import { dayText } from "./intl";
import type { Labels } from "./labels";
import { Message } from "./Message";
import { MessageTools } from "./MessageTools";
import { messageText } from "./messageText";
import { newDay } from "./messageTime";
import type { ActionTools, Slots } from "./slots";
import type { Feedback } from "./viewTypes";

const EditMessage = /* @__PURE__ */ lazy(async () => ({ default: (await import("./EditMessage")).EditMessage }));

/** What can be done in a conversation: the same functions from render to render. */
export interface RowTools extends Omit<ActionTools, "undoable"> {
  approve(toolCallId: string): void;
  decline(toolCallId: string): void;
  /** Absent where it can't be had. */
  edit?: (messageId: string, text: string) => void;
  again?: () => void;
  rate?: (feedback: Feedback) => void;
  /** Puts the focus somewhere sensible after a part that had it went away. */
  settle(): void;
}

export interface MessageRowProps {
  message: ChatMessage;
  /** The message before it: where another day begins, that is said. */
  before: ChatMessage | undefined;
  actions: readonly ActionRecord[];
  undoable: ReadonlySet<string>;
  /** Still being written. */
  streaming: boolean;
  /** Complete, and the agent rests. */
  resting: boolean;
  last: boolean;
  labels: Labels;
  slots: Slots;
  tools: RowTools;
}

/** One message with what stands around it. */
export const MessageRow = /* @__PURE__ */ memo(function MessageRow(props: MessageRowProps) {
  const { message, before, actions, undoable, streaming, resting, last, labels, slots, tools } = props;
  const [isEdited, setEdited] = useState(false);
  const isUser = message.role === "user";
  const day = newDay(message, before);
  const MessageSlot = slots.message ?? Message;
  const finishEdit = () => {
    setEdited(false);
    tools.settle();
  };
  return (
    <>
      {day && (
        <li className="day" part="day">
          {dayText(day, labels.locale)}
        </li>
      )}
      <li className="message" part={`message ${message.role}`} data-role={message.role}>
        {isEdited ? (
          <Suspense>
            <EditMessage
              text={messageText(message)}
              labels={labels}
              save={(text) => {
                finishEdit();
                tools.edit?.(message.id, text);
              }}
              cancel={finishEdit}
            />
          </Suspense>
        ) : (
          <MessageSlot
            message={message}
            actions={actions}
            streaming={streaming}
            labels={labels}
            ActionCard={slots.actionCard ?? ActionCard}
            approve={tools.approve}
            decline={tools.decline}
            show={tools.show}
            undo={tools.undo}
            undoable={undoable}
          />
        )}
        {resting && !isEdited && (
          <MessageTools
            message={message}
            labels={labels}
            edit={isUser && tools.edit ? () => setEdited(true) : undefined}
            again={!isUser && last ? tools.again : undefined}
            rate={isUser ? undefined : tools.rate}
          />
        )}
      </li>
    </>
  );
});
