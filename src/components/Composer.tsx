import { type FormEvent, type KeyboardEvent, type MouseEvent, useLayoutEffect, useState } from "react";
import { SendIcon, StopIcon } from "./icons";
import type { ComposerProps } from "./slots";

export function Composer({ busy, placeholder, labels, draft, fieldRef, send, stop }: ComposerProps) {
  const [text, setText] = useState(draft.get);
  const change = (next: string) => {
    draft.set(next);
    setText(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows as the text does
  useLayoutEffect(() => grow(fieldRef.current), [text, fieldRef]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    fieldRef.current?.focus();
    if (busy || !text.trim()) return; // kept until it can be sent
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
      <textarea
        ref={fieldRef}
        className="field"
        part="field"
        rows={1}
        dir={text ? "auto" : undefined} // empty, the hint reads as the page does
        aria-label={labels.message}
        placeholder={placeholder}
        enterKeyHint="send"
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

/** Enter that ends an input method's composition: Safari says so by the key code 229 only. */
const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Grows with its text where the style sheet alone (`field-sizing`) can't do it. */
function grow(field: HTMLTextAreaElement | null): void {
  if (!field || CSS.supports("field-sizing", "content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight}px`;
}
