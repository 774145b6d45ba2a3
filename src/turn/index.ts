export { decide } from "./approval";
export { checkTool, toJsonSchema } from "./appTool";
export { createTurn, type Turn, type TurnOptions } from "./createTurn";
export { initialTurn } from "./initialTurn";
export { openStorage, type Persist, type TurnStorage } from "./storage";
export { englishTexts, type TurnTexts } from "./texts";
export { isBusy, turnReducer } from "./turnReducer";
export type * from "./types";
