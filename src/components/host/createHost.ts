import { adoptStyles } from "./adoptStyles";
import { tellWriting } from "./tellWriting";

/** A host with what React renders into: a `div`, since events are stopped at the root above it and React must still hear them. */
export interface Host {
  element: HTMLElement;
  root: ShadowRoot;
  mount: HTMLElement;
}

/** Gives an element an open shadow root with its styles; one that has a root already (StrictMode, hot reload) keeps it. */
export function attachRoot(element: HTMLElement, css: string): Host {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  adoptStyles(root, css);
  tellWriting(element, root);
  // `:scope >` finds nothing right under a shadow root.
  let mount = [...root.children].find((child) => child.hasAttribute("data-leflux-mount")) as HTMLElement | undefined;
  if (!mount) {
    mount = document.createElement("div");
    mount.setAttribute("data-leflux-mount", "");
    root.append(mount);
  }
  return { element, root, mount };
}

/**
 * What libraries with modal dialogs look for on elements that stay in use beside them: React Aria (as on its toasts) and react-focus-lock. These
 * two ask where the focus is, whatever events they hear.
 */
const LET_ALONE = { "data-react-aria-top-layer": "true", "data-no-focus-lock": "true" };

/** A host that is not in the page yet. The chat's gets its id when it is put there. */
export function createHost(css: string, id = ""): Host {
  const element = document.createElement("div");
  if (id) element.id = id;
  element.setAttribute("data-leflux-ignore", "");
  const host = attachRoot(element, css);
  for (const [name, value] of Object.entries(LET_ALONE)) {
    element.setAttribute(name, value);
    host.mount.setAttribute(name, value); // for those who look for the focus inside of shadow roots
  }
  return host;
}
