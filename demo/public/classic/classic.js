// The bakery's own few lines: a basket that lives in session storage, and the same chat on every page.
const KEY = "millbrook-basket";
const basket = () => JSON.parse(sessionStorage.getItem(KEY) ?? "[]");

function keep(items) {
  sessionStorage.setItem(KEY, JSON.stringify(items));
  show();
}

function show() {
  const items = basket();
  document.querySelector("#basket-link").textContent = `Basket (${items.length})`;
  const list = document.querySelector("#basket");
  if (!list) return;
  list.replaceChildren(
    ...items.map((name, at) => {
      const row = document.createElement("li");
      const title = document.createElement("h3");
      title.textContent = name;
      const remove = document.createElement("button");
      remove.textContent = "Remove";
      remove.addEventListener("click", () => keep(items.filter((_, other) => other !== at)));
      row.append(title, remove);
      return row;
    }),
  );
  document.querySelector("#empty").hidden = items.length > 0;
}

for (const button of document.querySelectorAll(".add")) {
  button.addEventListener("click", () =>
    keep([...basket(), button.closest("article").querySelector("h3").textContent]),
  );
}

const form = document.querySelector("form");
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  const name = new FormData(form).get("name");
  form.hidden = true;
  const thanks = document.querySelector("#thanks");
  thanks.textContent = `Thank you, ${name}. We keep a table for you.`;
  thanks.hidden = false;
});

show();

Leflux.mountLefluxChat({
  api: globalThis.LEFLUX_API,
  title: "Bakery helper",
  greeting: "Good morning! What shall I do for you?",
  suggestions: ["Go to the menu and add the Rye Loaf to the basket", "What can I do here?"],
});
