/** An editor that owns its text: what it would save is its model's, not the page's. */
export interface MountedEditor {
  /** The text of the model: a line for each paragraph or line. */
  text(): string;
  stop(): void;
}

/** Shows an editor named "Note" with this text in it. */
export type MountEditor = (root: HTMLElement, text: string) => MountedEditor | Promise<MountedEditor>;

export const linesOf = (text: string) => text.split("\n");

/** A box with a size for what fills its parent. */
export function box(root: HTMLElement): HTMLElement {
  const element = document.createElement("div");
  element.style.cssText = "width:500px;height:160px";
  root.append(element);
  return element;
}
