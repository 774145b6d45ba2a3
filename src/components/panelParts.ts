// What is loaded when a chat is first opened, written to by the app, or has something to go on with; until then the launcher is all there is.
export { ChatContent } from "./ChatContent";
export { ChatEngine } from "./ChatEngine";
