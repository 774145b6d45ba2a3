import { box, linesOf, type MountEditor } from "./editor";

/** No editor at all: the browser's own. */
export const contentEditable: MountEditor = (root, text) => {
  const element = box(root);
  element.contentEditable = "true";
  element.setAttribute("aria-label", "Note");
  for (const line of linesOf(text)) {
    const paragraph = document.createElement("p");
    paragraph.textContent = line;
    element.append(paragraph);
  }
  return {
    // biome-ignore lint/performance/useDomNodeTextContent: lines are what is asked for
    text: () => element.innerText.trim().replace(/\n+/g, "\n"),
    stop: () => element.remove(),
  };
};
