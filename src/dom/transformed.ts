/** Text as a style paints it: `text-transform` is part of what is read, by people and by screen readers. */
export function transformed(text: string, style: CSSStyleDeclaration): string {
  switch (style.textTransform) {
    case "none":
      return text;
    case "uppercase":
      return text.toUpperCase();
    case "lowercase":
      return text.toLowerCase();
    case "capitalize":
      return text.replace(
        /(^|[^\p{L}\p{N}\p{M}'’])(\p{Ll})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      );
    default:
      return text;
  }
}
