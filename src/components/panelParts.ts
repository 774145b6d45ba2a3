// What is loaded when a chat is first opened or first has something to say; until then the launcher is all there is.
export { Highlight } from "./Highlight";
export { LiveRegion } from "./LiveRegion";
export { Panel } from "./Panel";
