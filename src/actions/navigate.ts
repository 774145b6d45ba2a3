import type { Act } from "./act";
import { type Refused, refuse } from "./refuse";

/** Why an address can't be gone to: only http(s) can, and of other origins only the allowed ones. */
export function blockedUrl(
  document: Document,
  url: string,
  allowedOrigins: readonly string[] = [],
): Refused | undefined {
  const { location, baseURI } = document;
  const target = URL.canParse(url, baseURI) ? new URL(url, baseURI) : null;
  if (!target) return refuse("blocked_url", `"${url}" is no address.`);
  if (target.protocol !== "http:" && target.protocol !== "https:")
    return refuse("blocked_url", `Only http and https addresses can be gone to, not "${target.protocol}".`);
  if (target.origin !== location.origin && !allowedOrigins.includes(target.origin))
    return refuse("blocked_url", `${target.origin} is another site than this one (${location.origin}).`);
  return undefined;
}

/** Goes to an address that was found not to be blocked. */
export function navigate({ document }: Act, url: string): void {
  document.location.assign(new URL(url, document.baseURI));
}
