import type { Act, Outcome } from "./act";
import { refuse } from "./refuse";

/** Goes to an address: http(s), and of the page's own origin unless another one is allowed. */
export function navigate(act: Act, url: string, allowedOrigins: readonly string[] = []): Outcome {
  const { location, baseURI } = act.document;
  const target = URL.canParse(url, baseURI) ? new URL(url, baseURI) : null;
  if (!target) return refuse("blocked_url", `"${url}" is no address.`);
  if (target.protocol !== "http:" && target.protocol !== "https:")
    return refuse("blocked_url", `Only http and https addresses can be gone to, not "${target.protocol}".`);
  if (target.origin !== location.origin && !allowedOrigins.includes(target.origin))
    return refuse("blocked_url", `${target.origin} is another site than this one (${location.origin}).`);
  location.assign(target);
}
