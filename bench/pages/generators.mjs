/* Pages of known size and shape. The same arguments give the same page. */

const page = (title, style, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>
body{font:14px/1.4 sans-serif;margin:0 16px}a{color:#06c}button{padding:4px 10px}${style}</style></head><body>${body}</body></html>`;

const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join("");

/** Ten elements a card, three of them to press. */
export function productGrid(elements) {
  const card = (i) =>
    `<article class="card"><a class="pic" href="/product/${i}"><img alt="Product ${i}"></a><h3>Product ${i}</h3><p class="price"><span>$${(i % 90) + 9}.00</span></p><button class="add">Add to cart</button><button class="wish" aria-label="Save for later"><svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg></button></article>`;
  const style =
    ".grid{display:grid;grid-template-columns:repeat(4,1fr);gap:12px}.card{border:1px solid #ccc;padding:8px}.pic img{display:block;width:100%;height:80px}.wish{cursor:pointer}svg{width:12px;height:12px}";
  return page(
    "Products",
    style,
    `<header><h1>Shop</h1><nav aria-label="Main"><a href="/">Home</a> <a href="/cart">Cart</a> <input type="search" aria-label="Search"></nav></header><main class="grid">${times(Math.round(elements / 10), card)}</main>`,
  );
}

/** Boxes in boxes, with a button on every tenth level and 300 at the bottom. */
export function deep(levels) {
  let body = `<ul>${times(300, (i) => `<li><button>Deep ${i}</button></li>`)}</ul>`;
  for (let level = levels; level > 0; level--)
    body = `<div class="level">${level % 10 ? "" : `<button>Level ${level}</button>`}${body}</div>`;
  return page("Depth", ".level{padding-left:0}", body);
}

/** Ten cells a row: a choice, a name that leads somewhere, an action. */
export function table(cells) {
  const row = (i) =>
    `<tr><td><input type="checkbox" aria-label="Select row ${i}"></td><th scope="row"><a href="/order/${i}">Order ${i}</a></th>${times(7, (c) => `<td>${(i * 7 + c) % 1000}</td>`)}<td><button>Edit</button></td></tr>`;
  return page(
    "Table",
    "table{border-collapse:collapse}td,th{border:1px solid #ddd;padding:2px 8px}",
    `<h1>Orders</h1><table><thead><tr><th></th><th>Order</th>${times(7, (c) => `<th>Value ${c}</th>`)}<th>Actions</th></tr></thead><tbody>${times(cells / 10, row)}</tbody></table>`,
  );
}

export function form(fields) {
  const kinds = [
    (i) => `<label for="f${i}">Name ${i}</label> <input id="f${i}" type="text" placeholder="Name">`,
    (i) => `<label>Country ${i} <select>${times(20, (o) => `<option>Country ${o}</option>`)}</select></label>`,
    (i) => `<label><input type="checkbox"> Agree ${i}</label>`,
    (i) => `<label for="f${i}">Note ${i}</label><textarea id="f${i}" required></textarea>`,
    (i) => `<span id="l${i}">Amount ${i}</span> <input type="number" aria-labelledby="l${i}" min="0" max="9">`,
  ];
  const group = (g) =>
    `<fieldset><legend>Part ${g}</legend>${times(10, (i) => `<p>${kinds[i % 5](g * 10 + i)}</p>`)}</fieldset>`;
  return page(
    "Form",
    "fieldset{margin:8px 0}",
    `<form><h2>Application</h2>${times(fields / 10, group)}<button>Send</button></form>`,
  );
}

/** Custom elements, each with an open shadow root; every eleventh holds another ten inside its own. */
export function shadows(roots) {
  const one = (i) =>
    `<x-card><template shadowrootmode="open"><style>button{color:#06c}</style><h3>Card ${i}</h3><button>Open ${i}</button><slot></slot></template><a href="/card/${i}">Card ${i}</a></x-card>`;
  const nest = (n) =>
    `<x-list><template shadowrootmode="open"><h2>List ${n}</h2><div>${times(10, (i) => one(n * 10 + i))}</div></template></x-list>`;
  return page("Shadow roots", "x-card,x-list{display:block}", times(roots / 11, nest));
}

export function frames(count) {
  const inner = (i) =>
    `<!doctype html><title>Frame ${i}</title><body><h2>Frame ${i}</h2>${times(10, (k) => `<p><a href='/f/${k}'>Link ${k}</a> <button>Do ${k}</button></p>`)}`;
  return page(
    "Frames",
    "iframe{width:300px;height:200px}",
    times(count, (i) => `<iframe title="Frame ${i}" srcdoc="${inner(i)}"></iframe>`),
  );
}
