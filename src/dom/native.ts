import { closedRoot } from "./overheard";

/*
 * A form's named controls and a document's named images shadow their properties (`<input name="parentNode">` makes `form.parentNode` an
 * input), so every node that may be one is read through the getters and methods of the prototypes themselves.
 * On a server there are no prototypes: the functions exist and are never called.
 */

type Owner = "Node" | "Element" | "HTMLElement" | "Document" | "DocumentFragment" | "ShadowRoot" | "HTMLFormElement";

const prototype = (owner: Owner): object | undefined =>
  (globalThis as Partial<Record<Owner, { prototype: object }>>)[owner]?.prototype;

// `call` bound to the native function: a clobbered `call` or a page's own `Function.prototype` changes after load don't matter.
const uncurry = Function.prototype.bind.bind(Function.prototype.call) as unknown as (
  fn: unknown,
) => (...args: never[]) => never;

function read<N, T>(owner: Owner, key: string): (node: N) => T {
  const target = prototype(owner);
  const get = target && Object.getOwnPropertyDescriptor(target, key)?.get;
  return uncurry(get ?? (() => undefined)) as unknown as (node: N) => T;
}

function method<F extends (...args: never[]) => unknown, N>(
  owner: Owner,
  key: string,
): (node: N, ...args: Parameters<F>) => ReturnType<F> {
  const target = prototype(owner) as Record<string, unknown> | undefined;
  return uncurry(target?.[key] ?? (() => undefined)) as unknown as (node: N, ...args: Parameters<F>) => ReturnType<F>;
}

export const parentNode = read<Node, Node | null>("Node", "parentNode");
export const firstChild = read<Node, ChildNode | null>("Node", "firstChild");
export const previousSibling = read<Node, ChildNode | null>("Node", "previousSibling");
export const nextSibling = read<Node, ChildNode | null>("Node", "nextSibling");
export const isConnected = read<Node, boolean>("Node", "isConnected");
export const textContent = read<Node, string | null>("Node", "textContent");
export const ownerDocument = read<Node, Document | null>("Node", "ownerDocument");
export const nodeType = read<Node, number>("Node", "nodeType");
export const contains = method<Node["contains"], Node>("Node", "contains");
export const rootOf = method<Node["getRootNode"], Node>("Node", "getRootNode") as (node: Node) => Node;
export const compareDocumentPosition = method<Node["compareDocumentPosition"], Node>("Node", "compareDocumentPosition");

/** Lower case in HTML documents; as written for SVG. */
export const localName = read<Element, string>("Element", "localName");
export const namespaceOf = read<Element, string | null>("Element", "namespaceURI");
const openRoot = read<Element, ShadowRoot | null>("Element", "shadowRoot");
/** An open root, or a closed one that was heard of. */
export const shadowRoot = (element: Element): ShadowRoot | null => openRoot(element) ?? closedRoot(element);
export const assignedSlot = read<Element, HTMLSlotElement | null>("Element", "assignedSlot");
export const firstElementChild = read<Element, Element | null>("Element", "firstElementChild");
export const nextElementSibling = read<Element, Element | null>("Element", "nextElementSibling");
export const previousElementSibling = read<Element, Element | null>("Element", "previousElementSibling");
export const attr = method<Element["getAttribute"], Element>("Element", "getAttribute");
export const hasAttr = method<Element["hasAttribute"], Element>("Element", "hasAttribute");
export const setAttr = method<Element["setAttribute"], Element>("Element", "setAttribute");
export const removeAttr = method<Element["removeAttribute"], Element>("Element", "removeAttribute");
export const attributeNames = method<Element["getAttributeNames"], Element>("Element", "getAttributeNames");
export const matches = method<(selector: string) => boolean, Element>("Element", "matches");
export const closest = method<(selector: string) => Element | null, Element>("Element", "closest");
export const rectOf = method<Element["getBoundingClientRect"], Element>("Element", "getBoundingClientRect");
export const checkVisibility = method<Element["checkVisibility"], Element>("Element", "checkVisibility");

const queryElement = method<(selector: string) => NodeListOf<Element>, Element>("Element", "querySelectorAll");
const queryFragment = method<(selector: string) => NodeListOf<Element>, Node>("DocumentFragment", "querySelectorAll");
const queryDocument = method<(selector: string) => NodeListOf<Element>, Node>("Document", "querySelectorAll");

/** `querySelectorAll` of a document, shadow root or element. */
export function query(root: ParentNode & Node, selector: string): NodeListOf<Element> {
  const kind = nodeType(root);
  return kind === 9
    ? queryDocument(root, selector)
    : kind === 11
      ? queryFragment(root, selector)
      : queryElement(root as Element, selector);
}

const firstInElement = method<(selector: string) => Element | null, Element>("Element", "querySelector");
const firstInFragment = method<(selector: string) => Element | null, Node>("DocumentFragment", "querySelector");
const firstInDocument = method<(selector: string) => Element | null, Node>("Document", "querySelector");

/** `querySelector` of a document, shadow root or element: it stops at the first. */
export function queryFirst(root: ParentNode & Node, selector: string): Element | null {
  const kind = nodeType(root);
  return kind === 9
    ? firstInDocument(root, selector)
    : kind === 11
      ? firstInFragment(root, selector)
      : firstInElement(root as Element, selector);
}

const documentById = method<(id: string) => Element | null, Node>("Document", "getElementById");
const fragmentById = method<(id: string) => Element | null, Node>("DocumentFragment", "getElementById");

/** The element with this id in the tree scope of `root`; IDREFs don't cross shadow boundaries. */
export function byId(root: Node, id: string): Element | null {
  const kind = nodeType(root);
  return kind === 9 ? documentById(root, id) : kind === 11 ? fragmentById(root, id) : null;
}

/** The padding box of an element that scrolls, and how far it is scrolled. */
export const clientLeft = read<Element, number>("Element", "clientLeft");
export const clientTop = read<Element, number>("Element", "clientTop");
export const clientWidth = read<Element, number>("Element", "clientWidth");
export const clientHeight = read<Element, number>("Element", "clientHeight");
export const scrollLeft = read<Element, number>("Element", "scrollLeft");
export const scrollTop = read<Element, number>("Element", "scrollTop");
export const scrollWidth = read<Element, number>("Element", "scrollWidth");
export const scrollHeight = read<Element, number>("Element", "scrollHeight");

export const documentElement = read<Document, HTMLElement | null>("Document", "documentElement");
export const bodyOf = read<Document, HTMLElement | null>("Document", "body");
export const titleOf = read<Document, string>("Document", "title");
export const windowOf = read<Document, (Window & typeof globalThis) | null>("Document", "defaultView");
export const urlOf = read<Document, string>("Document", "URL");
export const scrollingElement = read<Document, Element | null>("Document", "scrollingElement");
export const designMode = read<Document, string>("Document", "designMode");
export const elementsByTag = method<(name: string) => HTMLCollectionOf<Element>, Document>(
  "Document",
  "getElementsByTagName",
);

const activeInDocument = read<Document, Element | null>("Document", "activeElement");
const fullscreenInDocument = read<Document, Element | null>("Document", "fullscreenElement");
const sheetsOfDocument = read<Document, StyleSheetList>("Document", "styleSheets");
const adoptedByDocument = read<Document, CSSStyleSheet[]>("Document", "adoptedStyleSheets");
const atPointOfDocument = method<Document["elementFromPoint"], Document>("Document", "elementFromPoint");
const allAtPointOfDocument = method<Document["elementsFromPoint"], Document>("Document", "elementsFromPoint");

const isDocument = (root: DocumentOrShadowRoot): root is Document => nodeType(root as Document) === 9;

// A shadow root's own properties can't be clobbered.
export const activeElement = (root: DocumentOrShadowRoot) =>
  isDocument(root) ? activeInDocument(root) : root.activeElement;
export const fullscreenElement = (root: DocumentOrShadowRoot) =>
  (isDocument(root) ? fullscreenInDocument(root) : root.fullscreenElement) ?? null;
export const styleSheets = (root: DocumentOrShadowRoot): CSSStyleSheet[] => [
  ...((isDocument(root) ? sheetsOfDocument(root) : root.styleSheets) ?? []),
  ...((isDocument(root) ? adoptedByDocument(root) : root.adoptedStyleSheets) ?? []),
];
export const elementFromPoint = (root: DocumentOrShadowRoot, x: number, y: number) =>
  isDocument(root) ? atPointOfDocument(root, x, y) : root.elementFromPoint(x, y);
export const elementsFromPoint = (root: DocumentOrShadowRoot, x: number, y: number) =>
  isDocument(root) ? allAtPointOfDocument(root, x, y) : root.elementsFromPoint(x, y);
