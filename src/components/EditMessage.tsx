import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { isComposing } from "./isComposing";
import type { Labels } from "./labels";

interface EditMessageProps {
  text: string;
  labels: Labels;
  save(text: string): void;
  cancel(): void;
}

/** A message of the user's, being said otherwise. */
export function EditMessage({ text: before, labels, save, cancel }: EditMessageProps) {
  const [text, setText] = useState(before);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(before.length, before.length);
  }, [before]);
  const submit = () => {
    if (text.trim()) save(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Escape") {
      event.stopPropagation(); // the panel stays open
      event.preventDefault();
      cancel();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      submit();
    }
  };
  return (
    <form
      className="edit"
      part="edit-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        ref={field}
        className="field"
        aria-label={labels.editing}
        dir="auto"
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="edit-buttons">
        <button type="button" className="button" onClick={cancel}>
          {labels.cancel}
        </button>
        <button type="submit" className="button primary" aria-disabled={!text.trim() || undefined}>
          {labels.resend}
        </button>
      </div>
    </form>
  );
}
