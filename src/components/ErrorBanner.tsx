import type { TurnError } from "./chatTypes";
import { describeFailure } from "./describeFailure";
import { WarningIcon } from "./icons";
import type { Labels } from "./labels";

export function ErrorBanner({ error, labels, retry }: { error: TurnError; labels: Labels; retry(): void }) {
  const { why, words } = describeFailure(error, labels);
  return (
    <div className="error" part="error" role="alert">
      <WarningIcon />
      <p>
        <strong>{labels.failed}</strong> {why && <span>{why} </span>}
        {words && <span dir="auto">{words}</span>}
      </p>
      {error.retryable && (
        <button type="button" className="button" part="retry" onClick={retry}>
          {labels.retry}
        </button>
      )}
    </div>
  );
}
