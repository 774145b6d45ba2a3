import { launcherStyles } from "../../src/components/styles/launcherStyles";
import { panelStyles } from "../../src/components/styles/panelStyles";
import { propertyName, type ThemeToken } from "../../src/components/theme";

const chatStyles = `${launcherStyles}\n${panelStyles}`;

export type TokenKind = "colour" | "radius" | "font" | "space" | "shadow";

/** Every custom property of the chat, and what it is for. The type keeps the list whole; a test compares it with the style sheet. */
const USES: Record<TokenKind, Partial<Record<ThemeToken, string>>> = {
  colour: {
    accent: "what leads: buttons, the mark, the ring around the message field",
    onAccent: "on the accent",
    accentSoft: "a tint of the accent: the user’s bubble, a suggestion that is pointed at",
    background: "the panel",
    surface: "action cards, code",
    hover: "what is pointed at, inline code",
    text: "words",
    muted: "words that matter less: status, hints, where something was done",
    border: "lines that part",
    controlBorder: "lines around what can be used: the message field, buttons",
    link: "links in answers",
    focus: "the ring around what has the keyboard",
    done: "the tick of an action that is done",
    danger: "errors, refused actions, the badge",
    onDanger: "on the badge",
    dangerSoft: "behind an error",
    waiting: "what waits for approval",
    waitingSoft: "behind what waits for approval",
    userBackground: "the user’s bubble",
    userText: "words in it",
    codeBackground: "code blocks",
    headerBackground: "the header; a gradient will do, too",
    headerText: "the title",
    headerMuted: "the header’s buttons",
    fieldBackground: "the message field",
    launcherBackground: "the launcher",
    launcherText: "its icon",
  },
  radius: {
    radius: "the panel",
    radiusBubble: "the user’s bubble",
    radiusField: "the message field; the Send button follows it",
    radiusInner: "cards, buttons, code blocks",
    radiusSmall: "the mark, inline code",
    radiusPill: "suggestions, Jump to latest",
    radiusLauncher: "the launcher",
  },
  font: {
    font: "everything",
    fontMono: "code",
    fontHeading: "title and greeting",
    fontSize: "words; all other sizes follow",
    lineHeight: "words",
    headingWeight: "title and greeting",
  },
  space: {
    space: "the unit of all distances inside",
    offset: "from the launcher and the popup to the window’s edges",
    offsetX: "the same, to the sides only",
    offsetY: "the same, to top and bottom only",
    width: "of the popup; a sidebar has 420px by default",
    height: "of the popup, at most",
    launcherSize: "the launcher",
    zIndex: "the chat’s place in the stack",
  },
  shadow: {
    shadow: "the panel, its outline included",
    shadowFloating: "what floats inside of the panel",
    shadowLauncher: "the launcher",
  },
};

/** Names inside the style sheet that are shorter than the public ones. */
const PUBLIC: Record<string, string> = { bg: "background" };

export interface Token {
  token: ThemeToken;
  kind: TokenKind;
  /** Its name in CSS. */
  property: string;
  /** Its value in CSS when nobody sets it. */
  standard: string;
  use: string;
}

export const tokens: Token[] = Object.entries(USES).flatMap(([kind, uses]) =>
  Object.entries(uses).map(([token, use]) => {
    const property = propertyName(token);
    return { token: token as ThemeToken, kind: kind as TokenKind, property, standard: defaultOf(property), use };
  }),
);

/** What the style sheet falls back to, with our own names replaced by the public ones. */
function defaultOf(property: string): string {
  const found = chatStyles.search(new RegExp(`var\\(\\s*${property}\\s*,`));
  if (found < 0) return "";
  const from = chatStyles.indexOf(",", found) + 1;
  let depth = 1;
  let end = from;
  while (depth > 0 && end < chatStyles.length) {
    const char = chatStyles[end++];
    if (char === "(") depth++;
    if (char === ")") depth--;
  }
  return chatStyles
    .slice(from, end - 1)
    .replace(/\s+/g, " ")
    .replace(/var\(--_([\w-]+)\)/g, (_, own: string) => `var(--leflux-${PUBLIC[own] ?? own})`)
    .trim();
}

/** Both values of `light-dark(…, …)`; of another value that one twice. */
export function bothOf(value: string): [light: string, dark: string] {
  const pair = value.match(
    /^light-dark\(\s*(#[\da-f]+|[\w-]+(?:\([^()]*\))?)\s*,\s*(#[\da-f]+|[\w-]+(?:\([^()]*\))?)\s*\)$/i,
  );
  return pair ? [pair[1] as string, pair[2] as string] : [value, value];
}
