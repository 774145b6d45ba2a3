export interface SafeLink {
  href: string;
  /** Of another site than the page's. */
  elsewhere: boolean;
}

/** A link that may be followed: http(s) or mail, also relative to the page, without a password in it; anything else is `undefined`. */
export function safeLink(href: string): SafeLink | undefined {
  const here = globalThis.location?.protocol.startsWith("http") ? location.href : "http://localhost/";
  if (!href) return undefined;
  try {
    const url = new URL(href, here);
    if (url.protocol === "mailto:") return { href, elsewhere: false };
    if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
    return { href, elsewhere: url.origin !== new URL(here).origin };
  } catch {
    return undefined;
  }
}
