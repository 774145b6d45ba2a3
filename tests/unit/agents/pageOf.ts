import type { IndexEntry, PageIndex } from "../../../src/protocol";

/** An entry as a test writes it: `id` and `visible` follow from its place. */
export type Draft = Partial<IndexEntry> & Pick<IndexEntry, "type" | "text">;

/** A page index with these entries, in page order. */
export function pageOf(drafts: Draft[], more: Partial<PageIndex> = {}): PageIndex {
  const entries = drafts.map((draft, at): IndexEntry => ({ ...draft, id: at + 1, visible: true }));
  return {
    generation: 1,
    url: "https://shop.example/",
    title: "Shop",
    reason: "emission",
    entries,
    total: entries.length,
    scroll: { x: 0, y: 0, width: 1000, height: 700, scrollWidth: 1000, scrollHeight: 700 },
    ...more,
  };
}

export const PRODUCTS = ["AirPods Pro", "AirPods Max", "MacBook Air", "iPhone 15", "iPhone 14", "Magic Mouse"];

/** Six products with equal buttons, a cart and the links of a small shop. */
export function shopEntries(inCart = 0): Draft[] {
  return [
    { type: "link", text: "Shop", href: "/", parent: "Main", current: true },
    { type: "link", text: "Contact", href: "/contact", parent: "Main" },
    { type: "link", text: "Settings", href: "/settings", parent: "Main" },
    { type: "link", text: `Cart (${inCart})`, href: "/cart", parent: "Main" },
    { type: "search", text: "Search products", placeholder: "Search products" },
    ...PRODUCTS.map((parent): Draft => ({ type: "button", text: "Add to Cart", parent })),
  ];
}

export function contactEntries(): Draft[] {
  return [
    { type: "link", text: "Shop", href: "/", parent: "Main" },
    { type: "text", text: "Your name", parent: "Contact us", required: true },
    { type: "email", text: "Email address", placeholder: "you@example.com", parent: "Contact us", required: true },
    { type: "textarea", text: "Message", parent: "Contact us" },
    { type: "checkbox", text: "I agree to the Terms and Conditions", parent: "Contact us" },
    { type: "button", text: "Send message", parent: "Contact us", submits: true },
  ];
}

export function settingsEntries(): Draft[] {
  return [
    { type: "checkbox", role: "switch", text: "Dark mode", parent: "Appearance" },
    {
      type: "select",
      text: "Language",
      options: ["English", "German", "French"],
      value: "English",
      parent: "Appearance",
    },
    {
      type: "select",
      text: "Email frequency",
      options: ["Daily", "Weekly", "Never"],
      value: "Daily",
      parent: "Notifications",
    },
    { type: "checkbox", text: "Product news", checked: true, parent: "Notifications" },
    { type: "radio", text: "Standard", parent: "Shipping", checked: true },
    { type: "radio", text: "Express", parent: "Shipping" },
    { type: "summary", text: "Advanced options", expanded: false },
    { type: "button", text: "Save", parent: "Settings", submits: true },
  ];
}

export function tableEntries(): Draft[] {
  return ["Ann", "Bob", "Kim"].flatMap((parent): Draft[] => [
    { type: "button", text: "Edit", parent },
    { type: "button", text: "Delete", parent },
  ]);
}
