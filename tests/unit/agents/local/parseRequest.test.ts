import { describe, expect, it } from "vitest";
import type { Intent } from "../../../../src/agents/local/intent";
import { parseRequest } from "../../../../src/agents/local/parseRequest";

const press = (how: "press" | "open" | "close" | "go", target: string): Intent => ({ kind: "press", how, target });
const act = (verb: string, object = "", place = ""): Intent => ({ kind: "act", verb, object, place });
const fill = (field: string, text: string): Intent => ({ kind: "fill", field, text });
const set = (field: string, value: string): Intent => ({ kind: "set", field, value });
const choose = (option: string, field = ""): Intent => ({ kind: "choose", option, field });
const check = (target: string, checked?: boolean): Intent => ({
  kind: "check",
  target,
  ...(checked === undefined ? {} : { checked }),
});
const key = (name: string, target = ""): Intent => ({ kind: "key", key: name, target });
const talk = (about: Extract<Intent, { kind: "talk" }>["about"]): Intent => ({ kind: "talk", about });
const scroll = (direction: "up" | "down" | "left" | "right", toEnd = false): Intent => ({
  kind: "scroll",
  direction,
  toEnd,
});

const intents = (request: string) => parseRequest(request).map(({ intent }) => intent);

describe("one thing", () => {
  const cases: [string, Intent][] = [
    ["Click Save", press("press", "Save")],
    ["press the Save button", press("press", "Save button")],
    ["Please tap on “Sign up now”!", press("press", "Sign up now")],
    ["could you open the settings please?", press("open", "settings")],
    ["show me the cart", press("open", "cart")],
    ["close the dialog", press("close", "dialog")],
    ["go to the contact page", press("go", "contact page")],
    ["take me to Orders", press("go", "Orders")],
    ["go to /settings", { kind: "visit", url: "/settings" }],
    ["open https://shop.example/a?b=1", { kind: "visit", url: "https://shop.example/a?b=1" }],
    ["go back", { kind: "back" }],
    ["Add the AirPods Pro to my cart", act("add", "AirPods Pro", "cart")],
    ["add to cart", act("add", "", "cart")],
    ["put a MacBook Air in my basket", act("add", "MacBook Air", "basket")],
    ["add a new address", act("add", "new address")],
    ["remove the mouse from my cart", act("remove", "mouse", "cart")],
    ["Delete the order of Kim.", act("delete", "order of Kim")],
    ["check out", act("checkout")],
    ["log in", act("log in")],
    ["send the form", act("send", "form")],
    ["fill name with Ann Lee", fill("name", "Ann Lee")],
    ["fill in the email address with ann@example.com.", fill("email address", "ann@example.com")],
    ["type Hello there into the message box", fill("message box", "Hello there")],
    ["write “See you in Rome, then” in message", fill("message", "See you in Rome, then")],
    ["enter ann@example.com as email", fill("email", "ann@example.com")],
    ["leave a comment saying It's great!", fill("comment", "It's great!")],
    ["type hello", fill("", "hello")],
    ["clear the message", fill("message", "")],
    ["set the language to German", set("language", "German")],
    ["change the email frequency to weekly", set("email frequency", "weekly")],
    ["Name: Bo Li", set("Name", "Bo Li")],
    ["my phone number is 555 1234", set("phone number", "555 1234")],
    ["choose German in language", choose("German", "language")],
    ["pick Express for shipping", choose("Express", "shipping")],
    ["select weekly from the email frequency list", choose("weekly", "email frequency list")],
    ["select German", choose("German")],
    ["switch to dark theme", choose("dark theme")],
    ["turn on dark mode", check("dark mode", true)],
    ["turn dark mode off", check("dark mode", false)],
    ["uncheck the newsletter", check("newsletter", false)],
    ["enable notifications", check("notifications", true)],
    ["toggle dark mode", check("dark mode")],
    ["search for headphones", { kind: "search", text: "headphones" }],
    ["find a red bike", { kind: "search", text: "a red bike" }],
    ["press Enter", key("Enter")],
    ["hit escape", key("Escape")],
    ["press the down arrow key", key("ArrowDown")],
    ["press enter in the search field", key("Enter", "search field")],
    ["scroll down", scroll("down")],
    ["scroll up a bit", scroll("up")],
    ["scroll to the bottom", scroll("down", true)],
    ["scroll to the top of the page", scroll("up", true)],
    ["hover over Products", { kind: "hover", target: "Products" }],
    ["wait 2 seconds", { kind: "wait", ms: 2000 }],
    ["wait for Thank you to appear", { kind: "wait", text: "Thank you" }],
    ["what can I do here?", talk("page")],
    ["What's on this page?", talk("page")],
    ["help", talk("help")],
    ["What can you do?", talk("help")],
    ["who are you?", talk("self")],
    ["Are you an AI?", talk("self")],
    ["hello!", talk("hello")],
    ["thanks", talk("thanks")],
    ["never mind", talk("cancel")],
    ["don't buy anything", { kind: "avoid" }],
    ["Füge Milch hinzu", { kind: "bare", words: "Füge Milch hinzu" }],
  ];
  it.each(cases)("%s", (request, intent) => expect(intents(request)).toEqual([intent]));
});

describe("several things", () => {
  const cases: [string, Intent[]][] = [
    [
      "fill name with Ann Lee, email with ann@example.com and message with Hello and send the form",
      [fill("name", "Ann Lee"), fill("email", "ann@example.com"), fill("message", "Hello"), act("send", "form")],
    ],
    ["turn on dark mode and choose German in language", [check("dark mode", true), choose("German", "language")]],
    ["go to contact then fill the name with Bo", [press("go", "contact"), fill("name", "Bo")]],
    ["add AirPods Pro and MacBook Air to my cart", [act("add", "AirPods Pro"), act("add", "MacBook Air", "cart")]],
    ["turn on dark mode and notifications", [check("dark mode", true), check("notifications", true)]],
    ["set language to German and currency to Euro", [set("language", "German"), set("currency", "Euro")]],
    ["Name: Bo\nEmail: bo@example.com", [set("Name", "Bo"), set("Email", "bo@example.com")]],
    ["Open settings. Then turn on dark mode.", [press("open", "settings"), check("dark mode", true)]],
    ["click Save, and after that, go back", [press("press", "Save"), { kind: "back" }]],
    ["set the price to 1,000 and save", [set("price", "1,000"), act("save")]],
    ["add the bag to my cart but don't check out", [act("add", "bag", "cart"), { kind: "avoid" }]],
    ["add two AirPods to my cart", [act("add", "AirPods", "cart"), act("add", "AirPods", "cart")]],
    ["could you please, open settings, thanks", [press("open", "settings")]],
  ];
  it.each(cases)("%s", (request, expected) => expect(intents(request)).toEqual(expected));
});

describe("words that may belong together", () => {
  it("are kept as one name beside the steps", () => {
    const [first, second] = parseRequest("check terms and conditions");
    expect(first).toMatchObject({ intent: check("terms", true), joined: [check("terms and conditions", true)] });
    expect(second?.intent).toEqual(check("conditions", true));
  });

  it("are kept as one text beside the fields", () => {
    const [first] = parseRequest("fill message with Hello, and welcome. Bye");
    expect(first?.joined).toEqual(
      [fill("message", "Hello, and welcome."), fill("message", "Hello, and welcome. Bye")].map(dotless),
    );
  });

  function dotless(intent: Intent): Intent {
    return intent.kind === "fill" ? { ...intent, text: intent.text.replace(/\.$/, "") } : intent;
  }
});

it("reads the same text the same way every time, however odd", () => {
  for (const text of ["", "   ", "and", ", , ,", '"', "“", "and then and then", "fill with", "🙂", "a".repeat(5000)]) {
    expect(parseRequest(text)).toEqual(parseRequest(text));
  }
});
