import type { ChatController } from "../../src/components/chatTypes";
import type { ChatMessage } from "../../src/protocol";
import { action, assistant, done, refused, user } from "./messages";

type State = Partial<ChatController>;

const airpods = { type: "button", text: "Add to Cart", parent: "AirPods Pro" };

export function added(): State {
  const click = action({ type: "click", id: 12 }, airpods, "done", done({ added: ["Cart (1)"] }));
  return {
    actions: [click],
    messages: [
      user("Add the AirPods Pro to my cart"),
      assistant(click, "Done. The **AirPods Pro** are in your cart, which now holds one item."),
    ],
  };
}

export function streaming(): State {
  return {
    status: "streaming",
    messages: [
      user("Which of these is best for running?"),
      assistant(
        "For running I would look at two of the six:\n\n" +
          "- **Beats Fit Pro** hold on by a wing tip and don’t mind rain.\n" +
          "- **AirPods Pro** let you hear traffic with their *transparency* mode.\n\n" +
          "If you run beside a road, the second one",
      ),
    ],
  };
}

export function acting(): State {
  const name = { type: "text", text: "Full name", parent: "Contact us" };
  const actions = [
    action({ type: "fill", id: 3, text: "Ada Lovelace" }, name, "done", done({ value: "Ada Lovelace" })),
    action(
      { type: "select_option", id: 5, option: "Delivery" },
      { type: "select", text: "Topic", parent: "Contact us" },
      "doing",
    ),
    action(
      { type: "check", id: 6, checked: true },
      { type: "checkbox", text: "Send me a copy", parent: "Contact us" },
      "pending",
    ),
  ];
  return {
    status: "acting",
    actions,
    messages: [user("Fill in the form: Ada Lovelace, about a delivery, and send me a copy"), assistant(...actions)],
  };
}

export function filled(): State {
  const name = { type: "text", text: "Full name", parent: "Contact us" };
  const topic = { type: "select", text: "Topic", parent: "Contact us" };
  const actions = [
    action({ type: "fill", id: 3, text: "Ada Lovelace" }, name, "done", done({ value: "Ada Lovelace" })),
    action({ type: "select_option", id: 5, option: "Delivery" }, topic, "done", done({ value: "Delivery" })),
  ];
  return {
    actions,
    messages: [
      user("I am Ada Lovelace, and it is about a delivery"),
      assistant(...actions, "Filled in. Send it when you are ready."),
    ],
  };
}

export function waiting(): State {
  const pay = action(
    { type: "click", id: 21 },
    { type: "button", text: "Pay $249.00", parent: "Your order" },
    "waiting",
  );
  return {
    status: "waiting",
    actions: [pay],
    messages: [user("Pay for it"), assistant("That places the order, so I need your word first.", pay)],
  };
}

export function refusals(): State {
  const actions = [
    action(
      { type: "click", id: 8 },
      { type: "button", text: "Place order", parent: "Cart" },
      "refused",
      refused("disabled"),
    ),
    action({ type: "navigate", url: "https://elsewhere.example/deal" }, undefined, "refused", refused("blocked_url")),
  ];
  return {
    actions,
    messages: [
      user("Order it"),
      assistant(...actions, "The order can’t be placed yet: the cart asks for an address first. Shall I fill it in?"),
    ],
  };
}

export function failed(): State {
  return {
    status: "error",
    error: { message: "The connection was lost.", retryable: true, code: "lost" },
    messages: [user("What is in my cart?")],
  };
}

export function offline(): State {
  return { status: "submitted", connection: "offline", messages: [user("What is in my cart?")] };
}

export function long(count = 60): State {
  const messages: ChatMessage[] = [];
  for (let turn = 1; turn <= count; turn++)
    messages.push(
      user(`Question ${turn}: how long does delivery to zone ${turn} take?`),
      assistant(`To zone ${turn} it takes **${(turn % 5) + 2} days**, and a day more over a weekend.`),
    );
  return { messages };
}

export function rich(): State {
  return {
    messages: [
      user("How do I track my order?"),
      assistant(
        "### Two ways\n\n" +
          "1. Open [your orders](/orders) and choose the order.\n" +
          "2. Or write to the carrier:\n   - by mail to [parcel@example.com](mailto:parcel@example.com)\n" +
          "   - on [their site](https://parcel.example/track)\n\n" +
          "> Numbers begin with `LF-`.\n\n" +
          "```sh\ncurl https://parcel.example/api/track/LF-20931 --header 'Accept: application/json'\n```",
      ),
    ],
  };
}

export function code(): State {
  return {
    messages: [
      user("How do I call it from my server?"),
      assistant(
        "One request with the key in its header:\n\n" +
          '```js\nconst answer = await fetch("https://parcel.example/api/track/LF-20931", {\n  headers: { authorization: "Bearer " + process.env.PARCEL_KEY },\n});\nconsole.log(await answer.json());\n```\n\n' +
          "It answers `404` for a number that it doesn’t know.",
      ),
    ],
  };
}

export function table(): State {
  return {
    messages: [
      user("Compare the three"),
      assistant(
        "| Model | Battery | Noise cancelling | Price |\n| :-- | --: | :-: | --: |\n" +
          "| AirPods Pro | 6 h | yes | $249 |\n| Beats Fit Pro | 6 h | yes | $199 |\n| Pixel Buds | 5 h | no | $129 |\n\n" +
          "For a day without a charger none of them is enough; the **Sony WH-1000XM5** are.",
      ),
    ],
  };
}

/** Messages of two days, with their times. */
export function days(): State {
  const yesterday = user("Where is my order?");
  const answer = assistant("It left Rotterdam in the morning and is due **on Tuesday**.");
  const today = user("And now?");
  const last = assistant("It is in the van: between two and four.");
  const at = (message: ChatMessage, day: number, hour: number) => {
    const time = new Date();
    time.setDate(time.getDate() + day);
    time.setHours(hour, 5, 0, 0);
    message.metadata = { createdAt: time.getTime() };
  };
  at(yesterday, -1, 9);
  at(answer, -1, 9);
  at(today, 0, 0);
  at(last, 0, 0);
  return { messages: [yesterday, answer, today, last] };
}

export function history(): State {
  const hoursAgo = (hours: number) => Date.now() - hours * 3_600_000;
  return {
    ...added(),
    past: [
      { id: "a", title: "Where is my order?", savedAt: hoursAgo(2) },
      { id: "b", title: "Fill in the contact form: Ada Lovelace, about a delivery", savedAt: hoursAgo(26) },
      { id: "c", title: "Which headphones are best for running beside a road?", savedAt: hoursAgo(200) },
    ],
  };
}

/** A bit of everything, to judge a look by. */
export function tour(): State {
  const add = action({ type: "click", id: 12 }, airpods, "done", done({ added: ["Cart (1)"] }));
  const order = action(
    { type: "click", id: 8 },
    { type: "button", text: "Place order", parent: "Cart" },
    "refused",
    refused("disabled"),
  );
  const pay = action(
    { type: "click", id: 21 },
    { type: "button", text: "Pay $249.00", parent: "Your order" },
    "waiting",
  );
  return {
    status: "waiting",
    actions: [add, order, pay],
    messages: [
      user("Add the AirPods Pro and check out"),
      assistant(
        add,
        order,
        "They are in [your cart](/cart). It asked for an address first, so I used the one of `LF-20931`. Paying is yours to allow:",
        pay,
      ),
    ],
  };
}

/** Long words, wide code, a wide table. */
export function crowded(): State {
  const word = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen";
  return {
    messages: [
      user(`Where is https://parcel.example/track/${"LF20931".repeat(12)}?`),
      assistant(
        `It is with the ${word}${word}, under \`${"0123456789abcdef".repeat(6)}\`.\n\n` +
          `\`\`\`sh\ncurl https://parcel.example/api/track/LF-20931 --header 'Accept: application/json' --output ${word}.json\n\`\`\`\n\n` +
          "| Number | Carrier | Left | Due | Weight | Signed for by |\n| :-- | :-- | :-- | :-- | --: | :-- |\n" +
          `| LF-20931 | Parcel Example Logistics | Rotterdam | Tuesday | 1,250 g | Ada Lovelace |\n| LF-20932 | ${word} | Hamburg | Friday | 90 g | nobody |\n\n` +
          `See [${word}](https://parcel.example/${"a".repeat(80)}).`,
      ),
    ],
  };
}
