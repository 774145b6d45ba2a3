import { chat } from "./chat.mjs";
import { felt } from "./felt.mjs";
import { memory } from "./memory.mjs";
import { prompt } from "./prompt.mjs";
import { rescan } from "./rescan.mjs";
import { scan } from "./scan.mjs";
import { weight } from "./weight.mjs";

/** Parts of the bench by the names that `--only` takes, in the order in which they run. */
export const PARTS = { scan, rescan, felt, weight, prompt, memory, chat };
