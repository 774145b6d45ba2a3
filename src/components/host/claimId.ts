import { WIDGET_ID } from "../../protocol/widgetId";

/**
 * Names a host. The first on the page has the id that everyone looks for; a second one gets a number. A copy that the page made of us (a
 * router's snapshot of the body comes back without its shadow root) is removed.
 */
export function claimId(host: HTMLElement): void {
  for (const copy of document.querySelectorAll(`[id="${WIDGET_ID}"][data-leflux-ignore]`))
    if (copy !== host && !copy.shadowRoot && !copy.firstChild) copy.remove();
  for (let count = 1; ; count++) {
    const id = count === 1 ? WIDGET_ID : `${WIDGET_ID}-${count}`;
    const owner = document.getElementById(id);
    if (owner && owner !== host) continue;
    if (host.id !== id) host.id = id;
    return;
  }
}
