import { type FormEvent, type KeyboardEvent, type MouseEvent, useLayoutEffect, useState } from "react";
import { SendIcon, StopIcon } from "./icons";
import { isComposing } from "./isComposing";
import type { ComposerProps } from "./slots";

export function Composer(props: ComposerProps) {
  const { busy, waiting, placeholder, labels, draft, fieldRef, send, stop, showWaiting } = props;
  const [text, setText] = useState(draft.get);
  const [isHeld, setHeld] = useState(false);
  if (isHeld && !busy) setHeld(false);
  const change = (next: string) => {
    draft.set(next);
    setText(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows as the text does
  useLayoutEffect(() => grow(fieldRef.current), [text, fieldRef]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    fieldRef.current?.focus();
    if (!text.trim()) return;
    if (busy) {
      setHeld(true); // kept until it can be sent, and said so
      if (waiting) showWaiting();
      return;
    }
    send(text.trim());
    change("");
  };
  const halt = (event: MouseEvent) => {
    event.preventDefault(); // by the time the press takes effect this may be the Send button
    stop();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    submit(event);
  };

  return (
    <form className="composer" part="composer" onSubmit={submit}>
      <p className="hint" part="hint" role="status">
        {isHeld && (waiting ? labels.hintApproval : labels.hintBusy)}
      </p>
      <textarea
        ref={fieldRef}
        className="field"
        part="field"
        rows={1}
        dir={text ? "auto" : undefined} // empty, the hint reads as the page does
        aria-label={labels.message}
        placeholder={placeholder}
        enterKeyHint="send"
        // What is said here is nobody's address or password.
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {/* One button for both, so that the focus stays on it. */}
      <button
        type={busy ? "button" : "submit"}
        className="send"
        part={busy ? "stop" : "send"}
        aria-label={busy ? labels.stop : labels.send}
        title={busy ? labels.stop : labels.send}
        aria-disabled={(!busy && !text.trim()) || undefined}
        onClick={busy ? halt : undefined}
      >
        {busy ? <StopIcon /> : <SendIcon />}
      </button>
    </form>
  );
}

/** Grows with its text where the style sheet alone (`field-sizing`) can't do it. */
function grow(field: HTMLTextAreaElement | null): void {
  if (!field || globalThis.CSS?.supports("field-sizing", "content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight}px`;
}
