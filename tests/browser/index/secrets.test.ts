import { describe, expect, it, test } from "vitest";
import { look } from "./harness";
import { SECRET_FIELDS } from "./secretFields";

/** Card numbers that pass the check, as the networks publish them for tests. */
const CARDS = [
  "4242424242424242",
  "4242 4242 4242 4242",
  "5555-5555-5555-4444",
  "3782 822463 10005",
  "6011.1111.1111.1117",
  "30569309025904",
  "4111\u00a01111\u00a01111\u00a01111",
];

const PLANTED = "Zk7!planted#31";

describe("what is typed into a field for secrets is told nowhere", () => {
  it.each(SECRET_FIELDS)("%s", (_, html) => {
    const { told, entries } = look(html.replaceAll("%", PLANTED));

    expect(entries).not.toEqual([]);
    expect(told).not.toContain(PLANTED);
    expect(told).not.toContain("planted");
  });

  it("says that such a field is sensitive, and whether it is filled", () => {
    const { of } = look(`<input id=full type=password value=${PLANTED}><input id=empty type=password>`);

    expect(of("#full")).toMatchObject({ sensitive: true, filled: true });
    expect(of("#full")).not.toHaveProperty("value");
    expect(of("#empty").sensitive).toBe(true);
    expect(of("#empty")).not.toHaveProperty("filled");
  });

  it("says of redacted fields of every kind whether they are filled", () => {
    const { entries } = look(`<div data-leflux-redact>
      <input value=x><textarea>x</textarea><select><option>x</select><div contenteditable>x</div>
      <input><textarea></textarea><select><option value=""></select><div contenteditable></div></div>`);

    expect(entries.map(({ sensitive, filled }) => [sensitive, filled])).toEqual([
      ...Array(4).fill([true, true]),
      ...Array(4).fill([true, undefined]),
    ]);
  });

  it("keeps what was typed by keys, not only what the markup says", () => {
    const { told } = look(`<input aria-label="Card number"><input type=password aria-label=Key>`, {}, (body) => {
      for (const input of body.querySelectorAll("input")) input.value = PLANTED;
    });

    expect(told).not.toContain("planted");
  });

  it("keeps what is redacted by the host of a shadow root", () => {
    const { told, entries } = look(`<x-vault data-leflux-redact></x-vault><button>Open</button>`, {}, (body) => {
      const root = (body.querySelector("x-vault") as Element).attachShadow({ mode: "open" });
      root.innerHTML = `<h3>${PLANTED}</h3><label>${PLANTED}<input value="${PLANTED}"></label><button>${PLANTED}</button>`;
    });

    expect(entries.map(({ text }) => text)).toContain("Open");
    expect(told).not.toContain("planted");
  });
});

describe("a card's number typed anywhere is told nowhere", () => {
  const anywhere: [name: string, html: string][] = [
    ["a note", `<textarea aria-label=Note>my card is %, thanks</textarea>`],
    ["a search", `<input type=search aria-label=Search value="%">`],
    ["a name", `<input aria-label=Name value="%">`],
    ["an editor", `<div contenteditable aria-label=Message>% and more</div>`],
    ["with the rest of the card", `<textarea aria-label=Note>% 12/29 123</textarea>`],
    [
      "a cell that is edited in place",
      `<table><tr><td contenteditable>%<td><button>Pay</button><tr><td>x<td><button>Pay</button></table>`,
    ],
    ["a heading that is edited in place", `<section><h2 contenteditable>%</h2><button>Pay</button></section>`],
  ];
  it.each(CARDS.flatMap((card) => anywhere.map(([name, html]) => [card, name, html] as const)))(
    "%s in %s",
    (card, _, html) => {
      const { told, entries } = look(html.replaceAll("%", card));

      expect(entries).not.toEqual([]);
      expect(told.replace(/\D/g, "")).not.toContain(card.replace(/\D/g, ""));
      expect(told).not.toContain(card.slice(-6));
    },
  );
});

describe("a secret does not leak through what stands around it", () => {
  it.each<[name: string, html: string]>([
    ["a label around two fields", `<label>Log in <input type=password value="%"> <button>Go</button></label>`],
    ["the name of a row", `<table><tr><td><input name=cardnumber value="%"><td><button>Pay</button></table>`],
    [
      "the row's cell that is edited",
      `<table><tr><td contenteditable aria-label=Password>%<td><button>Pay</button></table>`,
    ],
    ["aria-labelledby", `<input id=p type=password value="%"><button aria-labelledby=p>Show</button>`],
    [
      "aria-labelledby of an editor",
      `<div id=p contenteditable aria-label=Token>%</div><button aria-labelledby=p>Copy</button>`,
    ],
    ["a custom button around", `<div role=button tabindex=0>Save <input type=password value="%"></div>`],
    [
      "a card's title",
      `<ul><li><input type=password value="%"><button>Show</button><li><input><button>Show</button></ul>`,
    ],
    [
      "a redacted title",
      `<ul><li><b data-leflux-redact>%</b><button>Show</button><li><b>Other</b><button>Show</button></ul>`,
    ],
    ["redacted text in a button", `<button>Call <span data-leflux-redact title="%">%</span></button>`],
    [
      "alike but for redacted lines",
      `<ul><li><p data-leflux-redact>%1</p><button>Show</button><li><p data-leflux-redact>%2</p><button>Show</button></ul>`,
    ],
    ["a redacted heading", `<section><h2 data-leflux-redact>%</h2><button>Edit</button></section>`],
    ["a redacted label", `<label data-leflux-redact for=i>%</label><input id=i>`],
    ["a redacted legend", `<fieldset><legend data-leflux-redact>%</legend><input name=i></fieldset>`],
    [
      "a redacted group of choices",
      `<div data-leflux-redact><div>% <label><input type=radio name=a>A</label><label><input type=radio name=a>B</label></div></div>`,
    ],
    ["text beside a redacted field", `<div data-leflux-redact>% <input></div>`],
  ])("%s", (_, html) => {
    const { told, entries } = look(html.replaceAll("%", PLANTED));

    expect(entries).not.toEqual([]);
    expect(told).not.toContain("planted");
  });
});

test("the year that is chosen for a card is no part of the label that it shares", () => {
  const { of } =
    look(`<form><label for=x>Expires <select autocomplete=cc-exp-year><option>2031<option selected>2033</select> with code</label>
    <input id=x></form>`);

  expect(of("select")).toMatchObject({ sensitive: true, filled: true, options: ["2031", "2033"] });
  expect(of("#x").text).toBe("Expires with code");
});

describe("what only looks like a secret is told", () => {
  it.each<[name: string, html: string, value: string]>([
    ["a pin board", `<label>PIN board title <input value="%"></label>`, "Holiday"],
    ["a companion", `<label>Companion <input value="%"></label>`, "Ada"],
    ["a post code", `<label>Postcode / ZIP code <input value="%"></label>`, "10115"],
    ["a German post code", `<label>Postleitzahl <input value="%"></label>`, "80331"],
    ["a French post code", `<label>Code postal <input value="%"></label>`, "75001"],
    ["a discount code", `<label>Discount code <input value="%"></label>`, "SPRING"],
    ["a promotion code", `<label>Code promo <input value="%"></label>`, "ETE"],
    ["a German voucher", `<label>Gutscheincode <input value="%"></label>`, "HERBST"],
    ["an order number", `<label>Order number <input value="%"></label>`, "100234"],
    ["a company", `<label>Company pan-european <input value="%"></label>`, "ACME"],
    ["a card's title", `<label>Card title <input value="%"></label>`, "Backlog"],
    ["a business card", `<label>Business cards <input value="%"></label>`, "250"],
    ["a gift message", `<label>Gift card message <input value="%"></label>`, "Enjoy"],
    ["a phone number", `<label>Phone <input type=tel value="%"></label>`, "+49 30 901820"],
    ["a book", `<label>ISBN <input value="%"></label>`, "978-3-16-148410-0"],
    ["a book that passes the check", `<label>ISBN <input value="%"></label>`, "9780306406157"],
    ["a parcel", `<label>Tracking number <input value="%"></label>`, "1234567890123456"],
    ["a quantity", `<label>Quantity <input type=number value="%"></label>`, "12"],
    ["numbers in a row", `<label>Sizes <input value="%"></label>`, "12 15 18 20 22 25 30 35"],
    ["the expiry of a passport", `<label>Passport expiry <input value="%"></label>`, "2031-04"],
    ["a keyword", `<label>Palabra clave <input value="%"></label>`, "viajes"],
    [
      "a user beside a password",
      `<form><h2>Create your password</h2><label>User name <input value="%"></label><input type=password></form>`,
      "ada",
    ],
    ["a shipping date", `<label>Month <select><option>%</select></label>`, "April"],
    ["a map pin", `<label>Pin label <input value="%"></label>`, "Home"],
    ["an email", `<input type=email aria-label=Email value="%">`, "ada@example.org"],
    ["an opinion", `<label>Opinion <textarea>%</textarea></label>`, "Good"],
    ["a country code", `<label>Country code <input maxlength=3 value="%"></label>`, "+49"],
    ["a language", `<label>Source code <input value="%"></label>`, "let a = 1"],
  ])("%s", (_, html, value) => {
    const { entries } = look(html.replaceAll("%", value));

    expect(entries[0]?.value ?? entries.find((entry) => entry.value)?.value).toBe(value);
  });

  test("an empty field of a sensitive kind is still there to be filled", () => {
    const { of } = look(`<form><h2>Log in</h2><label>Password <input id=p type=password></label></form>`);

    expect(of("#p")).toMatchObject({ type: "password", text: "Password", parent: "Log in", sensitive: true });
  });
});
