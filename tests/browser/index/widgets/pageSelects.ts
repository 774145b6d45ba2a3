import Choices from "choices.js";
import choicesCss from "choices.js/public/assets/styles/choices.css?raw";
import jQuery from "jquery";
import select2 from "select2";
import select2Css from "select2/dist/css/select2.css?raw";
import TomSelect from "tom-select";
import tomSelectCss from "tom-select/dist/css/tom-select.css?raw";

/** select2 was written for a jQuery that still had these. */
function startSelect2(): void {
  Object.assign(jQuery, {
    isArray: Array.isArray,
    trim: (text: string) => text.trim(),
    isFunction: (it: unknown) => typeof it === "function",
  });
  (select2 as unknown as (window: Window, jquery: typeof jQuery) => void)(window, jQuery);
  (jQuery("#country") as unknown as { select2(): void }).select2();
}

interface PageSelect {
  css: string;
  start(): void;
}

/** Each takes over the select with the id `country`. */
export const PAGE_SELECTS: Record<string, PageSelect> = {
  "tom-select": { css: tomSelectCss, start: () => void new TomSelect("#country", {}) },
  Choices: { css: choicesCss, start: () => void new Choices("#country") },
  select2: { css: select2Css, start: startSelect2 },
};
