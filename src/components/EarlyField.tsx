import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from "react";
import type { Draft } from "./draft";
import { focusField } from "./focusField";
import { isComposing } from "./isComposing";

interface EarlyFieldProps {
  label: string;
  draft: Draft;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  send(text: string): void;
  close(): void;
  /** The user has gone elsewhere meanwhile. */
  left(): void;
  /** Whether a word is being composed: nothing may take the field away meanwhile. */
  composing(isComposing: boolean): void;
}

/**
 * Takes what is typed between the press that opens the chat and the moment when the panel is there. Nobody sees it, screen readers read it as
 * the message field that it stands in for.
 */
export function EarlyField({ label, draft, fieldRef, send, close, left, composing }: EarlyFieldProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is called with never changes
  useLayoutEffect(() => {
    const field = fieldRef.current;
    focusField(field, null);
    return () => {
      composing(false); // of a field that is gone nobody hears the end of it
      if (field) draft.place = [field.selectionStart, field.selectionEnd];
    };
  }, [fieldRef]);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return;
    if (event.key === "Escape") close();
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    const text = draft.get().trim();
    if (text) send(text);
    draft.set("");
    event.currentTarget.value = "";
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLTextAreaElement>) => {
    const root = currentTarget.getRootNode() as ShadowRoot;
    if (relatedTarget) {
      if ((relatedTarget as Node).getRootNode() !== root) left();
      return;
    }
    // A frame that takes the focus is not told of, and has it a moment later.
    setTimeout(() => root.ownerDocument.activeElement?.localName === "iframe" && left());
  };
  return (
    <textarea
      ref={fieldRef}
      className="sr-only"
      aria-label={label}
      autoComplete="off"
      defaultValue={draft.get()}
      onChange={(event) => draft.set(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onCompositionStart={() => composing(true)}
      onCompositionEnd={() => composing(false)}
    />
  );
}
