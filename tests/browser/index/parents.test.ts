import { describe, expect, it, test } from "vitest";
import { lines, look } from "./harness";

/** Parents by text: `{ "Add to cart": "Rye loaf" }`. */
const parents = (html: string) => Object.fromEntries(look(html).entries.map(({ text, parent }) => [text, parent]));

describe("the parent is the nearest container that means something", () => {
  it.each<[name: string, html: string, parents: Record<string, string | undefined>]>([
    [
      "a card's heading",
      `<ul><li><h3>Rye loaf</h3><p>Dark</p><button>Add</button></li><li><h3>Bun</h3><a href=/b>More</a></li></ul>`,
      { Add: "Rye loaf", More: "Bun" },
    ],
    [
      "a card's heading behind its picture",
      `<article><img alt=x src=x><div><h3>Rye loaf</h3><span>$5</span></div><div><button>Add</button></div></article>`,
      { Add: "Rye loaf" },
    ],
    [
      "a price is no title",
      `<div class=card><h4>$24.99</h4><h4><a href=/p>First product</a></h4><button>Add</button></div><div class=card><h4>$3</h4><h4><a href=/q>Second product</a></h4><button>Buy</button></div>`,
      { "First product": undefined, Add: "First product", "Second product": undefined, Buy: "Second product" },
    ],
    [
      "a subtitle is no title",
      `<div class=plan><h3>Pro</h3><h4>Most popular</h4><button>Choose</button></div><div class=plan><h3>Team</h3><button>Pick</button></div>`,
      { Choose: "Pro", Pick: "Team" },
    ],
    [
      "two headings in a row",
      `<div class=plan><h3>Enterprise</h3><h3>Custom pricing</h3><a href=/e>Request a demo</a></div><div class=plan><h3>Basic</h3><h3>$5 a month</h3><a href=/b>Start</a></div>`,
      { "Request a demo": "Enterprise", Start: "Basic" },
    ],
    [
      "sections of a column",
      `<div class=col><h3>Shop</h3><a href=/s>Sale</a><h3>Help</h3><a href=/f>FAQ</a></div><div class=col><h3>About</h3><a href=/j>Jobs</a></div>`,
      { Sale: "Shop", FAQ: "Help", Jobs: "About" },
    ],
    [
      "a title by its class",
      `<div class=card><div class=card-title>Rye loaf</div><button>Add</button></div><div class=card><div class=card-title>Bun</div><button>Buy</button></div>`,
      { Add: "Rye loaf", Buy: "Bun" },
    ],
    ["a title in bold", `<li><b>Rye loaf</b> <button>Add</button></li>`, { Add: "Rye loaf" }],
    [
      "a title that is a link",
      `<li><a href=/rye>Rye loaf</a><div><button>Add</button></div></li>`,
      { "Rye loaf": undefined, Add: "Rye loaf" },
    ],
    [
      "a title by the picture",
      `<ul><li><img alt="Rye loaf" width=9 height=9 src=x><button>Add</button></li></ul>`,
      { Add: "Rye loaf" },
    ],
    ["a title that is a line of text", `<ul><li>Rye loaf <button>Remove</button></li></ul>`, { Remove: "Rye loaf" }],
    [
      "a form's heading inside",
      `<form><h2>Contact us</h2><label>Email <input></label><button>Send</button></form>`,
      { Email: "Contact us", Send: "Contact us" },
    ],
    [
      "a form's heading before it",
      `<h2>Contact us</h2><form><label>Email <input></label></form>`,
      { Email: "Contact us" },
    ],
    ["a form's label", `<form aria-label="Sign up"><input aria-label=Email></form>`, { Email: "Sign up" }],
    [
      "legend",
      `<fieldset><legend>Delivery</legend><label><input type=radio name=d>Home</label></fieldset>`,
      { Home: "Delivery" },
    ],
    [
      "legend, not the form's heading",
      `<form><h2>Order</h2><fieldset><legend>Delivery</legend><label><input type=radio name=d>Home</label></fieldset><button>Pay</button></form>`,
      { Home: "Delivery", Pay: "Order" },
    ],
    [
      "a radio group's label",
      `<h3 id=s>Size</h3><div role=radiogroup aria-labelledby=s><span role=radio tabindex=0>Small</span></div>`,
      { Small: "Size" },
    ],
    [
      "choices under a line",
      `<div><div>Size</div><label><input type=radio name=s>Small</label><label><input type=radio name=s>Large</label></div>`,
      { Small: "Size", Large: "Size" },
    ],
    [
      "a dialog's label",
      `<div role=dialog aria-label="Delete file"><button>Delete</button></div>`,
      { Delete: "Delete file" },
    ],
    [
      "a dialog's heading",
      `<dialog open><h2>Delete file?</h2><button>Delete</button></dialog>`,
      { Delete: "Delete file?" },
    ],
    [
      "a dialog's title without a heading",
      `<div role=dialog><div class=modal-header><span class=modal-title>Delete file?</span><button>×</button></div><div><button>Delete</button></div></div>`,
      { "×": "Delete file?", Delete: "Delete file?" },
    ],
    [
      "a row's header",
      `<table><tr><th>Name<th>Do<tr><th scope=row>Ada<td><button>Edit</button></table>`,
      { Edit: "Ada" },
    ],
    [
      "a row's first cell",
      `<table><tr><td>Ada<td>ada@x.org<td><button>Edit</button><tr><td>Bob<td>b@x.org<td><button>Ask</button></table>`,
      { Edit: "Ada", Ask: "Bob" },
    ],
    [
      "a row's second cell, when the first is a box",
      `<table><tr><td><input type=checkbox aria-label=Select><td>Ada<td><button>Edit</button><tr><td><input type=checkbox aria-label=Pick><td>Bob<td><a href=/x>View</a></table>`,
      { Select: "Ada", Edit: "Ada", Pick: "Bob", View: "Bob" },
    ],
    [
      "a row by number",
      `<table><thead><tr><th>Order<th></thead><tr><td>1001<td><button>Refund</button><tr><td>1002<td><button>Ship</button></table>`,
      { Refund: "Order 1001", Ship: "Order 1002" },
    ],
    [
      "a row by number, with what it says besides",
      `<table><tr><th>Order<th>Who<th></tr><tr><th scope=row>1041<td><a href=/a>Ada Byron</a><td><button>Refund</button><tr><th scope=row>1042<td>Bob<td><button>Ship</button></table>`,
      { "Ada Byron": "Order 1041", Refund: "1041, Ada Byron", Ship: "1042, Bob" },
    ],
    [
      "the cell that names the row stands under the table's caption",
      `<table><caption>Users</caption><tr><td><a href=/a>Ada</a><td>x<tr><td><a href=/b>Bob</a><td>y</table>`,
      { Ada: "Users", Bob: "Users" },
    ],
    [
      "an action in the first column names no row",
      `<table><tr><td><a href=/1>Edit</a><td>Ada<tr><td><button>Edit</button><td>Bob</table>`,
      { Edit: "Bob" },
    ],
    [
      "a row of a grid",
      `<div role=grid><div role=row><div role=rowheader>Ada</div><div role=gridcell><button>Edit</button></div></div></div>`,
      { Edit: "Ada" },
    ],
    [
      "details",
      `<details open><summary>Advanced</summary><input aria-label=Port></details>`,
      { Advanced: undefined, Port: "Advanced" },
    ],
    ["a landmark's label", `<nav aria-label="Main"><a href=/a>Home</a></nav>`, { Home: "Main" }],
    [
      "a landmark's heading for screen readers",
      `<nav><h2 style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Site menu</h2><a href=/a>Home</a></nav>`,
      { Home: "Site menu" },
    ],
    ["a section's heading", `<section><h2>Billing</h2><div><button>Pay</button></div></section>`, { Pay: "Billing" }],
    [
      "a section's heading in its head",
      `<section><header><h2>Billing</h2></header><div><button>Pay</button></div></section>`,
      { Pay: "Billing" },
    ],
    [
      "a heading above in flowing text",
      `<h2>Billing</h2><p>Text</p><p><a href=/x>Terms</a></p><h2>Team</h2><p><a href=/y>Invite</a></p>`,
      { Terms: "Billing", Invite: "Team" },
    ],
    [
      "a panel's tab",
      `<div role=tablist><button role=tab aria-controls=p aria-selected=true>Profile</button></div><div role=tabpanel id=p><input aria-label=Name></div>`,
      { Profile: undefined, Name: "Profile" },
    ],
    [
      "a panel's tab by labelledby",
      `<button role=tab id=t>Profile</button><div role=tabpanel aria-labelledby=t><input aria-label=Name></div>`,
      { Profile: undefined, Name: "Profile" },
    ],
    ["a toolbar", `<div role=toolbar aria-label=Formatting><button>Bold</button></div>`, { Bold: "Formatting" }],
    [
      "a menu",
      `<button id=m aria-expanded=true>File</button><ul role=menu aria-labelledby=m><li role=menuitem tabindex=-1>Save</li></ul>`,
      { File: undefined, Save: "File" },
    ],
    [
      "a submenu's item",
      `<ul><li><a href=/r>Recipes</a><ul><li><a href=/r/c>Cakes</a></li></ul></li></ul>`,
      { Recipes: undefined, Cakes: "Recipes" },
    ],
    [
      "a group of a list",
      `<h3 id=g>Fruit</h3><ul aria-labelledby=g><li><button>Apple</button></li></ul>`,
      { Apple: "Fruit" },
    ],
    [
      "a panel's head without a heading",
      `<div class=panel><div class=panel-heading>Shipping</div><div class=panel-body><input aria-label=Street></div></div>`,
      { Street: "Shipping" },
    ],
    [
      "the page's h1 when nothing is nearer",
      `<main><h1>Bakery</h1><p><button>Order</button></p></main>`,
      { Order: "Bakery" },
    ],
    [
      "not the page's h1 when something is",
      `<main><h1>Bakery</h1><section><h2>Bread</h2><button>Order</button></section></main>`,
      { Order: "Bread" },
    ],
    [
      "not the page's h1 at the page's edges",
      `<header><a href=/>Acme</a></header><main><h1>Shoes</h1><button>Filter</button></main><footer><a href=/t>Terms</a></footer>`,
      { Acme: undefined, Filter: "Shoes", Terms: undefined },
    ],
    [
      "nor where edges are so called alone",
      `<div class=navbar><a href=/>Acme</a></div><h1>Shoes</h1><p><button>Filter</button></p><div id=footer><a href=/t>Terms</a></div>`,
      { Acme: undefined, Filter: "Shoes", Terms: undefined },
    ],
    [
      "the h1 of a header, for what is done there",
      `<header><h1>Orders</h1><button>New</button><a href=/cart>Cart</a></header><main><button>Export</button></main>`,
      { New: "Orders", Cart: undefined, Export: "Orders" },
    ],
    [
      "a card's own footer stands under the card",
      `<h1>Shop</h1><div class=card><h3>Rye</h3><div class=footer><button>Buy</button></div></div><div class=card><h3>Bun</h3><footer><button>Ask</button></footer></div>`,
      { Buy: "Rye", Ask: "Bun" },
    ],
    ["nothing where there is nothing", `<button>Order</button>`, { Order: undefined }],
  ])("%s", (_, html, expected) => {
    expect(parents(html)).toEqual(expected);
  });
});

test("a card's head holds its name and its button", () => {
  const card = (name: string) =>
    `<div class="el-card"><div class="el-card__header"><div class="card-header"><span>${name}</span><button>进入</button></div></div><div class="el-card__body">状态： 开启</div></div>`;

  expect(lines(look(`<div>${card("飞行棋")}${card("H5 Games")}</div>`))).toEqual(["进入 < 飞行棋", "进入 < H5 Games"]);
});

describe("the parent is nothing else", () => {
  it.each<[name: string, html: string, parents: Record<string, string | undefined>]>([
    [
      "a neighbour card's title",
      `<div class=grid><div class=card><h3>Rye</h3></div><div class=card><button>Add</button></div></div>`,
      { Add: undefined },
    ],
    [
      "the title of the item before",
      `<ul><li><h3>Rye</h3><button>Add</button></li><li><button>Buy</button></li></ul>`,
      { Add: "Rye", Buy: undefined },
    ],
    [
      "another field's label",
      `<form><div class=row><label for=a>First name</label><input id=a></div><div class=row><label for=b>Last name</label><input id=b></div><div><button>Save</button></div></form>`,
      { "First name": undefined, "Last name": undefined, Save: undefined },
    ],
    [
      "a repetition of the text",
      `<section><h2>Log in</h2><h3>Members</h3><a href=/x>Members</a></section>`,
      { Members: "Log in" },
    ],
    [
      "the heading that it is itself",
      `<section><h2>News</h2><h3><a href=/1>First story</a></h3></section>`,
      { "First story": "News" },
    ],
    ["a hidden heading", `<section><h2>News</h2><h3 hidden>Old</h3><a href=/1>First</a></section>`, { First: "News" }],
    [
      "a heading for screen readers beside it",
      `<div><h2 style="position:absolute;left:-9999px">Search form</h2><a href=/1>About</a></div>`,
      { About: undefined },
    ],
    [
      "what stands over a footer",
      `<h2>News</h2><p>x</p><footer><a href=/i>Imprint</a></footer>`,
      { Imprint: undefined },
    ],
    [
      "the link beside it",
      `<ul><li><a href=/l>Log in</a> <a href=/s>Sign up</a></li></ul>`,
      { "Log in": undefined, "Sign up": undefined },
    ],
    [
      "the first link of a column of links",
      `<div><ul class=c><li><a href=/1>Bread</a></li><li><a href=/2>Cake</a></li></ul><ul class=c><li><a href=/3>Tea</a></li></ul></div>`,
      { Bread: undefined, Cake: undefined, Tea: undefined },
    ],
    [
      "what is chosen in the row",
      `<div class=row><select aria-label=Plan><option>Pro</select><button>Save</button></div><div class=row><select aria-label=Kind><option>Team</select><button>Store</button></div>`,
      { Plan: undefined, Save: undefined, Kind: undefined, Store: undefined },
    ],
    [
      "a title inside its own label",
      `<ul><li><label><input type=checkbox> 2 <b>eggs</b></label></li></ul>`,
      { "2 eggs": undefined },
    ],
    ["a bullet", `<ul><li><span>▢</span> <a href=/salt>salt</a></li></ul>`, { salt: undefined }],
    [
      "tools of a heading",
      `<section><h2>Overview <a href=/e>[edit]</a></h2><p><a href=/s>Soil</a></p></section>`,
      { "[edit]": "Overview", Soil: "Overview" },
    ],
    [
      "redacted",
      `<section><h2 data-leflux-redact>Ada Lovelace</h2><button>Call</button></section>`,
      { Call: undefined },
    ],
    [
      "one of many words",
      `<ul><li>${"word ".repeat(60)}<button>More</button></li></ul>`,
      { More: `${"word ".repeat(16).slice(0, 79)}…` },
    ],
  ])("%s", (_, html, expected) => {
    expect(parents(html)).toEqual(expected);
  });

  test("a form's heading may be the same as its button: that says what is sent", () => {
    expect(parents(`<form><h2>Subscribe</h2><button>Subscribe</button></form>`)).toEqual({ Subscribe: "Subscribe" });
  });
});

test("titles reach through slots, shadow roots and frames", () => {
  const page = look(
    `<section><h2>Basket</h2><x-row id=h><b slot=name>Rye</b></x-row><x-tool id=t></x-tool></section>
    <section><h2>Map</h2><iframe title=map srcdoc="<button>Zoom</button>"></iframe></section>`,
    {},
    (body) => {
      const row = (body.querySelector("#h") as Element).attachShadow({ mode: "open" });
      row.innerHTML = `<ul><li><h4><slot name=name></slot></h4><button>Remove</button></li></ul>`;
      (body.querySelector("#t") as Element).attachShadow({ mode: "open" }).innerHTML = `<button>Empty</button>`;
    },
  );

  expect(lines(page)).toEqual(expect.arrayContaining(["Remove < Rye", "Empty < Basket"]));
});

test("a parent is at most 80 characters long", () => {
  const { entries } = look(`<section><h2>${"Long title ".repeat(20)}</h2><button>Go</button></section>`);

  expect(entries[0]?.parent?.length).toBeLessThanOrEqual(80);
  expect(entries[0]?.parent).toMatch(/^Long title .*…$/);
});

test("six equal buttons differ in their parents", () => {
  const names = ["AirPods Pro", "Echo Dot", "Kindle", "Pixel 9", "Switch", "Roomba"];
  const cards = names.map(
    (name) => `<div class="card"><img alt="" src="x"><h3>${name}</h3><p>$9</p><button>Add to Cart</button></div>`,
  );
  const { entries } = look(`<main><h1>Shop</h1><div class="grid">${cards.join("")}</div></main>`);

  expect(entries.map(({ text, parent }) => [text, parent])).toEqual(names.map((name) => ["Add to Cart", name]));
});
