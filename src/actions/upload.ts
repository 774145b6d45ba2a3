import { localName, query } from "../dom/native";
import type { Outcome, TargetAct } from "./act";
import { aim } from "./aim";
import { dropAlong } from "./pointer/dragAndDrop";
import { pressPointer } from "./pointer/pressPointer";
import { viewOf } from "./pointer/spot";
import { isRefused, refuse } from "./refuse";
import { pause } from "./time";

/** Gives files to a file input, to the input that the target opens, or by dropping them on the target. */
export async function upload(act: TargetAct, files: File[]): Promise<Outcome> {
  const { element, entry } = act;
  if (!files.length) return refuse("wrong_type", "There is no file to upload.");
  const input = isFileInput(element) ? element : onlyFileInput(element);
  if (input) return choose(input, files);
  const spot = await aim(act, element);
  if (isRefused(spot)) return spot;
  const data = transfer(element, files);
  if (await dropAlong(act, [spot.point, spot.point], data)) return;
  const opened = await catchFileDialog(act, () => pressPointer(act.document, spot));
  return opened ? choose(opened, files) : refuse("wrong_type", `"${entry.text}" takes no files.`);
}

const isFileInput = (element: Element): element is HTMLInputElement =>
  localName(element) === "input" && (element as HTMLInputElement).type === "file";

function onlyFileInput(element: Element): HTMLInputElement | undefined {
  const inside = [...query(element, "input")].filter(isFileInput);
  return inside.length === 1 ? inside[0] : undefined;
}

function transfer(element: Element, files: File[]): DataTransfer {
  const data = new (viewOf(element).DataTransfer)();
  for (const file of files) data.items.add(file);
  return data;
}

function choose(input: HTMLInputElement, files: File[]): Outcome {
  if (files.length > 1 && !input.multiple && !input.webkitdirectory)
    return refuse("wrong_type", "It takes one file at a time.");
  input.files = transfer(input, files).files;
  const { Event } = viewOf(input);
  input.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The file input that a press opens; its dialog, which only a person could use, stays shut. */
async function catchFileDialog(act: TargetAct, pressIt: () => Promise<void>): Promise<HTMLInputElement | undefined> {
  const view = viewOf(act.element);
  let caught: HTMLInputElement | undefined;
  const listen = (event: Event) => {
    const target = event.composedPath()[0] as Element;
    if (!isFileInput(target)) return;
    caught = target;
    event.preventDefault();
  };
  view.addEventListener("click", listen, true);
  try {
    await pressIt();
    await pause(50, act.signal);
  } finally {
    view.removeEventListener("click", listen, true);
  }
  return caught;
}
