/** Id of the chat's host element; further chats on a page, and the inspector, have it with something behind. */
export const WIDGET_ID = "ai-chat-widget-container";
