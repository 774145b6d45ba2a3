/** Whether a media query holds. Where the browser can't tell (jsdom, in an app's own tests), it doesn't. */
export const mediaMatches = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;
