/**
 * Runs something while the page is there: until it is put away (left, or frozen in the back/forward cache), and again when it comes back
 * from there. Returns the end.
 */
export function watchPageLife(start: () => () => void): () => void {
  let end = start();
  const onHide = () => end();
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) end = start();
  };
  addEventListener("pagehide", onHide);
  addEventListener("pageshow", onShow);
  return () => {
    removeEventListener("pagehide", onHide);
    removeEventListener("pageshow", onShow);
    end();
  };
}
