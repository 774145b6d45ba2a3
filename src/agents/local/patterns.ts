import { CHANGE } from "./changePatterns";
import { MOVE } from "./movePatterns";
import type { Pattern } from "./pattern";
import { PRESS } from "./pressPatterns";
import { TALK } from "./talkPatterns";

/** In order: the first that fits is what was meant. */
export const PATTERNS: readonly Pattern[] = [...TALK, ...MOVE, ...CHANGE, ...PRESS];
