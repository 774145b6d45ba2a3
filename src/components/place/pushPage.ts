import { watchSize } from "../watchSize";

/**
 * Narrows the page beside an open sidebar, by a style sheet that the document adopts: no element of the page is touched. Pages with bars of
 * their own fixed to that side find the width as `--leflux-pushed`. Returns the release.
 */
export function pushPage(panel: HTMLElement): () => void {
  const sheet = new CSSStyleSheet();
  const measure = () => {
    const { left, width } = panel.getBoundingClientRect();
    const side = left + width / 2 > document.documentElement.clientWidth / 2 ? "right" : "left";
    sheet.replaceSync(
      `@media (min-width: 481px) { html { margin-${side}: ${width}px !important; --leflux-pushed: ${width}px } }`,
    );
  };
  const stop = watchSize([panel], measure);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    stop();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
