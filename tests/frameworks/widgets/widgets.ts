import { createElement, type FunctionComponent, type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";

/** What the app knows of its widgets: a menu "More", a dialog "Settings" that "Open settings" opens, tabs, a switch "Alerts", a slider "Volume". */
export interface WidgetState {
  picked: string;
  open: boolean;
  tab: string;
  alerts: boolean;
  volume: number;
}

export interface WidgetProps {
  state: WidgetState;
  set(change: Partial<WidgetState>): void;
}

export interface MountedWidgets {
  state(): WidgetState;
  stop(): void;
}

export type MountWidgets = (root: HTMLElement) => MountedWidgets;

/** Mounts controlled widgets of a React library. */
export function mountWidgets(Widgets: (props: WidgetProps) => ReactNode): MountWidgets {
  return (root) => {
    const empty: WidgetState = { picked: "", open: false, tab: "Profile", alerts: false, volume: 20 };
    let now = empty;
    const App: FunctionComponent = () => {
      const [state, setState] = useState(empty);
      now = state;
      const set = (change: Partial<WidgetState>) => setState((old) => ({ ...old, ...change }));
      return createElement(Widgets as FunctionComponent<WidgetProps>, { state, set });
    };
    const mounted = createRoot(root);
    mounted.render(createElement(App));
    return { state: () => now, stop: () => mounted.unmount() };
  };
}
