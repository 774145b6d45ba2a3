import { type RefObject, useLayoutEffect } from "react";
import { focusField } from "./focusField";

interface PanelRefs {
  panelRef: RefObject<HTMLElement | null>;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  launcherRef: RefObject<HTMLButtonElement | null>;
  /** Whether it was open when last looked at: outlives the panel, which is rendered from the first opening on. */
  wasOpenRef: RefObject<boolean>;
}

/**
 * Makes a closed panel inert, moves the focus into the message field when it opens, and back to the launcher when it closes with the focus in
 * it. A panel that is open from the start takes no focus: the page is being read.
 */
export function usePanelFocus(isOpen: boolean, { panelRef, fieldRef, launcherRef, wasOpenRef }: PanelRefs): void {
  useLayoutEffect(() => {
    const element = panelRef.current;
    const active = (element?.getRootNode() as ShadowRoot | undefined)?.activeElement;
    const hadFocus = Boolean(active && element?.contains(active));
    if (element) element.inert = !isOpen; // set here: React 18 and 19 write the attribute in two ways
    if (wasOpenRef.current === isOpen) return;
    wasOpenRef.current = isOpen;
    if (!isOpen) {
      if (hadFocus) launcherRef.current?.focus({ preventScroll: true });
      return;
    }
    focusField(fieldRef.current, element);
  }, [isOpen, panelRef, fieldRef, launcherRef, wasOpenRef]);
}
