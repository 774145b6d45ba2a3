import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";

/** A modal dialog over a scrim: focus goes in when it opens and back when it closes. */
export function Modal(props: { title: string; onClose: () => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") props.onClose();
  };
  return (
    <div className="scrim">
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        className="card modal"
        onKeyDown={closeOnEscape}
      >
        <h2 id={id}>{props.title}</h2>
        {props.children}
      </div>
    </div>
  );
}
