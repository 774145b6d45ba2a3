/*
 * Words on buttons and links that commit the user to something: pay, order, delete, send, publish, transfer; by language. A pattern is
 * matched at word boundaries of the label in lower case; `^` ties it to the label's beginning, where a verb is a command and not a noun
 * ("Order now" against "Your order"). A hyphen is part of a word ("pay-as-you-go").
 */
const RISKY: Record<string, readonly string[]> = {
  en: [
    "^pay(?! (?:\\w+ )?(?:later|methods?|options?|types?|info))",
    "pay (?:now|with|by|for|[$€£¥]?\\d)",
    "make (?:a )?payment|confirm (?:the |your |my )?(?:payment|purchase|order|booking|transfer|transaction)",
    "(?:buy|purchase|donate|subscribe)(?! (?:history|guide|later))",
    "^(?:re-?|pre-?)?order(?! (?:by|history|status|details?|numbers?|summary|tracking|list|id|confirmation|date|total|form|#|\\d))",
    "(?:place|submit|complete|send|finish) (?:the |your |my |an )?(?:order|purchase|payment|booking|transaction)",
    "(?:book|reserve|checkout|check out) now|pay ?& ?\\w+|one-click|1-click",
    "delete|erase|destroy|wipe|purge|deactivate|terminate",
    "(?:remove|close|cancel|disable|unlink) (?:the |your |my |this )?(?:\\w+ )?(?:account|profile|user|member|membership|subscription|workspace|organi[sz]ation|team|project|plan)",
    "cancel (?:the |your |my |this )?(?:order|booking|reservation)",
    "(?:re-?)?send(?! (?:me )?(?:to (?:back|front)|backward))",
    "submit|publish|unpublish|transfer(?! (?:history|details?|limits?))|withdraw|wire (?:money|funds)",
    "^post$|^post (?:now|comment|reply|review|answer|question|update|it|to)|^(?:tweet|reply)$|^reply all$|^(?:apply|sign) now$|e-?sign",
  ],
  de: [
    "(?:jetzt |kostenpflichtig |zahlungspflichtig |sofort |direkt )?(?:kaufen|bestellen|bezahlen|zahlen)(?! (?:sie )?später)",
    "(?:bestellung|zahlung|kauf|buchung) (?:aufgeben|abschicken|absenden|abschließen|bestätigen|senden)",
    "jetzt buchen|verbindlich buchen|spenden|abonnieren",
    "(?:unwiderruflich |endgültig )?löschen|vernichten",
    "(?:konto|benutzer|nutzer|mitglied|profil|projekt|abo|team) (?:entfernen|schließen|kündigen|deaktivieren|auflösen)|kündigen",
    "senden|absenden|abschicken|verschicken|versenden|einreichen|veröffentlichen|überweisen|überweisung ausführen|posten",
  ],
  es: [
    "comprar|cómpralo|compra ya|pagar|^pague|realizar (?:el )?(?:pedido|pago|compra)|(?:hacer|confirmar|enviar|finalizar|tramitar) (?:el |la |mi |tu )?(?:pedido|pago|compra|reserva)",
    "^pedir|reservar ahora|donar|suscribirse",
    "eliminar|borrar|suprimir|(?:cerrar|cancelar|desactivar|quitar) (?:la |mi |tu |el )?(?:cuenta|suscripción|usuario|pedido)",
    "enviar|reenviar|publicar|transferir|hacer (?:una )?transferencia|retirar (?:fondos|dinero)",
  ],
  fr: [
    "acheter|payer|régler (?:la|ma|votre) commande|^commander|(?:passer|valider|confirmer|finaliser) (?:la |ma |votre |une |l['’])?(?:commande|achat|paiement|réservation)",
    "réserver maintenant|faire un don|s['’]abonner",
    "supprimer|effacer|(?:fermer|clôturer|désactiver|résilier|retirer) (?:le |mon |votre |l['’])?(?:compte|abonnement|utilisateur|profil)|résilier",
    "envoyer|renvoyer|soumettre|publier|transférer|(?:faire|effectuer|valider) (?:un |le )?(?:virement|transfert)",
  ],
  it: [
    "acquista|acquistare|compra|comprare|paga|pagare|^ordina(?:re)?(?! per)|(?:effettua|invia|conferma|completa|concludi) (?:l['’])?(?:il )?(?:ordine|acquisto|pagamento|prenotazione)",
    "prenota (?:ora|subito)|dona|abbonati",
    "elimina|eliminare|cancella|cancellare|(?:chiudi|rimuovi|disattiva|disdici) (?:il |l['’])?(?:account|conto|utente|profilo|abbonamento)",
    "invia|inviare|spedisci|pubblica|pubblicare|trasferisci|trasferire|(?:effettua|esegui) (?:il )?bonifico",
  ],
  pt: [
    "comprar|compre já|pagar|(?:finalizar|fazer|confirmar|enviar|concluir) (?:a |o |meu |seu )?(?:compra|pedido|pagamento|encomenda|reserva)",
    "^encomendar|reservar agora|doar|assinar",
    "excluir|apagar|eliminar|(?:encerrar|cancelar|desativar|remover) (?:a |minha |sua |o )?(?:conta|assinatura|usuário|utilizador|pedido)",
    "enviar|reenviar|submeter|publicar|transferir|fazer (?:uma )?transferência|sacar",
  ],
};

/** Deleting these undoes in a moment what was as lightly done: an item in the cart, a filter, a search. */
const LIGHT =
  "cart|basket|bag|wish ?list|compare|filters?|search|selection|warenkorb|merkliste|filter|suche|auswahl|carrito|cesta|filtros?|búsqueda|panier|filtres?|recherche|carrello|filtri|ricerca|carrinho|busca|pesquisa";
const UNDOES =
  "delete|erase|remove|clear|löschen|entfernen|eliminar|borrar|suprimir|quitar|supprimer|effacer|retirer|elimina|cancella|rimuovi|excluir|apagar|remover";
/** What a dialog's button says that means no more than yes. */
const YES =
  "confirm|yes|ok|okay|continue|proceed|agree|i agree|accept|do it|ja|bestätigen|weiter|fortfahren|fortsetzen|sí|si|confirmar|continuar|aceptar|oui|confirmer|continuer|valider|accepter|sì|conferma|continua|procedi|accetta|sim|prosseguir|aceitar";

// `\b` knows ASCII letters only: "löschen" would begin at its "schen".
const words = (patterns: string) => new RegExp(`(?<![\\p{L}\\p{N}-])(?:${patterns})(?![\\p{L}\\p{N}-])`, "u");

const risky = Object.values(RISKY)
  .flat()
  .map((pattern) => words(pattern));
const light = words(LIGHT);
const undoes = words(UNDOES);
const yes = new RegExp(`^(?:${YES})$`, "u");

/** Letters, digits and the marks between them that the patterns know, in lower case; emoji, arrows and double spaces are gone. */
function plain(label: string): string {
  return label
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}$€£¥&#'’ -]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether a button or link with this label pays, orders, deletes, sends, publishes or transfers. */
export function isRiskyLabel(label: string): boolean {
  const text = plain(label);
  const isLight = light.test(text) && undoes.test(text);
  return !isLight && risky.some((pattern) => pattern.test(text));
}

/** Whether a label only agrees to what stands above it. */
export function isYes(label: string): boolean {
  return yes.test(plain(label));
}
