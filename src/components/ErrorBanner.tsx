import type { TurnError } from "./chatTypes";
import { WarningIcon } from "./icons";
import type { Labels } from "./labels";

export function ErrorBanner({ error, labels, retry }: { error: TurnError; labels: Labels; retry(): void }) {
  return (
    <div className="error" part="error" role="alert">
      <WarningIcon />
      <p>
        <strong>{labels.failed}</strong> <span dir="auto">{error.message}</span>
      </p>
      {error.retryable && (
        <button type="button" className="button" part="retry" onClick={retry}>
          {labels.retry}
        </button>
      )}
    </div>
  );
}
