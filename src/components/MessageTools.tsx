import { memo, useState } from "react";
import type { ChatMessage } from "../protocol";
import { CopyButton } from "./CopyButton";
import { AgainIcon, BadIcon, EditIcon, GoodIcon } from "./icons";
import { timeText } from "./intl";
import type { Labels } from "./labels";
import { messageText } from "./messageText";
import { messageTime } from "./messageTime";
import type { Feedback } from "./viewTypes";

interface MessageToolsProps {
  message: ChatMessage;
  labels: Labels;
  /** Absent where it can't be edited now. */
  edit?: () => void;
  /** Absent where it can't be answered again. */
  again?: () => void;
  rate?: (feedback: Feedback) => void;
}

/** What can be done with a message that is complete. */
export const MessageTools = /* @__PURE__ */ memo(function MessageTools(props: MessageToolsProps) {
  const { message, labels, edit, again, rate } = props;
  const time = messageTime(message);
  const hasText = messageText(message) !== "";
  return (
    <div className="tools" part="tools">
      {time && (
        <time className="time" part="time" dateTime={time.toISOString()}>
          {timeText(time, labels.locale)}
        </time>
      )}
      {hasText && (
        <CopyButton
          text={() => messageText(message)}
          label={labels.copyMessage}
          copied={labels.copied}
          className="tool"
        />
      )}
      {edit && (
        <button
          type="button"
          className="tool"
          part="edit"
          aria-label={labels.editMessage}
          title={labels.editMessage}
          onClick={edit}
        >
          <EditIcon />
        </button>
      )}
      {again && (
        <button
          type="button"
          className="tool"
          part="again"
          aria-label={labels.answerAgain}
          title={labels.answerAgain}
          onClick={again}
        >
          <AgainIcon />
        </button>
      )}
      {rate && hasText && <Rating message={message} labels={labels} rate={rate} />}
    </div>
  );
});

function Rating({ message, labels, rate }: Required<Pick<MessageToolsProps, "message" | "labels" | "rate">>) {
  const [rating, setRating] = useState<Feedback["rating"]>(null);
  const press = (pressed: "good" | "bad") => {
    const next = rating === pressed ? null : pressed;
    setRating(next);
    rate({ message, rating: next });
  };
  const button = (value: "good" | "bad", label: string) => (
    <button
      type="button"
      className="tool"
      part={value}
      aria-label={label}
      title={label}
      aria-pressed={rating === value}
      onClick={() => press(value)}
    >
      {value === "good" ? <GoodIcon /> : <BadIcon />}
    </button>
  );
  return (
    <>
      {button("good", labels.goodAnswer)}
      {button("bad", labels.badAnswer)}
    </>
  );
}
