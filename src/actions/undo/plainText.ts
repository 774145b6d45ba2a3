import { query, textContent } from "../../dom/native";

/** More lines than an editor would surely draw. */
const MOST_LINES = 30;

const FORMED =
  "a,b,strong,i,em,u,s,h1,h2,h3,h4,h5,h6,ul,ol,table,blockquote,pre,img,video,iframe,input,button,[contenteditable=false]:not(br)";

/** The text of an editable region with a line for each of its blocks; undefined when it is more than plain text, or long. */
export function plainText(editor: Element): string | undefined {
  if ([...query(editor, FORMED)].some((element) => textContent(element))) return undefined;
  const blocks = [...editor.children].filter((child) => getComputedStyle(child).display === "block");
  const lines = blocks.length ? blocks.map(shown) : shown(editor as HTMLElement).split("\n");
  return lines.length > MOST_LINES ? undefined : lines.join("\n");
}

/** What a block shows, without what editors put into empty ones. */
const shown = (block: Element) =>
  // biome-ignore lint/performance/useDomNodeTextContent: lines are what is asked for
  (block as HTMLElement).innerText
    .replace(/[\uFEFF\u200B]/g, "")
    .replace(/\u00A0/g, " ")
    .replace(/\n$/, "");
