import { localName, matches, query } from "../../dom/native";
import { setValue } from "../edit";
import { moveFocus } from "../focus";
import { viewOf } from "../pointer/spot";
import { chooseIndex } from "../select/chooseNative";
import type { Chord } from "./chord";

/** Arrow and other keys that change a choice or a number; false when the key does nothing of the kind here. */
export function arrowDefault(target: Element, chord: Chord): boolean {
  const { key } = chord;
  if (localName(target) === "select") return inSelect(target as HTMLSelectElement, chord);
  if (localName(target) !== "input") return false;
  const input = target as HTMLInputElement;
  const way = key === "ArrowDown" || key === "ArrowRight" ? 1 : key === "ArrowUp" || key === "ArrowLeft" ? -1 : 0;
  if (input.type === "radio") return way !== 0 && inRadioGroup(input, way);
  if (input.type === "number") return (key === "ArrowUp" || key === "ArrowDown") && step(input, -way);
  if (input.type === "range") return inRange(input, key);
  return false;
}

function inRadioGroup(radio: HTMLInputElement, way: number): boolean {
  const group = [...query(radio.getRootNode() as Document, "input[type=radio]")].filter(
    (other) =>
      (other as HTMLInputElement).name === radio.name &&
      (other as HTMLInputElement).form === radio.form &&
      !matches(other, ":disabled"),
  ) as HTMLInputElement[];
  const next = radio.name ? group[(group.indexOf(radio) + way + group.length) % group.length] : undefined;
  if (!next || next === radio) return true;
  moveFocus(next);
  next.click();
  return true;
}

function inSelect(select: HTMLSelectElement, { key, text }: Chord): boolean {
  const open = [...select.options].flatMap((option, i) => (matches(option, ":disabled") ? [] : [i]));
  const at = select.selectedIndex;
  const found =
    key === "ArrowDown" || key === "ArrowRight"
      ? open.find((i) => i > at)
      : key === "ArrowUp" || key === "ArrowLeft"
        ? open.findLast((i) => i < at)
        : key === "Home"
          ? open[0]
          : key === "End"
            ? open.at(-1)
            : text.trim() && [...open.filter((i) => i > at), ...open].find((i) => startsWith(select.options[i], text));
  if (found !== undefined && found !== "" && found !== at) chooseIndex(select, found);
  return key !== "Tab";
}

const startsWith = (option: HTMLOptionElement | undefined, text: string) =>
  option?.text.trim().toLowerCase().startsWith(text.toLowerCase()) ?? false;

function inRange(range: HTMLInputElement, key: string): boolean {
  const min = Number(range.min || 0);
  const max = Number(range.max || 100);
  const page = Math.max(1, (max - min) / 10);
  switch (key) {
    case "ArrowUp":
    case "ArrowRight":
      return step(range, 1);
    case "ArrowDown":
    case "ArrowLeft":
      return step(range, -1);
    case "PageUp":
      return step(range, page);
    case "PageDown":
      return step(range, -page);
    case "Home":
      return step(range, -Infinity);
    case "End":
      return step(range, Infinity);
    default:
      return false;
  }
}

/** By so many steps, as far as min and max let it; a number that would not change tells nothing. */
function step(input: HTMLInputElement, count: number): boolean {
  if (input.readOnly) return true;
  const before = input.value;
  if (Number.isFinite(count)) {
    const steps = Math.max(1, Math.round(Math.abs(count)));
    if (count > 0) HTMLInputElement.prototype.stepUp.call(input, steps);
    else HTMLInputElement.prototype.stepDown.call(input, steps);
  } else {
    setValue(input, count > 0 ? input.max || "100" : input.min || "0");
  }
  if (input.value !== before) {
    const { Event, InputEvent } = viewOf(input);
    input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }
  return true;
}
