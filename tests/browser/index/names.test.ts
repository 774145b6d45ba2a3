import { describe, expect, it, test } from "vitest";
import { look, style } from "./harness";

const PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==";

/** Text and source of the only entry of a page. */
function nameOf(html: string): [text: string, from: string | undefined] {
  const { entries } = look(html);
  expect(entries).toHaveLength(1);
  return [entries[0]?.text ?? "", entries[0]?.nameFrom];
}

describe("a control that shows only a picture is called by the best name there is", () => {
  it.each<[name: string, html: string, text: string, from: string | undefined]>([
    ["aria-label", `<button aria-label="Delete"><svg width=9 height=9></svg></button>`, "Delete", "aria-label"],
    [
      "aria-labelledby",
      `<span id=d>Remove</span><button aria-labelledby=d><i class=x></i></button>`,
      "Remove",
      "labelledby",
    ],
    ["title", `<button title="Close"><svg width=9 height=9></svg></button>`, "Close", "title"],
    ["title inside", `<button><span title="Close">×</span></button>`, "Close", "title"],
    [
      "a library's tooltip",
      `<button data-bs-original-title="Copy link"><i class="x"></i></button>`,
      "Copy link",
      "title",
    ],
    ["alt", `<a href="/c"><img alt="Cart" src="${PICTURE}" width=20 height=20></a>`, "Cart", undefined],
    [
      "title of the drawing",
      `<button><svg width=9 height=9><title>Menu</title><path d="M0 0h9v9"/></svg></button>`,
      "Menu",
      undefined,
    ],
    [
      "text for screen readers",
      `<button><i>★</i><span style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Add to favourites</span></button>`,
      "★ Add to favourites",
      undefined,
    ],
    ["a letter and a label", `<button aria-label="Close">X</button>`, "Close", "aria-label"],
    ["a symbol and a label", `<button aria-label="Next page">›</button>`, "Next page", "aria-label"],
    [
      "where a link goes",
      `<a href="/settings/my-profile.html?x=1"><svg width=9 height=9></svg></a>`,
      "my profile",
      "href",
    ],
    ["whose site", `<a href="https://www.github.com/acme"><svg width=9 height=9></svg></a>`, "github acme", "href"],
    ["the first page", `<a href="/"><svg width=9 height=9></svg></a>`, "home", "href"],
    ["whom it writes to", `<a href="mailto:a@b.org?subject=x"><svg width=9 height=9></svg></a>`, "a@b.org", "href"],
    ["an address drawn by lot", `<a href="/p/83727-ab3f"><svg width=9 height=9></svg></a>`, "", undefined],
    ["file", `<button><img src="/img/icon-trash.3f2a91c0.svg" width=20 height=20></button>`, "trash", "icon"],
    [
      "file with empty alt",
      `<button><img alt="" src="/static/shopping_cart@2x.png?v=3" width=20 height=20></button>`,
      "shopping cart",
      "icon",
    ],
    [
      "sprite",
      `<button><svg width=9 height=9><use href="/sprite.svg#icon-settings"></use></svg></button>`,
      "settings",
      "icon",
    ],
    [
      "sprite of old",
      `<button><svg width=9 height=9><use xlink:href="#search"></use></svg></button>`,
      "search",
      "icon",
    ],
    [
      "symbol's title",
      `<svg style="display:none"><symbol id=s><title>Printer</title></symbol></svg><button><svg width=9 height=9><use href="#s"></use></svg></button>`,
      "Printer",
      undefined,
    ],
    ["Font Awesome", `<button><i class="fa-solid fa-pen-to-square fa-lg"></i></button>`, "pen to square", "icon"],
    ["Bootstrap icons", `<button><i class="bi bi-trash3"></i></button>`, "trash3", "icon"],
    [
      "Material Design icons",
      `<button><span class="mdi mdi-account-circle"></span></button>`,
      "account circle",
      "icon",
    ],
    ["glyphicons", `<button><span class="glyphicon glyphicon-remove"></span></button>`, "remove", "icon"],
    ["lucide", `<button><svg class="lucide lucide-pencil" width=9 height=9></svg></button>`, "pencil", "icon"],
    ["data-icon", `<button><svg data-icon="xmark" width=9 height=9></svg></button>`, "xmark", "icon"],
    [
      "camel case",
      `<button><svg class="svg-icon iconArrowLeft" width=9 height=9></svg></button>`,
      "arrow left",
      "icon",
    ],
    ["its own class", `<button class="popup__close"></button>`, "close", "icon"],
    ["a symbol alone", `<button>+</button>`, "+", undefined],
    ["name", `<button name="save-draft"><svg width=9 height=9></svg></button>`, "save draft", "name"],
    ["id", `<button id="openFilters"><svg width=9 height=9></svg></button>`, "open filters", "name"],
    ["data-testid", `<button data-testid="user-menu"><svg width=9 height=9></svg></button>`, "user menu", "testid"],
    [
      "data-testid last",
      `<button data-testid="b1" title="Share"><svg width=9 height=9></svg></button>`,
      "Share",
      "title",
    ],
    ["data-testid after the icon", `<button data-testid="b1"><i class="fa fa-share"></i></button>`, "share", "icon"],
    [
      "no id that was counted",
      `<button id="radix-:r1:" data-testid="menu-trigger"><svg width=9 height=9></svg></button>`,
      "menu trigger",
      "testid",
    ],
    [
      "no file drawn by lot",
      `<button data-testid="promo"><img src="/u/kIpBoUr8zJlmqlF8azhNK.png" width=20 height=20></button>`,
      "promo",
      "testid",
    ],
    ["glyphs of an icon font are no text", `<button title="Home">\ue900</button>`, "Home", "title"],
    ["words beside such a glyph", `<button>\ue900 Home</button>`, "Home", undefined],
    ["an image button", `<input type=image src="${PICTURE}" width=20 height=20 alt="Search">`, "Search", undefined],
    ["an image button's file", `<input type=image src="/b/go.png" width=20 height=20 value="Go">`, "Go", undefined],
  ])("%s", (_, html, text, from) => {
    expect(nameOf(html)).toEqual([text, from]);
  });
});

describe("a field is called by its label, and by the best name there is without one", () => {
  it.each<[name: string, html: string, text: string, from: string | undefined]>([
    ["label for", `<label for=i>Email</label><input id=i>`, "Email", "label"],
    ["label around", `<label>Email <input></label>`, "Email", "label"],
    ["two labels", `<label for=i>Email</label><input id=i><label for=i>(work)</label>`, "Email (work)", "label"],
    ["label with a mark", `<label for=i>Email<span aria-hidden=true>*</span></label><input id=i>`, "Email", "label"],
    [
      "label with a generated mark",
      `<style>.r::after{content:" *"}</style><label class=r for=i>Email</label><input id=i>`,
      "Email *",
      "label",
    ],
    ["label before placeholder", `<label>Email <input placeholder="you@example.org"></label>`, "Email", "label"],
    ["aria-label before placeholder", `<input aria-label=Email placeholder=you>`, "Email", "aria-label"],
    ["dangling aria-labelledby", `<label>Email <input aria-labelledby=gone></label>`, "Email", "label"],
    ["placeholder", `<input placeholder="Search products">`, "Search products", "placeholder"],
    ["title", `<input title="Your age">`, "Your age", "title"],
    ["text before", `<div>Quantity: <input type=number></div>`, "Quantity", "label"],
    ["text before, in wrappers", `<div><span>Quantity</span><div><div><input></div></div></div>`, "Quantity", "label"],
    ["text before and a placeholder", `<div><span>Quantity</span><input placeholder="0"></div>`, "Quantity", "label"],
    ["text after a box", `<div><input type=checkbox> Remember me</div>`, "Remember me", "label"],
    ["text after a radio", `<p>Size <input type=radio name=s> Small</p>`, "Small", "label"],
    ["cell before", `<table><tr><td>City</td><td><input></td></tr></table>`, "City", "label"],
    ["definition", `<dl><dt>City</dt><dd><input></dd></dl>`, "City", "label"],
    [
      "a heading before is no label",
      `<h2>Search</h2><input placeholder="Search products">`,
      "Search products",
      "placeholder",
    ],
    [
      "a painted label that is not announced",
      `<label for=i aria-hidden=true>Email</label><input id=i name=f3>`,
      "Email",
      "label",
    ],
    [
      "a label that nobody sees, at last",
      `<label for=i style="display:none">Email</label><input id=i name=f3>`,
      "Email",
      "label",
    ],
    [
      "not before the placeholder",
      `<label for=i hidden>Email address of the user</label><input id=i placeholder="Your email">`,
      "Your email",
      "placeholder",
    ],
    [
      "prompt of a select",
      `<select name=s><option value="">Choose a size</option><option>S</option></select>`,
      "Choose a size",
      "placeholder",
    ],
    ["name", `<input name="user[firstName]">`, "user first name", "name"],
    ["name of a server's form", `<input name="ctl00$Main$txtCity">`, "txt city", "name"],
    ["search by its name", `<input name=q>`, "search", "name"],
    ["value of a radio", `<input type=radio name=rating value=5>`, "rating 5", "name"],
    ["file", `<label>Photo <input type=file></label>`, "Photo", "label"],
    ["custom box", `<div role=textbox tabindex=0 aria-label=Note>typed</div>`, "Note", "aria-label"],
    ["custom switch", `<div role=switch tabindex=0 aria-checked=true>Dark mode</div>`, "Dark mode", undefined],
    [
      "editor by its placeholder",
      `<div contenteditable><p data-placeholder="Write something"><br></p></div>`,
      "Write something",
      "placeholder",
    ],
    [
      "editor by aria-placeholder",
      `<div contenteditable role=textbox aria-placeholder="Message"></div>`,
      "Message",
      "placeholder",
    ],
  ])("%s", (_, html, text, from) => {
    expect(nameOf(html)).toEqual([text, from]);
  });

  test("a column's header names the field that nothing else names, and its row is the parent", () => {
    const { entries } = look(`<table><thead><tr><th>User<th>Read<th>Write</thead><tbody>
      <tr><td>Ada<td><input type=checkbox><td><input type=checkbox></tr>
      <tr><td>Bob<td><input type=checkbox><td><input type=checkbox></tr></tbody></table>`);

    expect(entries.map(({ text, parent }) => `${text} < ${parent}`)).toEqual([
      "Read < Ada",
      "Write < Ada",
      "Read < Bob",
      "Write < Bob",
    ]);
  });
});

test("what a style sheet adds is read, and what it adds for print or as a picture is not", () => {
  style(`.new::before { content: "New: " } @media print { a::after { content: " (printed)" } }
    .arrow::after { content: "\\e901"; font-family: icons } .badge::after { content: url(x.png) / "sale" }`);

  const { entries } = look(
    `<a href=/a class=new>Rolls</a><a href=/b class=arrow>Bread</a><a href=/c class=badge>Tart</a>`,
  );

  expect(entries.map(({ text }) => text)).toEqual(["New: Rolls", "Bread", "Tart sale"]);
});

test("aria-label is told besides the text, where it differs", () => {
  const { entries } = look(
    `<button aria-label="About our prices">Learn more</button><button aria-label="Save draft">Save</button>`,
  );

  expect(entries.map(({ text, ariaLabel }) => [text, ariaLabel])).toEqual([
    ["Learn more", "About our prices"],
    ["Save draft", "Save draft"],
  ]);
});
