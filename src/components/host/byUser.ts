/** Copies that the chat made of trusted events, so that they reach it past the page's own listeners. Nobody else can add to it. */
const copies = new WeakSet<Event>();

export const markByUser = (copy: Event): void => void copies.add(copy);

/** Whether a person did this: a press that a script makes up, the agent's own among them, is no consent. */
export const isByUser = (event: Event): boolean => event.isTrusted || copies.has(event);
