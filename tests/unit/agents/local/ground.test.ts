import { describe, expect, it } from "vitest";
import { ground } from "../../../../src/agents/local/ground";
import type { Circumstances, Grounding } from "../../../../src/agents/local/grounding";
import { parseRequest } from "../../../../src/agents/local/parseRequest";
import { createSurface } from "../../../../src/agents/local/surface";
import type { ActionCommand } from "../../../../src/protocol";
import { contactEntries, type Draft, pageOf, settingsEntries, shopEntries, tableEntries } from "../pageOf";

function grounded(request: string, entries: Draft[], more: Partial<Circumstances> = {}): Grounding {
  const [step] = parseRequest(request);
  if (!step) throw new Error("No step.");
  const surface = createSurface(pageOf(entries));
  return ground(step.intent, step.raw, { surface, picks: [], nearParent: undefined, opened: false, ...more });
}

function commands(request: string, entries: Draft[], more?: Partial<Circumstances>): ActionCommand[] | string {
  const grounding = grounded(request, entries, more);
  return grounding.kind === "actions" ? grounding.actions.map(({ command }) => command) : grounding.kind;
}

const click = (id: number) => [{ type: "click", id }];
const button = (text: string, parent?: string): Draft => ({ type: "button", text, ...(parent ? { parent } : {}) });
const link = (text: string, href: string, parent?: string): Draft => ({
  type: "link",
  text,
  href,
  ...(parent ? { parent } : {}),
});

describe("finds the one that is meant", () => {
  const cases: [string, string, Draft[], unknown][] = [
    ["among equal buttons by the card", "add the AirPods Pro to my cart", shopEntries(), click(6)],
    ["in spite of a typo", "add the Airpds Max to my cart", shopEntries(), click(7)],
    ["in spite of a space", "add air pods pro to cart", shopEntries(), click(6)],
    ["by the beginning of a word", "add macbook to cart", shopEntries(), click(8)],
    ["with the very number", "add iPhone 14 to basket", shopEntries(), click(10)],
    [
      "not the longer name",
      "add Air to cart",
      [button("Add to cart", "Air"), button("Add to cart", "Air Max")],
      click(1),
    ],
    ["by the whole name before part of it", "open cart", shopEntries(), click(4)],
    ["without its counter", "click cart", [link("Cart (3)", "/cart"), button("Add to cart", "Pen")], click(1)],
    ["by the aria-label", "click close", [{ type: "button", text: "×", ariaLabel: "Close" }, button("Open")], click(1)],
    ["by a sign", "click ×", [button("×"), button("+")], click(1)],
    ["by the address", "open pricing", [link("Plans", "/pricing"), link("Home", "/")], click(1)],
    ["by the row", "delete the order of Kim", tableEntries(), click(6)],
    ["by the row's owner", "delete Kim's order", tableEntries(), click(6)],
    ["by another word for the deed", "remove Bob", tableEntries(), click(4)],
    ["by the kind that is said", "click the contact link", [button("Contact"), link("Contact", "/contact")], click(2)],
    ["a link when it goes somewhere", "go to contact", [button("Contact"), link("Contact", "/contact")], click(2)],
    [
      "once for two links to the same place",
      "open contact",
      [link("Contact", "/contact", "Top"), link("Contact", "/contact", "Foot")],
      click(1),
    ],
    ["by its place among equals", "click the third add to cart", shopEntries(), click(8)],
    [
      "in the open dialog before the rest",
      "click save",
      [button("Save", "Page"), { ...button("Save", "Dialog"), inModal: true }],
      click(2),
    ],
    [
      "a button that submits when it is called otherwise",
      "send the form",
      [button("Help"), { ...button("Get in touch"), submits: true }],
      click(2),
    ],
    [
      "a deed that has no pattern",
      "archive the mail from Bob",
      [button("Archive", "Mail from Bob"), button("Archive", "Mail from Ann")],
      click(1),
    ],
  ];
  it.each(cases)("%s: %s", (_, request, entries, expected) => expect(commands(request, entries)).toEqual(expected));
});

describe("fills, chooses and switches what is of that kind", () => {
  const cases: [string, Draft[], unknown][] = [
    ["fill name with Ann", contactEntries(), [{ type: "fill", id: 2, text: "Ann" }]],
    ["fill email with a@b.c", contactEntries(), [{ type: "fill", id: 3, text: "a@b.c" }]],
    ["email: a@b.c", [{ type: "email", text: "Your address" }], [{ type: "fill", id: 1, text: "a@b.c" }]],
    ["fill you@example.com with a@b.c", contactEntries(), [{ type: "fill", id: 3, text: "a@b.c" }]],
    ["type hello", [{ type: "textarea", text: "Note" }, button("Save")], [{ type: "fill", id: 1, text: "hello" }]],
    ["clear message", contactEntries(), [{ type: "fill", id: 4, text: "" }]],
    ["clear history", [button("Clear history")], click(1)],
    ["set language to german", settingsEntries(), [{ type: "select_option", id: 2, option: "German" }]],
    ["fill language with German", settingsEntries(), [{ type: "select_option", id: 2, option: "German" }]],
    ["select weekly", settingsEntries(), [{ type: "select_option", id: 3, option: "Weekly" }]],
    [
      "change the email frequency to weekly",
      [
        { type: "select", text: "Email updates", options: ["Daily", "Weekly"] },
        { type: "select", text: "Backups", options: ["Weekly"] },
      ],
      [{ type: "select_option", id: 1, option: "Weekly" }],
    ],
    ["choose weekly in email frequency", settingsEntries(), [{ type: "select_option", id: 3, option: "Weekly" }]],
    ["choose Rome in city", [{ type: "combobox", text: "City" }], [{ type: "select_option", id: 1, option: "Rome" }]],
    ["type Ro in city", [{ type: "combobox", text: "City" }], [{ type: "fill", id: 1, text: "Ro" }]],
    ["choose Express for shipping", settingsEntries(), [{ type: "check", id: 6, checked: true }]],
    ["set shipping to express", settingsEntries(), [{ type: "check", id: 6, checked: true }]],
    ["choose Large", [button("Small"), button("Large")], click(2)],
    ["turn on dark mode", settingsEntries(), [{ type: "check", id: 1, checked: true }]],
    ["set dark mode to on", settingsEntries(), [{ type: "check", id: 1, checked: true }]],
    ["turn off product news", settingsEntries(), [{ type: "check", id: 4, checked: false }]],
    ["toggle product news", settingsEntries(), [{ type: "check", id: 4, checked: false }]],
    ["turn off mute", [{ type: "button", text: "Mute", pressed: true }], click(1)],
    ["enable two-factor sign-in", [button("Enable two-factor sign-in")], click(1)],
    ["agree to the terms", contactEntries(), [{ type: "check", id: 5, checked: true }]],
    [
      "search for headphones",
      shopEntries(),
      [
        { type: "fill", id: 5, text: "headphones" },
        { type: "press", key: "Enter", id: 5 },
      ],
    ],
    ["press enter in email", contactEntries(), [{ type: "press", key: "Enter", id: 3 }]],
    ["go to /contact", shopEntries(), click(2)],
    ["go to /elsewhere", shopEntries(), [{ type: "navigate", url: "/elsewhere" }]],
    ["scroll to the bottom", shopEntries(), [{ type: "scroll", direction: "down", amount: 700 }]],
    ["hover over settings", shopEntries(), [{ type: "hover", id: 3 }]],
  ];
  it.each(cases)("%s", (request, entries, expected) => expect(commands(request, entries)).toEqual(expected));
});

describe("asks when several fit equally well", () => {
  const cases: [string, Draft[], number[]][] = [
    ["add to cart", shopEntries(), [6, 7, 8, 9, 10, 11]],
    ["add iPhone to cart", shopEntries(), [9, 10]],
    ["delete the order", tableEntries(), [2, 4, 6]],
    [
      "fill name with Ann",
      [
        { type: "text", text: "Name", parent: "Billing" },
        { type: "text", text: "Name", parent: "Shipping" },
      ],
      [1, 2],
    ],
    ["type hello", contactEntries(), [2, 3, 4]],
    ["click contact", [button("Contact", "Hero"), link("Contact", "/contact", "Main")], [1, 2]],
  ];
  it.each(cases)("%s", (request, entries, ids) => {
    const grounding = grounded(request, entries);
    expect(grounding.kind === "question" && grounding.candidates.map(({ id }) => id)).toEqual(ids);
  });

  it("but not when the user has chosen", () => {
    const picks = [{ label: "“Add to Cart” in iPhone 14", at: 1 }];
    expect(commands("add iPhone to cart", shopEntries(), { picks })).toEqual(click(10));
  });

  it("but not when one is where the step before was", () => {
    const entries = [button("Send", "Newsletter"), button("Send", "Contact us")];
    expect(commands("send", entries, { nearParent: "Contact us" })).toEqual(click(2));
  });
});

describe("does nothing rather than something else", () => {
  const cases: [string, Draft[], Grounding["kind"]][] = [
    ["add the Kindle to my cart", shopEntries(), "nothing"],
    ["add AirPods Ultra to my cart", shopEntries(), "nothing"],
    ["add iPhone 16 to my cart", shopEntries(), "nothing"],
    ["click AirPods Pro", shopEntries(), "nothing"],
    ["delete Zoe", tableEntries(), "nothing"],
    ["fill phone with 123", contactEntries(), "nothing"],
    ["click it", shopEntries(), "nothing"],
    ["choose Klingon in language", settingsEntries(), "options"],
    ["turn on product news", settingsEntries(), "already"],
    ["close advanced options", settingsEntries(), "already"],
    ["open menu", [{ type: "button", text: "Menu", expanded: true }], "already"],
    ["yes", [button("Yes, delete all")], "unclear"],
    ["what is love", shopEntries(), "unclear"],
  ];
  it.each(cases)("%s", (request, entries, kind) => expect(grounded(request, entries).kind).toBe(kind));
});

describe("opens what the choice is in", () => {
  const sort: Draft = { type: "button", text: "Sort by", expanded: false };
  const options: Draft[] = ["Price", "Name"].map((text) => ({ type: "option", text }));

  it("first", () => {
    expect(grounded("choose Price in sort by", [sort])).toMatchObject({ kind: "open", entry: { id: 1 } });
  });

  it("and takes the option when it is there", () => {
    const open: Draft = { ...sort, expanded: true };
    expect(commands("choose Price in sort by", [open, ...options], { opened: true })).toEqual(click(2));
  });

  it("and a cart to remove something from", () => {
    expect(grounded("remove the mouse from my cart", shopEntries())).toMatchObject({ kind: "open", entry: { id: 4 } });
  });
});
