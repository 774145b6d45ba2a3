/** Entries that survive a scan in the widget, by score. */
export const WIDGET_CAP = 250;
/** Entries that a model sees, by score, cut on the server. */
export const MODEL_CAP = 150;
/** Characters of a current value that an entry holds. */
export const VALUE_LENGTH = 50;
/** Characters of `text`, `ariaLabel` and `placeholder` that an entry holds. */
export const TEXT_LENGTH = 120;
/** Characters of `parent` that an entry holds. */
export const PARENT_LENGTH = 80;
/** Option labels that an entry holds. */
export const OPTION_COUNT = 50;
/** Characters of an `href` that an entry holds. */
export const HREF_LENGTH = 300;
/** Emissions that one turn may take, by default. */
export const MAX_STEPS = 25;
