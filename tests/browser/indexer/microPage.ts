export const PLACES = 4;
const TEXTS = ["Save", "Open", "Delete"];
const TITLES = ["Ann", "Bob", "Kim", "Lea", "Max", "Tom"];
/** What a person would call a button: what it says, and whose it is. */
export type Told = string;

/** One card: a title and a button. */
interface Card {
  box: HTMLElement;
  title: HTMLElement;
  button: HTMLButtonElement;
}

export interface Press {
  element: Element;
  told: Told;
}

/** A page of four places for cards, whose buttons stay where they are while everything about them changes. It knows what was pressed. */
export function openMicroPage() {
  const cards: (Card | null)[] = Array.from({ length: PLACES }, () => null);
  const presses: Press[] = [];
  /** Elements that are not what they were, with how often they changed. */
  const changes = new WeakMap<Element, number>();
  let count = 0;
  document.body.innerHTML = "";
  const clock = document.body.appendChild(document.createElement("p"));

  const changed = (element: Element) => changes.set(element, (changes.get(element) ?? 0) + 1);
  const told = (button: Element): Told => {
    const card = cards.find((one) => one?.button === button);
    return card ? `${card.button.textContent} ${card.title.textContent}` : "gone";
  };
  function put(at: number, text: string, title: string): void {
    take(at);
    const box = document.createElement("section");
    box.style.cssText = `position:absolute;left:${20 + (at % 2) * 200}px;top:${60 + Math.floor(at / 2) * 120}px`;
    box.innerHTML = "<h3></h3><button type=button></button>";
    const [heading, button] = [...box.children] as [HTMLElement, HTMLButtonElement];
    heading.textContent = title;
    button.textContent = text;
    button.addEventListener("click", () => presses.push({ element: button, told: told(button) }));
    cards[at] = { box, title: heading, button };
    document.body.append(box);
  }
  function take(at: number): void {
    const card = cards[at];
    if (!card) return;
    cards[at] = null;
    card.box.remove();
  }

  for (let at = 0; at < PLACES - 1; at++) put(at, TEXTS[at % TEXTS.length] ?? "", TITLES[at] ?? "");
  return {
    presses,
    told,
    timesChanged: (element: Element) => changes.get(element) ?? 0,
    /** One change, chosen by two numbers: a card comes or goes, is drawn anew, says something else, or another's button moves in. */
    change(at: number, kind: number): void {
      const card = cards[at];
      count += 1;
      if (card) changed(card.button);
      if (!card || kind === 0) put(at, TEXTS[count % 3] ?? "", TITLES[(at + count) % 6] ?? "");
      else if (kind === 1) take(at);
      else if (kind === 2) put(at, card.button.textContent ?? "", card.title.textContent ?? "");
      else if (kind === 3)
        card.button.textContent = TEXTS[(TEXTS.indexOf(card.button.textContent ?? "") + 1) % 3] ?? "";
      else if (kind === 4)
        card.title.textContent = TITLES[(TITLES.indexOf(card.title.textContent ?? "") + 1) % 6] ?? "";
      else card.button.disabled = !card.button.disabled;
    },
    /** What busy pages do sixty times a second: new nodes, new buttons, new texts, away from the cards. */
    tick(): void {
      count += 1;
      clock.innerHTML = `${count} <button type=button>Quote ${count}</button>`;
    },
  };
}
