import { BackIcon, CloseIcon, MarkIcon, NewChatIcon, PastIcon } from "./icons";
import type { HeaderProps } from "./slots";

export function Header({ title, titleId, labels, newChat, togglePast, isPastShown, close }: HeaderProps) {
  const pastLabel = isPastShown ? labels.backToChat : labels.pastChats;
  return (
    <header className="header" part="header">
      <span className="mark" part="mark" aria-hidden="true">
        <MarkIcon />
      </span>
      <h2 className="title" part="title" id={titleId}>
        {title}
      </h2>
      {togglePast && (
        <button
          type="button"
          className="icon-button"
          part="button past-button"
          aria-label={pastLabel}
          title={pastLabel}
          onClick={togglePast}
        >
          {isPastShown ? <BackIcon /> : <PastIcon />}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        part="button new-chat"
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
          part="button close"
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
