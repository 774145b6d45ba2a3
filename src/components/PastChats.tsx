import { useEffect, useRef } from "react";
import type { PastChat } from "./chatTypes";
import { fillText } from "./fillText";
import { DeleteIcon } from "./icons";
import { dayText, timeText } from "./intl";
import type { Labels } from "./labels";

interface PastChatsProps {
  chats: readonly PastChat[];
  labels: Labels;
  open(id: string): void;
  remove(id: string): void;
}

/** Conversations of before, in place of the current one. */
export function PastChats({ chats, labels, open, remove }: PastChatsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => focusChat(list.current, 0), []);
  return (
    <div className="log past" part="past">
      <h3 className="past-title">{labels.pastChats}</h3>
      <ul ref={list}>
        {chats.map(({ id, title, savedAt }, index) => (
          <li key={id} className="past-chat" part="past-chat">
            <button type="button" className="past-open" onClick={() => open(id)}>
              <span className="past-name" dir="auto">
                {title}
              </span>
              <time className="time" dateTime={new Date(savedAt).toISOString()}>
                {dayText(new Date(savedAt), labels.locale)}, {timeText(new Date(savedAt), labels.locale)}
              </time>
            </button>
            <button
              type="button"
              className="tool"
              aria-label={fillText(labels.deletePast, { title }, labels.locale)}
              title={fillText(labels.deletePast, { title }, labels.locale)}
              onClick={() => {
                focusChat(list.current, index + 1 < chats.length ? index + 1 : index - 1); // this one goes away with the focus on it
                remove(id);
              }}
            >
              <DeleteIcon />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const focusChat = (list: Element | null, index: number) =>
  list?.querySelectorAll<HTMLElement>(".past-open")[index]?.focus();
