import type { ActionCommand } from "../protocol";
import type { ActionRecord } from "./chatTypes";
import { fillPieces, type TextPiece } from "./fillText";
import type { Labels } from "./labels";

/** Characters of a typed text or an address that a line shows. */
const SHOWN = 80;

type Tense = "Todo" | "Doing" | "Done";

/** What is done to what, in one line: `Clicked Add to Cart`. The piece with key `target` is the element's own text. */
export function describeAction({ action, target, state }: ActionRecord, labels: Labels): TextPiece[] {
  const tense: Tense = state === "done" ? "Done" : state === "doing" ? "Doing" : "Todo";
  const values: Record<string, string> = { target: target?.text || labels.anElement };
  const line = (template: keyof Labels, more?: Record<string, string>) =>
    fillPieces(labels[template], { ...values, ...more }, labels.locale);

  switch (action.type) {
    case "click":
      return line(`click${tense}`);
    case "fill":
      return target?.sensitive || target?.type === "password"
        ? line(tense === "Doing" ? "fillDoing" : `fillSecret${tense}`)
        : line(`fill${tense}`, { text: cut(action.text) });
    case "select_option":
      return line(`select${tense}`, { option: cut([action.option].flat().join(", ")) });
    case "check":
      return line(action.checked ? `check${tense}` : `uncheck${tense}`);
    case "press":
      return line(`press${tense}`, { key: action.key });
    case "hover":
      return line(`hover${tense}`);
    case "scroll":
      return line(`scroll${tense}`, { direction: labels[action.direction ?? "down"] });
    case "navigate":
      return line(`navigate${tense}`, { url: cut(action.url) });
    case "go_back":
      return line(`back${tense}`);
    case "drag":
      return line(`drag${tense}`);
    case "upload":
      return line(`upload${tense}`, { files: cut(fileNames(action)) });
    case "wait_for":
      return action.text ? line(`waitFor${tense}`, { text: cut(action.text) }) : line(`wait${tense}`);
    default:
      return [{ text: (action satisfies never as ActionCommand).type }];
  }
}

const fileNames = (action: Extract<ActionCommand, { type: "upload" }>) =>
  action.files.map((file) => file.name).join(", ");

const cut = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);
