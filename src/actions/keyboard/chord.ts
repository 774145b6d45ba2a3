/** A key with the modifiers that are held, as a US keyboard sends it. */
export interface Chord {
  key: string;
  code: string;
  keyCode: number;
  location: number;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  /** What it types, if it types. */
  text: string;
}

type Modifier = "Control" | "Shift" | "Alt" | "Meta";

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform);

/** Other names that people and models write, lower case. */
const ALIASES: Record<string, string> = {
  esc: "Escape",
  return: "Enter",
  space: " ",
  spacebar: " ",
  del: "Delete",
  ins: "Insert",
  up: "ArrowUp",
  down: "ArrowDown",
  left: "ArrowLeft",
  right: "ArrowRight",
  ctrl: "Control",
  cmd: "Meta",
  command: "Meta",
  option: "Alt",
  plus: "+",
};

/** Legacy key codes of the named keys, whose `code` is their name. */
const NAMED: Record<string, number> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Escape: 27,
  PageUp: 33,
  PageDown: 34,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Insert: 45,
  Delete: 46,
  ContextMenu: 93,
};
for (let i = 1; i <= 12; i++) NAMED[`F${i}`] = 111 + i;
const MODIFIERS: Record<Modifier, number> = { Shift: 16, Control: 17, Alt: 18, Meta: 91 };

/** Characters of the number row and of the keys right of the letters: plain, with Shift, code, legacy key code. */
const DIGITS = ")!@#$%^&*(";
const MARKS: [string, string, string, number][] = [
  [" ", "", "Space", 32],
  ["`", "~", "Backquote", 192],
  ["-", "_", "Minus", 189],
  ["=", "+", "Equal", 187],
  ["[", "{", "BracketLeft", 219],
  ["]", "}", "BracketRight", 221],
  ["\\", "|", "Backslash", 220],
  [";", ":", "Semicolon", 186],
  ["'", '"', "Quote", 222],
  [",", "<", "Comma", 188],
  [".", ">", "Period", 190],
  ["/", "?", "Slash", 191],
];

/** Reads "Enter", "a", "?", "Control+Shift+K", "ControlOrMeta+a"; undefined when it is no single key. */
export function parseChord(written: string): Chord | undefined {
  const held = new Set<Modifier>();
  let rest = written;
  for (let plus = rest.indexOf("+", 1); plus > 0 && plus < rest.length - 1; plus = rest.indexOf("+", 1)) {
    const name = rest.slice(0, plus).trim();
    const modifier = /^(controlormeta|mod)$/i.test(name) ? (isMac() ? "Meta" : "Control") : named(name);
    if (!modifier || !(modifier in MODIFIERS)) return undefined;
    held.add(modifier as Modifier);
    rest = rest.slice(plus + 1);
  }
  const name = rest.length > 1 ? named(rest.trim()) : rest;
  if (name === undefined || name === "") return undefined;
  const command = held.has("Control") || held.has("Alt") || held.has("Meta");
  // "Control+A" means the key, not a capital.
  const key = command && !held.has("Shift") && name.length === 1 ? name.toLowerCase() : name;
  return chordOf(key, held);
}

/** The chord that types a character, or that a named key makes. */
export function chordOf(name: string, held: ReadonlySet<Modifier> = new Set()): Chord {
  const single = [...name].length === 1;
  const layout = single
    ? onLayout(name)
    : { code: codeOf(name), keyCode: NAMED[name] ?? MODIFIERS[name as Modifier] ?? 0, shifted: false };
  const shiftKey = held.has("Shift") || layout.shifted || name === "Shift";
  const key = single && shiftKey ? shifted(name) : name;
  const ctrlKey = held.has("Control") || name === "Control";
  const altKey = held.has("Alt") || name === "Alt";
  const metaKey = held.has("Meta") || name === "Meta";
  const types = single && !ctrlKey && !metaKey && !altKey;
  const { code, keyCode } = layout;
  return {
    key,
    code,
    keyCode,
    location: name in MODIFIERS ? 1 : 0,
    ctrlKey,
    shiftKey,
    altKey,
    metaKey,
    text: types ? key : "",
  };
}

/** The modifier keys that are held in a chord: they go down before it and up after it. */
export function modifiersOf(chord: Chord): Modifier[] {
  const held: Modifier[] = [];
  if (chord.ctrlKey) held.push("Control");
  if (chord.altKey) held.push("Alt");
  if (chord.metaKey) held.push("Meta");
  if (chord.shiftKey) held.push("Shift");
  return held.filter((name) => name !== chord.key);
}

function named(name: string): string | undefined {
  if (name.length === 1) return name;
  const low = name.toLowerCase();
  if (ALIASES[low]) return ALIASES[low];
  return [...Object.keys(NAMED), ...Object.keys(MODIFIERS)].find((known) => known.toLowerCase() === low);
}

const codeOf = (name: string) => (name in MODIFIERS ? `${name}Left` : name);

function shifted(char: string): string {
  if (/\d/.test(char)) return DIGITS[Number(char)] as string;
  return MARKS.find(([plain]) => plain === char)?.[1] || char.toUpperCase();
}

function onLayout(char: string): { code: string; keyCode: number; shifted: boolean } {
  if (/^[a-z]$/i.test(char)) {
    const upper = char.toUpperCase();
    return { code: `Key${upper}`, keyCode: upper.charCodeAt(0), shifted: char === upper };
  }
  const digit = /\d/.test(char) ? Number(char) : DIGITS.indexOf(char);
  if (digit >= 0) return { code: `Digit${digit}`, keyCode: 48 + digit, shifted: !/\d/.test(char) };
  for (const [plain, upper, code, keyCode] of MARKS) {
    if (char === plain || char === upper) return { code, keyCode, shifted: char === upper };
  }
  return { code: "", keyCode: 0, shifted: false };
}
