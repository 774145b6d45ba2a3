import { ChatIcon } from "./icons";
import type { LauncherProps } from "./slots";

export function Launcher({ labels, unread, open, buttonRef }: LauncherProps) {
  return (
    <button
      ref={buttonRef}
      type="button"
      className="launcher"
      part="launcher"
      aria-label={labels.openChat}
      aria-description={unread ? labels.unread : undefined}
      aria-haspopup="dialog"
      onClick={open}
    >
      <ChatIcon />
      {unread > 0 && (
        <span className="badge" part="badge" aria-hidden="true">
          {unread}
        </span>
      )}
    </button>
  );
}
