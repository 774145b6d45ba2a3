import { CloseIcon, MarkIcon, NewChatIcon } from "./icons";
import type { HeaderProps } from "./slots";

export function Header({ title, titleId, labels, newChat, close }: HeaderProps) {
  return (
    <header className="header" part="header">
      <span className="mark" part="mark" aria-hidden="true">
        <MarkIcon />
      </span>
      <h2 className="title" part="title" id={titleId}>
        {title}
      </h2>
      <button
        type="button"
        className="icon-button"
        part="button"
        aria-label={labels.newChat}
        title={labels.newChat}
        onClick={newChat}
      >
        <NewChatIcon />
      </button>
      {close && (
        <button
          type="button"
          className="icon-button"
          part="button"
          aria-label={labels.closeChat}
          title={labels.closeChat}
          onClick={close}
        >
          <CloseIcon />
        </button>
      )}
    </header>
  );
}
