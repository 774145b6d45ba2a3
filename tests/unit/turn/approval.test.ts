import { describe, expect, it } from "vitest";
import type { ActionCommand, IndexEntry, PageIndex } from "../../../src/protocol";
import { type ApprovalPolicy, decide } from "../../../src/turn";
import { entry, fakePage } from "./fakes";

const page = (entries: IndexEntry[] = []): PageIndex => fakePage(undefined, entries).getIndex("emission");
const act = (command: ActionCommand) => ({ ...command, generation: 1 });
const click = act({ type: "click", id: 1 });
const on = (fields: Partial<IndexEntry>, action = click, all: IndexEntry[] = [], policy: ApprovalPolicy = "risky") => {
  const target = entry(1, fields);
  return decide(policy, action, target, page([target, ...all]));
};

const ask = [
  // English
  "Pay",
  "Pay now",
  "Pay $49.00",
  "Pay with card",
  "Make a payment",
  "Confirm payment",
  "Buy",
  "Buy now",
  "Buy it now",
  "Purchase",
  "Order",
  "Order now",
  "Place order",
  "Place your order",
  "Submit order",
  "Complete purchase",
  "Reorder",
  "Pre-order",
  "Pre-order now",
  "Book now",
  "Subscribe",
  "Donate",
  "Delete",
  "🗑 Delete",
  "Delete account",
  "Permanently delete",
  "Yes, delete it",
  "DELETE ALL",
  "Remove account",
  "Remove user",
  "Remove this team member",
  "Close my account",
  "Cancel subscription",
  "Cancel order",
  "Deactivate",
  "Send",
  "Send message",
  "Send →",
  "Resend code",
  "Publish",
  "Publish post",
  "Post",
  "Post comment",
  "Submit",
  "Submit review",
  "Transfer",
  "Transfer money",
  "Withdraw",
  "Withdraw funds",
  // German
  "Kaufen",
  "Jetzt kaufen",
  "Zahlungspflichtig bestellen",
  "Jetzt bezahlen",
  "Bestellung abschicken",
  "Bestellen",
  "Löschen",
  "Konto löschen",
  "Benutzer entfernen",
  "Abonnement kündigen",
  "Absenden",
  "Nachricht senden",
  "Veröffentlichen",
  "Überweisen",
  // French
  "Acheter",
  "Payer",
  "Commander",
  "Passer la commande",
  "Valider ma commande",
  "Supprimer",
  "Supprimer le compte",
  "Envoyer",
  "Publier",
  "Effectuer un virement",
  "Transférer",
  // Spanish
  "Comprar",
  "Comprar ahora",
  "Pagar",
  "Realizar pedido",
  "Confirmar compra",
  "Eliminar",
  "Borrar cuenta",
  "Enviar",
  "Publicar",
  "Transferir",
  // Italian
  "Acquista",
  "Acquista ora",
  "Paga",
  "Ordina",
  "Invia ordine",
  "Elimina",
  "Cancella account",
  "Invia",
  "Pubblica",
  "Trasferisci",
  // Portuguese
  "Finalizar compra",
  "Fazer pedido",
  "Excluir",
  "Excluir conta",
  "Apagar",
  "Encomendar",
  "Enviar mensagem",
  "Transferir dinheiro",
];

const allow = [
  // English
  "Add to Cart",
  "Add to cart",
  "Remove from cart",
  "Delete from cart",
  "Clear cart",
  "Add to wishlist",
  "Remove",
  "Remove filter",
  "Delete filter",
  "Clear search",
  "Orders",
  "Order history",
  "Your orders",
  "Order by price",
  "Sort order",
  "Order status",
  "Order #1234",
  "Payment methods",
  "Payments",
  "Paypal",
  "Pay later info",
  "Pay-as-you-go",
  "Payload",
  "Buyer protection",
  "Purchase history",
  "Senders",
  "Sent",
  "Sender",
  "Deleted items",
  "Undelete",
  "Published",
  "Publisher",
  "Posts",
  "Post details",
  "Blog post",
  "Outpost",
  "Transfers",
  "Transfer history",
  "Submitted",
  "Submission",
  "Checkout",
  "Continue shopping",
  "Save",
  "Save settings",
  "Edit",
  "Open menu",
  "Next",
  "Close",
  "Cancel",
  "Search",
  "Sign in",
  "Log in",
  "Show more",
  "Profile",
  "Add item",
  "Apply filter",
  "Send to back",
  // German
  "In den Warenkorb",
  "Aus dem Warenkorb entfernen",
  "Weiter einkaufen",
  "Meine Bestellungen",
  "Zahlungsarten",
  "Filter löschen",
  "Versandkosten",
  "Sendung verfolgen",
  "Kaufberatung",
  "Anmelden",
  "Speichern",
  "Entfernen",
  "Bezahlt",
  // French
  "Ajouter au panier",
  "Supprimer du panier",
  "Mes commandes",
  "Paiements",
  "Continuer mes achats",
  "Effacer les filtres",
  "Enregistrer",
  // Spanish
  "Añadir al carrito",
  "Eliminar del carrito",
  "Mis pedidos",
  "Seguir comprando",
  "Métodos de pago",
  "Guardar",
  // Italian
  "Aggiungi al carrello",
  "Rimuovi dal carrello",
  "I miei ordini",
  "Ordina per prezzo",
  "Cancella filtri",
  "Salva",
  // Portuguese
  "Adicionar ao carrinho",
  "Remover do carrinho",
  "Meus pedidos",
  "Continuar comprando",
  "Formas de pagamento",
  "Salvar",
];

describe("a button that says", () => {
  it.each(ask)("“%s” needs approval", (text) => {
    expect(on({ text })).toBe("ask");
  });

  it.each(allow)("“%s” does not", (text) => {
    expect(on({ text })).toBe("allow");
  });
});

describe("by default", () => {
  const link = (href: string, fields: Partial<IndexEntry> = {}) => ({ type: "link", text: "Read", href, ...fields });
  it.each<[string, "ask" | "allow", Partial<IndexEntry>]>([
    ["what submits a form needs approval", "ask", { text: "Go", submits: true }],
    ["a submit button of a search does not", "allow", { type: "submit", text: "Search" }],
    ["a download needs approval", "ask", link("/a.pdf", { download: true })],
    ["a link to another site", "ask", link("https://other.test/")],
    ["a link to another port", "ask", link("https://shop.test:8443/")],
    ["a link to the same host without encryption", "ask", link("http://shop.test/")],
    ["a protocol-relative link", "ask", link("//other.test/x")],
    ["a mail link", "ask", link("mailto:a@b.test")],
    ["a telephone link", "ask", link("tel:123")],
    ["a link within the site", "allow", link("/cart")],
    ["a link within the page", "allow", link("#top")],
    ["a link that a script handles", "allow", link("javascript:void(0)")],
    ["a link that is none", "allow", link("http://")],
    ["a risky aria-label", "ask", { text: "×", ariaLabel: "Delete message" }],
    ["a menu item", "ask", { type: "menuitem", text: "Delete" }],
    ["a thing of no known kind that is pressed", "ask", { type: "clickable", text: "Delete" }],
    [
      "yes in a dialog that asks for something risky",
      "ask",
      { text: "Confirm", parent: "Delete this project?", inModal: true },
    ],
    ["ok in French", "ask", { text: "Oui", parent: "Supprimer le compte ?", inModal: true }],
    ["yes in another dialog", "allow", { text: "OK", parent: "Settings saved" }],
    ["cancel in a risky dialog", "allow", { text: "Cancel", parent: "Delete this project?", inModal: true }],
    ["a checkbox that says so", "allow", { type: "checkbox", text: "Delete files too" }],
    ["an option that says so", "allow", { type: "option", text: "Send by post" }],
    ["a tab that says so", "allow", { type: "tab", text: "Send" }],
    ["the field itself", "allow", { type: "textarea", text: "Send us a message" }],
  ])("%s: %s", (_, expected, fields) => {
    expect(on(fields)).toBe(expected);
  });

  it("a click on nothing known needs approval", () => {
    expect(decide("risky", click, undefined, page())).toBe("ask");
  });

  const submit = entry(2, { text: "Send", submits: true, parent: "Contact" });
  const press = (key: string, id?: number) => act({ type: "press", key, ...(id !== undefined && { id }) });
  it.each<[string, "ask" | "allow", Partial<IndexEntry> | null, string, IndexEntry[]]>([
    ["Enter in a field beside a button that submits", "ask", { type: "email", parent: "Contact" }, "Enter", [submit]],
    ["Enter in a field of another form", "allow", { type: "text", parent: "Newsletter" }, "Enter", [submit]],
    ["Enter in a field in another frame", "allow", { type: "text", parent: "Contact", frame: "ad" }, "Enter", [submit]],
    ["Enter in a search field", "allow", { type: "search", parent: "Contact" }, "Enter", [submit]],
    ["Enter in a searchbox", "allow", { type: "searchbox", parent: "Contact" }, "Enter", [submit]],
    ["Enter in a textarea, a new line", "allow", { type: "textarea", parent: "Contact" }, "Enter", [submit]],
    ["Control+Enter in a textarea", "ask", { type: "textarea", parent: "Contact" }, "Control+Enter", [submit]],
    ["Tab in a field", "allow", { type: "text", parent: "Contact" }, "Tab", [submit]],
    ["Escape", "allow", null, "Escape", [submit]],
    ["Enter on whatever has the focus, with a form on the page", "ask", null, "Enter", [submit]],
    ["Enter on whatever has the focus, without one", "allow", null, "Enter", []],
    ["Enter on a risky button", "ask", { text: "Delete" }, "Enter", []],
    ["Space on a risky button", "ask", { text: "Delete" }, " ", []],
    ["Enter on a link within the site", "allow", { type: "link", text: "Cart", href: "/cart" }, "Enter", []],
    ["Space in a field", "allow", { type: "text", parent: "Contact" }, "Space", [submit]],
  ])("%s: %s", (_, expected, fields, key, others) => {
    const target = fields ? entry(1, fields) : undefined;
    const entries = target ? [target, ...others] : others;
    expect(decide("risky", press(key, target?.id), target, page(entries))).toBe(expected);
  });

  it.each<[ActionCommand, "ask" | "allow"]>([
    [{ type: "navigate", url: "https://other.test/" }, "ask"],
    [{ type: "navigate", url: "/cart" }, "allow"],
    [{ type: "navigate", url: "https://shop.test/orders" }, "allow"],
    [{ type: "fill", id: 1, text: "Delete everything" }, "allow"],
    [{ type: "select_option", id: 1, option: "Delete" }, "allow"],
    [{ type: "check", id: 1, checked: true }, "allow"],
    [{ type: "hover", id: 1 }, "allow"],
    [{ type: "scroll", direction: "down" }, "allow"],
    [{ type: "go_back" }, "allow"],
    [{ type: "drag", id: 1, toId: 2 }, "allow"],
    [{ type: "wait_for", ms: 5 }, "allow"],
    [{ type: "upload", id: 1, files: [] }, "ask"],
  ])("%j: %s", (action, expected) => {
    expect(on({ text: "Delete" }, act(action))).toBe(expected);
  });
});

describe("another policy", () => {
  it.each<[ApprovalPolicy, ActionCommand, string]>([
    ["never", { type: "click", id: 1 }, "allow"],
    ["always", { type: "hover", id: 1 }, "ask"],
    ["always", { type: "fill", id: 1, text: "x" }, "ask"],
    ["always", { type: "scroll" }, "allow"],
    ["always", { type: "wait_for", ms: 1 }, "allow"],
    [() => "refuse", { type: "click", id: 1 }, "refuse"],
    [() => "allow", { type: "click", id: 1 }, "allow"],
    [() => "ask", { type: "scroll" }, "ask"],
    [() => "yes" as never, { type: "scroll" }, "ask"],
    [
      () => {
        throw new Error("oops");
      },
      { type: "scroll" },
      "ask",
    ],
  ])("%s decides on %j: %s", (policy, action, expected) => {
    expect(on({ text: "Delete", submits: true }, act(action), [], policy)).toBe(expected);
  });

  it("of the app's own is handed the action, the entry and the page", () => {
    const seen: unknown[] = [];
    on({ text: "Go" }, click, [], (...given) => {
      seen.push(...given);
      return "allow";
    });
    expect(seen).toMatchObject([{ type: "click", generation: 1 }, { text: "Go" }, { url: "https://shop.test/" }]);
  });
});
