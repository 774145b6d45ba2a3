import { ChatIcon } from "./ChatIcon";
import { fillText } from "./fillText";
import { numberFormat } from "./intl";
import type { LauncherProps } from "./slots";
import { loadPanel } from "./usePanelParts";

export function Launcher({ labels, unread, loading, open, buttonRef }: LauncherProps) {
  return (
    <button
      ref={buttonRef}
      type="button"
      className="launcher"
      part="launcher"
      aria-label={labels.openChat}
      aria-description={unread ? fillText(labels.unread, { count: unread }, labels.locale) : undefined}
      aria-haspopup="dialog"
      data-loading={loading || undefined}
      onPointerEnter={loadPanel}
      onFocus={loadPanel}
      onClick={open}
    >
      <ChatIcon />
      {unread > 0 && (
        // No text of the button: what is seen of that belongs in its name.
        <span
          className="badge"
          part="badge"
          aria-hidden="true"
          data-count={numberFormat(labels.locale).format(unread)}
        />
      )}
    </button>
  );
}
