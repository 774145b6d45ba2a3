import type { EmptyStateProps } from "./slots";

export function EmptyState({ greeting, suggestions, labels, send }: EmptyStateProps) {
  return (
    <div className="empty" part="empty">
      <div className="greeting" part="greeting">
        {greeting}
      </div>
      {suggestions.length > 0 && (
        <ul className="suggestions" part="suggestions" aria-label={labels.suggestions}>
          {suggestions.map((suggestion) => {
            const { label, message } =
              typeof suggestion === "string" ? { label: suggestion, message: suggestion } : suggestion;
            return (
              <li key={label}>
                <button type="button" className="suggestion" part="suggestion" dir="auto" onClick={() => send(message)}>
                  {label}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
