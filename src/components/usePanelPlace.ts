import { type RefObject, useEffect } from "react";
import { pushPage } from "./place/pushPage";
import { watchPlace } from "./place/watchPlace";
import { watchViewport } from "./place/watchViewport";
import type { Layout } from "./viewTypes";

export interface PanelPlace {
  layout: Layout;
  isOpen: boolean;
  movable: boolean;
  pushes: boolean;
  /** Where the place is remembered; nowhere without it. */
  placeKey: string | undefined;
}

/** Where the panel is: moved and resized by the user, above a phone's keyboard, beside the page that it pushes. */
export function usePanelPlace(panelRef: RefObject<HTMLElement | null>, options: PanelPlace): void {
  const { layout, isOpen, movable, pushes, placeKey } = options;
  const floats = layout !== "inline";
  useEffect(() => {
    const panel = panelRef.current;
    const root = panel?.closest<HTMLElement>(".root");
    return root && floats && isOpen ? watchViewport(root) : undefined;
  }, [panelRef, floats, isOpen]);
  useEffect(() => {
    const panel = panelRef.current;
    const root = panel?.closest<HTMLElement>(".root");
    if (!panel || !root || !movable || layout === "inline") return;
    return watchPlace({ root, panel, layout, key: placeKey && `${placeKey}:${layout}` });
  }, [panelRef, layout, movable, placeKey]);
  useEffect(() => {
    const panel = panelRef.current;
    return panel && isOpen && pushes && layout === "sidebar" ? pushPage(panel) : undefined;
  }, [panelRef, isOpen, pushes, layout]);
}
