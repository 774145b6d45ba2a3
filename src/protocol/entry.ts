/**
 * Where an entry's `text` came from, when it was not what is painted inside the element itself.
 * Guesses: `icon` is a name read off an icon (file, sprite or class), `name` off what the author called the element, `href` off where a link
 * goes, `testid` off `data-testid`.
 */
export type NameSource =
  | "label"
  | "aria-label"
  | "labelledby"
  | "placeholder"
  | "title"
  | "alt"
  | "icon"
  | "href"
  | "testid"
  | "name";

/** One interactive element of a page, as plain JSON. An absent field means "no" or "none". */
export interface IndexEntry {
  /** 1…n in page order, fresh with each scan; means something only together with the index's `generation`. */
  id: number;
  /** An input's `type` attribute (`input` without one), else `link`, `button`, `textarea`, `select`, `summary`, `editable`, or the ARIA role. */
  type: string;
  /** Visible text, label or placeholder, whichever tells most; for form fields the label first. At most 120 characters. */
  text: string;
  placeholder?: string;
  /** Current (live) value, first 50 characters; for a select the chosen labels. Never a secret: see `sensitive`. */
  value?: string;
  /** Address of a link as written, at most 300 characters. */
  href?: string;
  ariaLabel?: string;
  /** Labels of a select's options, at most 50. */
  options?: string[];
  required?: true;
  disabled?: true;
  /** Text of the nearest meaningful container: card title, form heading, dialog title, row's name. At most 80 characters. */
  parent?: string;
  visible: true;
  /** Inside an open modal or dialog. */
  inModal?: true;
  /** The ARIA role, where `type` does not say it. */
  role?: string;
  checked?: true | "mixed";
  selected?: true;
  /** State of a disclosure: absent for what cannot open. */
  expanded?: boolean;
  pressed?: true | "mixed";
  readOnly?: true;
  invalid?: true;
  multiple?: true;
  current?: true;
  min?: string;
  max?: string;
  step?: string;
  /** On the page but outside of the view: on which side. */
  offscreen?: "above" | "below" | "left" | "right";
  /** Not in the index before this one. */
  isNew?: true;
  /** A secret field (password, payment card, one-time code, `data-leflux-redact`): its value is never told. */
  sensitive?: true;
  /** A sensitive field that holds something. */
  filled?: true;
  /** Pressing it submits a form that is not a search. */
  submits?: true;
  /** A link that downloads. */
  download?: true;
  /** Title or name of the frame that the element lives in. */
  frame?: string;
  nameFrom?: NameSource;
}
