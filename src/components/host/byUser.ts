/** Copies that the chat made of trusted events, so that they reach it past the page's own listeners. Nobody else can add to it. */
const copies = new WeakSet<Event>();

export const markByUser = (copy: Event): void => void copies.add(copy);

/**
 * Whether a person did this: a press that a script makes up, the agent's own among them, is no consent. In a slot ask this and not
 * `event.isTrusted`: where a page swallows what is pressed in the chat, the chat gets a copy of it.
 * @param event the browser's event: React's `nativeEvent`
 */
export const isByUser = (event: Event): boolean => event.isTrusted || copies.has(event);
