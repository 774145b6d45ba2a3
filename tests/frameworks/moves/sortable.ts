import Sortable from "sortablejs";
import { ITEMS, type MountMove } from "./moves";

/** SortableJS in either of its ways: the browser's drag and drop, or its own by the pointer. */
const sortableWith =
  (forceFallback: boolean): MountMove =>
  (root) => {
    root.innerHTML = `<ul style="width:200px;padding:0">${ITEMS.map((item) => `<li tabindex="0" data-id="${item}" style="height:30px">${item}</li>`).join("")}</ul>`;
    const sortable = Sortable.create(root.firstElementChild, { forceFallback, animation: 0 });
    return { state: () => sortable.toArray(), stop: () => sortable.destroy() };
  };

export const sortableNative = sortableWith(false);
export const sortablePointer = sortableWith(true);
