/* What any index must at least do. The specification's own list of elements, and no other knowledge of the page. */
const CANDIDATES =
  "a[href],button,input,textarea,select,summary,[role=button],[role=link],[role=menuitem],[role=checkbox],[role=radio],[role=switch],[role=combobox],[role=option],[role=treeitem],[role=searchbox],[role=textbox],[onclick],[tabindex],[contenteditable],[data-action]";

/** Where the trees of the page are, the floors are told for nothing. */
let trees;
function treesOf() {
  if (trees) return trees;
  trees = [document];
  for (const tree of trees) {
    for (const element of tree.querySelectorAll("*")) {
      const inner = element.shadowRoot ?? (element.localName === "iframe" ? element.contentDocument : null);
      if (inner && element.id !== "ai-chat-widget-container") trees.push(inner);
    }
  }
  return trees;
}

globalThis.__bench.floorA = {
  run() {
    const boxes = [];
    for (const tree of treesOf())
      for (const element of tree.querySelectorAll(CANDIDATES)) boxes.push(element.getBoundingClientRect());
    return boxes;
  },
};

globalThis.__bench.floorB = {
  run() {
    const shown = [];
    for (const tree of treesOf()) {
      const walker = document.createTreeWalker(tree, NodeFilter.SHOW_ELEMENT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.matches(CANDIDATES) && node.checkVisibility({ visibilityProperty: true })) shown.push(node);
    }
    return shown;
  },
};
globalThis.__bench.candidates = CANDIDATES;
