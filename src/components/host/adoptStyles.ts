const sheets = new Map<string, CSSStyleSheet>();

/**
 * Gives a shadow root its style sheet: constructed and adopted, since that passes a content security policy of `style-src 'self'`. A `<style>`
 * element stands in only where a root can't adopt sheets.
 */
export function adoptStyles(root: ShadowRoot, css: string): void {
  if (!("adoptedStyleSheets" in root) || typeof CSSStyleSheet !== "function") {
    const style = document.createElement("style");
    style.textContent = css;
    (root as ShadowRoot).prepend(style);
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
