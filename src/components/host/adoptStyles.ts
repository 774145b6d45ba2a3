const sheets = new Map<string, CSSStyleSheet>();

/**
 * Gives a shadow root a style sheet: constructed and adopted, since that passes a content security policy of `style-src 'self'`. A `<style>`
 * element stands in only where a root can't adopt sheets.
 */
export function adoptStyles(root: ShadowRoot, css: string): void {
  if (!("adoptedStyleSheets" in root) || typeof CSSStyleSheet !== "function") {
    const style = document.createElement("style");
    style.textContent = css;
    // Before what is shown, after the sheets that are there: later ones win.
    const { childNodes } = root as ShadowRoot;
    (root as ShadowRoot).insertBefore(style, [...childNodes].find((node) => node.nodeName !== "STYLE") ?? null);
    return;
  }
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
