import Choices from "choices.js";
import choicesCss from "choices.js/public/assets/styles/choices.css?inline";
import $ from "jquery";
import select2Setup from "select2";
import select2Css from "select2/dist/css/select2.css?inline";
import TomSelect from "tom-select";
import tomSelectCss from "tom-select/dist/css/tom-select.css?inline";
import type { MountList } from "./list";

/** Libraries that hide a native select and draw another list over it: the native one is their state. */

// select2 4.0 asks for what jQuery 4 has left out.
Object.assign($, { isArray: Array.isArray, trim: (text: unknown) => `${text ?? ""}`.trim() });
(select2Setup as unknown as (root: Window, jquery: typeof $) => void)(window, $);

function style(css: string): HTMLStyleElement {
  const element = document.createElement("style");
  element.textContent = css;
  document.head.append(element);
  return element;
}

function nativeSelect(root: HTMLElement, options: readonly string[], multiple: boolean): HTMLSelectElement {
  root.innerHTML = `<label for="fruit">Fruit</label><select id="fruit" style="width:240px"${multiple ? " multiple" : ""}></select>`;
  const select = root.querySelector("select") as HTMLSelectElement;
  if (!multiple) select.add(new Option("Choose", ""));
  for (const option of options) select.add(new Option(option, option));
  return select;
}

const chosenOf = (select: HTMLSelectElement) => () =>
  select.multiple ? [...select.selectedOptions].map(({ value }) => value) : select.value;

const select2With =
  (multiple: boolean): MountList =>
  (root, options) => {
    const css = style(select2Css);
    const select = nativeSelect(root, options, multiple);
    const drawn = $(select) as unknown as { select2(command?: string): void };
    drawn.select2();
    return {
      chosen: chosenOf(select),
      stop: () => {
        drawn.select2("destroy");
        css.remove();
      },
    };
  };

const choicesWith =
  (multiple: boolean): MountList =>
  (root, options) => {
    const css = style(choicesCss);
    const select = nativeSelect(root, options, multiple);
    const choices = new Choices(select, { allowHTML: false, shouldSort: false, removeItemButton: multiple });
    return {
      chosen: () => choices.getValue(true) as string | string[],
      stop: () => {
        choices.destroy();
        css.remove();
      },
    };
  };

const tomSelectWith =
  (multiple: boolean): MountList =>
  (root, options) => {
    const css = style(tomSelectCss);
    const select = nativeSelect(root, options, multiple);
    const tom = new TomSelect(select, { maxOptions: 50 });
    return {
      chosen: () => tom.getValue(),
      stop: () => {
        tom.destroy();
        css.remove();
      },
    };
  };

export const select2 = select2With(false);
export const select2Several = select2With(true);
export const choicesJs = choicesWith(false);
export const choicesJsSeveral = choicesWith(true);
export const tomSelect = tomSelectWith(false);
export const tomSelectSeveral = tomSelectWith(true);
