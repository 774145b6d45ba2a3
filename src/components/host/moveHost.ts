/**
 * Moves the host to the end of `home`, keeping focus and state where the browser can (`moveBefore`).
 * @param raised whether it goes into the top layer too: there no `transform` or `overflow` of what it is in moves or cuts it
 */
export function moveHost(host: HTMLElement, home: Element, raised: boolean): void {
  const parent = home as Element & { moveBefore?: (node: Node, before: Node | null) => void };
  lower(host);
  if (host.parentNode !== home || !host.isConnected) {
    if (parent.moveBefore && host.isConnected && host.ownerDocument === home.ownerDocument)
      parent.moveBefore(host, null);
    else parent.append(host);
  }
  if (raised) {
    host.setAttribute("popover", "manual");
    host.showPopover();
  }
}

function lower(host: HTMLElement): void {
  if (!host.hasAttribute("popover")) return;
  if (host.matches(":popover-open")) host.hidePopover();
  host.removeAttribute("popover");
}
