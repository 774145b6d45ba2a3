import { createElement, type FunctionComponent, type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import type { MountList } from "./list";

export interface ListProps<T> {
  options: readonly string[];
  value: T;
  onChange(value: T): void;
}

/** Mounts a controlled list: the app's state is what counts. */
export function mountReact<T extends string | readonly string[] | null>(
  List: (props: ListProps<T>) => ReactNode,
  empty: T,
): MountList {
  return (root, options) => {
    let now = empty;
    const App: FunctionComponent = () => {
      const [value, onChange] = useState(empty);
      now = value;
      return createElement(List as FunctionComponent<ListProps<T>>, { options, value, onChange });
    };
    const mounted = createRoot(root);
    mounted.render(createElement(App));
    return { chosen: () => now, stop: () => mounted.unmount() };
  };
}
