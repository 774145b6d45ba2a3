import { type ComponentProps, type MouseEvent, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};
addEventListener("popstate", notify);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The current path; re-renders on every route change. */
export const usePath = () => useSyncExternalStore(subscribe, () => location.pathname);

function navigate(to: string) {
  history.pushState(null, "", to);
  scrollTo(0, 0);
  notify();
}

/** A link that stays inside the app on a plain press and is an ordinary link otherwise. */
export function Link({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(href);
  };
  return <a href={href} onClick={follow} aria-current={usePath() === href ? "page" : undefined} {...rest} />;
}
