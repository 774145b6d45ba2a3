import type { LauncherLabels } from "./launcherLabels";

/** Says that the chat's code could not be loaded, where the chat would be. */
export function LoadFailed({ labels, retry }: { labels: LauncherLabels; retry(): void }) {
  return (
    <div className="load-failed" part="load-failed" role="alert">
      <p>{labels.loadFailed}</p>
      <button type="button" className="load-again" part="button load-again" onClick={retry}>
        {labels.retry}
      </button>
    </div>
  );
}
