import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { WIDGET_ID } from "../../protocol/widgetId";
import { launcherStyles } from "../styles/launcherStyles";
import { attachRoot, createHost, type Host } from "./createHost";
import { isolateEvents } from "./isolateEvents";
import { keepHost } from "./keepHost";

interface ShadowHostProps {
  /** Where it is rendered, instead of at the end of the body. */
  inline: boolean;
  children: (root: ShadowRoot) => ReactNode;
}

const never = () => () => {};

/** Renders its children into an open shadow root of `#ai-chat-widget-container`. On a server, and while hydrating, nothing. */
export function ShadowHost({ inline, children }: ShadowHostProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (inline) return <InlineHost>{children}</InlineHost>;
  return inBrowser ? <FloatingHost>{children}</FloatingHost> : null;
}

function FloatingHost({ children }: Pick<ShadowHostProps, "children">) {
  const [host] = useState(() => createHost(launcherStyles));
  const { root, mount } = host;
  useLayoutEffect(() => {
    const remove = keepHost(host);
    const stop = isolateEvents(host.root);
    return () => {
      stop();
      remove();
    };
  }, [host]);
  return createPortal(children(root), mount);
}

function InlineHost({ children }: Pick<ShadowHostProps, "children">) {
  const [host, setHost] = useState<Host | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element) setHost(attachRoot(element, launcherStyles));
  }, []);
  const root = host?.root;
  useEffect(() => root && isolateEvents(root), [root]); // no layout effect: this one is rendered on servers too
  return (
    <div id={WIDGET_ID} ref={ref} data-leflux-ignore="" data-layout="inline">
      {host && createPortal(children(host.root), host.mount)}
    </div>
  );
}
