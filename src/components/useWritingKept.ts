import { type RefObject, useEffect, useRef } from "react";
import { type ChatController, isBusy } from "./chatTypes";
import { focusField } from "./focusField";
import { isByUser } from "./host/byUser";
import { useEvent } from "./useEvent";

const EDITING = new Set(["Backspace", "Delete", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

/**
 * The agent's presses move the focus out of the chat. Who was writing there goes on writing there: the next key that is really pressed leads
 * back into the message field, and so does a question for approval. A press or Tab on the page says that the user has gone there by will.
 * Until then the page's own field keeps the focus that the agent gave it, since leaving a field may undo what was typed in it.
 */
export function useWritingKept(
  status: ChatController["status"],
  panelRef: RefObject<HTMLElement | null>,
  fieldRef: RefObject<HTMLElement | null>,
): void {
  const isTaken = useRef(false);
  const isActing = useEvent(() => isBusy(status));
  useEffect(() => {
    if (status === "waiting" && isTaken.current) focusField(fieldRef.current, panelRef.current);
  }, [status, fieldRef, panelRef]);

  useEffect(() => {
    const panel = panelRef.current;
    const view = panel?.ownerDocument.defaultView;
    if (!panel || !view) return;
    const isInside = (event: Event) => event.composedPath().includes(panel);
    let isByWill = false;
    /** The focus moves within the same task as the press or Tab that moves it. */
    const go = () => {
      isTaken.current = false;
      isByWill = true;
      setTimeout(() => {
        isByWill = false;
      });
    };
    const back = () => {
      isTaken.current = false;
    };
    const leave = () => {
      if (isActing() && !isByWill) isTaken.current = true;
    };
    const press = (event: Event) => {
      if (event.isTrusted && !isInside(event)) go();
    };
    const key = (event: KeyboardEvent) => {
      if (!event.isTrusted) return;
      if (event.key === "Tab") return go();
      if (!isTaken.current || isInside(event)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // What writes goes to whatever has the focus once the event is over; what would press the agent's last button again goes nowhere.
      const presses = event.key === "Enter" || event.key === "Escape";
      if (!presses && event.key.length > 1 && !EDITING.has(event.key)) return;
      fieldRef.current?.focus({ preventScroll: true });
      if (!presses) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const tab = (event: KeyboardEvent) => {
      if (event.key === "Tab" && isByUser(event)) go(); // the window hears nothing of the chat's keys
    };
    panel.addEventListener("keydown", tab);
    panel.addEventListener("focusin", back);
    panel.addEventListener("focusout", leave);
    view.addEventListener("pointerdown", press, true);
    view.addEventListener("keydown", key, true);
    return () => {
      panel.removeEventListener("keydown", tab);
      panel.removeEventListener("focusin", back);
      panel.removeEventListener("focusout", leave);
      view.removeEventListener("pointerdown", press, true);
      view.removeEventListener("keydown", key, true);
    };
  }, [panelRef, fieldRef, isActing]);
}
