import { useMemo } from "react";
import type { Indexer } from "../hooks/useLefluxChat";

interface IndexPanelProps {
  state: ReturnType<Indexer["getSnapshot"]>;
  /** Called with the entry that the pointer or the focus is on, or null. */
  onPoint(id: number | null): void;
  /** Called with the entry that is to be brought into view. */
  onShow(id: number): void;
}

/** The index as a list, in page order. */
export function IndexPanel({ state, onPoint, onShow }: IndexPanelProps) {
  const { generation, status, reason, index } = state;
  const entries = useMemo(() => [...(index?.entries ?? [])].sort((a, b) => a.id - b.id), [index]);
  return (
    <details className="panel" open>
      <summary>
        <strong>Index</strong> <span>generation {generation}</span> <span className="tag">{status}</span>
        {reason && <span className="tag">{reason}</span>}
        <span>
          {entries.length} of {index?.total ?? 0}
        </span>
      </summary>
      <ol className="entries" aria-label="Entries">
        {entries.map(({ id, type, text, parent, value, disabled, inModal }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onShow(id)}
              onPointerEnter={() => onPoint(id)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => onPoint(id)}
              onBlur={() => onPoint(null)}
            >
              <span className="number">{id}</span>
              <span className="text">
                {text || "(no text)"}
                {value && <em> = {value}</em>}
              </span>
              <span className="more">
                {[type, parent, disabled && "disabled", inModal && "modal"].filter(Boolean).join(" · ")}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
