import { describe, expect, it } from "vitest";
import { localAgent } from "../../../../src/agents/local/localAgent";
import type { ActionResult, AgentRequest, RefusalCode } from "../../../../src/protocol";
import { ask, conversation, DONE, type Emission, readAll, type World } from "../converse";
import { contactEntries, type Draft, PRODUCTS, pageOf, settingsEntries, shopEntries } from "../pageOf";
import { site } from "../site";

const last = (emissions: Emission[]) => emissions.at(-1)?.text ?? "";
const actionsOf = (emissions: Emission[]) => emissions.map(({ actions }) => actions);

/** A page that never changes, and what becomes of each action on it. */
function still(entries: Draft[], ...results: ActionResult[]): World {
  let done = 0;
  return { page: () => pageOf(entries), perform: () => results[done++] ?? DONE };
}
const refused = (code: RefusalCode): ActionResult => ({ status: "refused", code, message: "" });

describe("a request", () => {
  it("is done and told with what was seen to happen", async () => {
    const world = site("/");
    const emissions = await conversation(localAgent(), world).say("Add the AirPods Pro to my cart");
    expect(world.state.cart).toBe(1);
    expect(last(emissions)).toBe("Done: I pressed “Add to Cart” in AirPods Pro. “Cart (0)” is now “Cart (1)”.");
  });

  it("fills a whole form in one emission", async () => {
    const world = site("/contact");
    const request = "fill name with Ann Lee, email with ann@example.com and message with Hello and send the form";
    const [first, second] = await conversation(localAgent(), world).say(request);
    expect(first?.actions.map(({ type }) => type)).toEqual(["fill", "fill", "fill", "click"]);
    expect(world.state.values).toEqual({
      "Your name": "Ann Lee",
      "Email address": "ann@example.com",
      Message: "Hello",
    });
    expect(second?.text).toContain("The page says: “Thank you, we will write back.”");
  });

  it("waits for the next page before it goes on there", async () => {
    const world = site("/");
    const emissions = await conversation(localAgent(), world).say("go to contact then fill the name with Bo");
    expect(actionsOf(emissions).map((actions) => actions.length)).toEqual([1, 1, 0]);
    expect(world.state.values).toEqual({ "Your name": "Bo" });
    expect(last(emissions)).toBe(
      "Done: I pressed “Contact” and filled “Your name” with “Bo”. The address is now /contact.",
    );
  });

  it("takes names with “and” as they are on the page", async () => {
    const emissions = await conversation(localAgent(), still(contactEntries())).say("check terms and conditions");
    expect(actionsOf(emissions)).toEqual([[{ type: "check", id: 5, checked: true }], []]);
  });

  it("takes texts with “and” as they are, up to the next field", async () => {
    const request = "fill message with Hello, and welcome. How are you? and name with Bo and send";
    const [first] = await conversation(localAgent(), still(contactEntries())).say(request);
    expect(first?.actions).toEqual([
      { type: "fill", id: 4, text: "Hello, and welcome. How are you?" },
      { type: "fill", id: 2, text: "Bo" },
      { type: "click", id: 6 },
    ]);
  });

  it("is not called done when nothing was seen to happen", async () => {
    const world = still(shopEntries(), { status: "done", effect: { changed: false } });
    const emissions = await conversation(localAgent(), world).say("open settings");
    expect(last(emissions)).toBe("I pressed “Settings”. I saw nothing change on the page.");
  });

  it("leaves alone what must not be done", async () => {
    const world = site("/");
    const emissions = await conversation(localAgent(), world).say(
      "add the AirPods Max to my cart but don't open the cart",
    );
    expect(actionsOf(emissions).flat()).toHaveLength(1);
    expect(world.state.route).toBe("/");
  });

  it("says what is so already", async () => {
    const emissions = await conversation(localAgent(), still(settingsEntries())).say("turn on product news");
    expect(emissions).toHaveLength(1);
    expect(last(emissions)).toBe("“Product news” in Notifications is on already.");
  });

  it("streams in small pieces", async () => {
    const { chunks } = await ask(
      localAgent(),
      [{ id: "u", role: "user", parts: [{ type: "text", text: "hello" }] }],
      pageOf([]),
    );
    const types = chunks.map(({ type }) => type);
    expect(types.slice(0, 3)).toEqual(["start", "start-step", "text-start"]);
    expect(types.filter((type) => type === "text-delta").length).toBeGreaterThan(5);
    expect(types.slice(-3)).toEqual(["text-end", "finish-step", "finish"]);
  });
});

describe("a question", () => {
  it("names all that fit, with where they are", async () => {
    const [asked, more] = await conversation(localAgent(), site("/")).say("Add to cart");
    expect(more).toBeUndefined();
    expect(asked?.actions).toEqual([]);
    for (const product of PRODUCTS) expect(asked?.text).toContain(`“Add to Cart” in ${product}`);
  });

  it.each([
    ["the second one", 7],
    ["2", 7],
    ["number 3, please", 8],
    ["the last one", 11],
    ["AirPods Pro", 6],
    ["the MacBook one", 8],
    ["I meant the Magic Mouse", 11],
    ["add the AirPods Max to my cart", 7],
  ])("is answered by “%s”", async (answer, id) => {
    const { say } = conversation(localAgent(), still(shopEntries()));
    await say("Add to cart");
    expect(actionsOf(await say(answer))).toEqual([[{ type: "click", id }], []]);
  });

  it("is asked again about those that are left", async () => {
    const { say } = conversation(localAgent(), still(shopEntries()));
    await say("Add to cart");
    const narrowed = last(await say("the AirPods one"));
    expect(narrowed).toContain("AirPods Pro");
    expect(narrowed).not.toContain("MacBook");
    expect(actionsOf(await say("Max"))).toEqual([[{ type: "click", id: 7 }], []]);
  });

  it("is answered by one that was too far down to be listed", async () => {
    const rows = Array.from(
      { length: 20 },
      (_, at): Draft => ({ type: "button", text: "Delete", parent: `Person ${at + 1}` }),
    );
    const { say } = conversation(localAgent(), still(rows));
    expect(last(await say("delete"))).toContain("… and 12 more");
    expect(actionsOf(await say("Person 17"))).toEqual([[{ type: "click", id: 17 }], []]);
  });

  it("comes after what was clear, and the rest comes after the answer", async () => {
    const world = site("/");
    const { say } = conversation(localAgent(), world);
    const asked = await say("search for phones, add iPhone to my cart and open settings");
    expect(last(asked)).toMatch(/^I filled “Search products” with “phones” and pressed Enter\. 2 things fit/);
    await say("the second one");
    expect(world.state).toMatchObject({ cart: 1, route: "/settings" });
  });

  it.each(["never mind", "open settings"])("is dropped by “%s”", async (message) => {
    const world = site("/");
    const { say } = conversation(localAgent(), world);
    await say("Add to cart");
    await say(message);
    expect(world.state.cart).toBe(0);
  });
});

describe("what is not to be seen", () => {
  it("is looked for in what is closed", async () => {
    const world = site("/settings");
    const emissions = await conversation(localAgent(), world).say("fill the API key with abc");
    expect(emissions[0]?.text).toBe("I don't see “API key” yet, so I look into “Advanced options”.");
    expect(world.state.values).toEqual({ "API key": "abc" });
    expect(last(emissions)).toBe("Done: I opened “Advanced options” and filled “API key” with “abc”.");
  });

  it("is looked for in the likeliest place first", async () => {
    const closed = ["Billing", "Shipping details", "Privacy"].map(
      (text): Draft => ({ type: "button", text, expanded: false }),
    );
    const [first] = await conversation(localAgent(), still(closed)).say("choose Express for shipping");
    expect(first?.actions).toEqual([{ type: "click", id: 2 }]);
  });

  it("is not looked for behind an open dialog", async () => {
    const scroll = { x: 0, y: 0, width: 1000, height: 700, scrollWidth: 1000, scrollHeight: 3000 };
    const entries: Draft[] = [
      { type: "summary", text: "Advanced options", expanded: false },
      { type: "button", text: "Save", parent: "Edit profile", inModal: true },
    ];
    const world: World = { page: () => pageOf(entries, { modal: "Edit profile", scroll }) };
    expect(actionsOf(await conversation(localAgent(), world).say("fill colour with red"))).toEqual([[]]);
  });

  it("is looked for further down", async () => {
    let y = 0;
    const world: World = {
      page: () => {
        const scroll = { x: 0, y, width: 1000, height: 700, scrollWidth: 1000, scrollHeight: 3000 };
        return pageOf([...shopEntries(), ...(y > 1000 ? contactEntries() : [])], { scroll });
      },
      perform: (command) => {
        if (command.type === "scroll") y += 560;
        return DONE;
      },
    };
    const emissions = await conversation(localAgent(), world).say("fill message with Hi");
    expect(actionsOf(emissions).map(([action]) => action?.type)).toEqual(["scroll", "scroll", "fill", undefined]);
  });

  it("ends with what is there instead", async () => {
    const emissions = await conversation(localAgent(), site("/")).say("add the Kindle to my cart and open settings");
    expect(actionsOf(emissions).flat()).toEqual([]);
    expect(last(emissions)).toMatch(/^I can't find “Kindle” here\. Nearest to it: “Add to Cart” in AirPods Pro/);
    expect(last(emissions)).toContain("I left out the rest: “open settings”.");
  });

  it("is not looked for without end in things that close each other", async () => {
    let open = -1;
    const world: World = {
      page: () =>
        pageOf(Array.from({ length: 12 }, (_, at) => ({ type: "button", text: `Part ${at}`, expanded: at === open }))),
      perform: (command) => {
        if ("id" in command) open = (command.id ?? 0) - 1;
        return DONE;
      },
    };
    const emissions = await conversation(localAgent(), world).say("press Launch");
    expect(emissions.length).toBeLessThanOrEqual(6);
    expect(last(emissions)).toMatch(/^I can't find “Launch” here, nor in “Part 0”, /);
  });
});

describe("a refusal", () => {
  it("by the user is the end of it", async () => {
    const world = still([...contactEntries()], DONE, refused("declined"));
    const emissions = await conversation(localAgent(), world).say("fill name with Bo and send and go to shop");
    expect(emissions).toHaveLength(2);
    expect(last(emissions)).toBe(
      "I filled “Your name” with “Bo”. I could not press “Send message”: you declined. I left out the rest: “go to shop”.",
    );
  });

  it("because the page changed is tried once more on the page as it is", async () => {
    const world = still(shopEntries(), refused("stale"));
    const emissions = await conversation(localAgent(), world).say("open settings");
    expect(actionsOf(emissions)).toEqual([[{ type: "click", id: 3 }], [{ type: "click", id: 3 }], []]);
    expect(last(emissions)).toBe("Done: I pressed “Settings”.");
  });

  it("twice is told", async () => {
    const world = still(shopEntries(), refused("covered"), refused("covered"));
    const emissions = await conversation(localAgent(), world).say("open settings");
    expect(emissions).toHaveLength(3);
    expect(last(emissions)).toBe("I could not press “Settings”: something lies over it.");
  });

  it("in the middle doesn't do again what was done after it", async () => {
    const world = still(contactEntries(), refused("changed"));
    const emissions = await conversation(localAgent(), world).say("fill name with Bo and message with Hi");
    expect(actionsOf(emissions)).toEqual([
      [
        { type: "fill", id: 2, text: "Bo" },
        { type: "fill", id: 4, text: "Hi" },
      ],
      [{ type: "fill", id: 2, text: "Bo" }],
      [],
    ]);
  });
});

describe("about itself", () => {
  it.each(["who are you?", "Are you an AI?", "help"])("says that it is a program with rules: %s", async (message) => {
    expect(last(await conversation(localAgent(), site("/")).say(message))).toContain("not a language model");
  });

  it("says so too when it can't understand", async () => {
    const text = last(await conversation(localAgent(), site("/")).say("Why is the sky blue?"));
    expect(text).toContain("I did not understand “Why is the sky blue?”");
    expect(text).toContain("rule-based helper, not a language model");
  });

  it("tells what there is to do", async () => {
    const text = last(
      await conversation(localAgent(), still([...shopEntries(), ...settingsEntries()])).say("what can I do here?"),
    );
    expect(text).toContain("Choose in: “Language” (English, German and French)");
    expect(text).toContain("“Add to Cart” (6: AirPods Pro, AirPods Max");
    expect(text).toContain("Switch: “Dark mode” (off) and “Product news” (on)");
    expect(text).toContain("Open to see more: “Advanced options”");
    expect(text).toContain("Go to: “Shop”, “Contact”, “Settings” and “Cart (0)”");
  });
});

describe("its memory is the conversation", () => {
  it("so a page load in the middle of a request loses nothing", async () => {
    const world = site("/");
    const forgetful = {
      ...localAgent(),
      sendMessages: (request: Parameters<ReturnType<typeof localAgent>["sendMessages"]>[0]) =>
        localAgent().sendMessages(request),
    };
    const { say } = conversation(forgetful, world);
    await say("add iPhone to my cart, go to contact and fill name with Bo");
    const emissions = await say("the first one");
    expect(world.state).toMatchObject({ cart: 1, route: "/contact", values: { "Your name": "Bo" } });
    expect(last(emissions)).toMatch(/^Done: I /);
  });

  it("and one agent serves several conversations", async () => {
    const agent = localAgent();
    const [one, two] = [conversation(agent, still(shopEntries())), conversation(agent, still(shopEntries()))];
    await one.say("add to cart");
    await two.say("add to cart");
    expect(actionsOf(await one.say("the first one"))[0]).toEqual([{ type: "click", id: 6 }]);
    expect(actionsOf(await two.say("the second one"))[0]).toEqual([{ type: "click", id: 7 }]);
  });
});

describe("misuse", () => {
  const request: AgentRequest = {
    trigger: "submit-message",
    chatId: "c",
    messageId: undefined,
    messages: [],
    abortSignal: undefined,
  };

  it("without a page says how to mend it", async () => {
    await expect(localAgent().sendMessages({ ...request })).rejects.toThrow(
      /^LeFlux: localAgent was asked without a page/,
    );
  });

  it("a stop ends the answer", async () => {
    const leave = new AbortController();
    const messages = [{ id: "u", role: "user" as const, parts: [{ type: "text" as const, text: "help" }] }];
    const stream = await localAgent().sendMessages({
      ...request,
      messages,
      abortSignal: leave.signal,
      body: { page: pageOf([]) },
    });
    leave.abort();
    await expect(readAll(stream)).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("all of them", () => {
  const cart: Draft[] = [
    ...["Mug", "Teapot"].map((parent): Draft => ({ type: "button", text: "Remove", parent })),
    { type: "button", text: "Check out", parent: "Cart" },
  ];

  it.each([
    ["add all products to my cart", shopEntries(), [6, 7, 8, 9, 10, 11]],
    ["add both iPhones to the cart", shopEntries(), [9, 10]],
    ["remove everything from the cart", cart, [1, 2]],
    ["delete all items", cart, [1, 2]],
  ])("“%s” presses each", async (request, entries, ids) => {
    const [first] = await conversation(localAgent(), still(entries)).say(request);
    expect(first?.actions).toEqual(ids.map((id) => ({ type: "click", id })));
  });

  it("is refused by a question when they are more than anyone can follow", async () => {
    const many = Array.from({ length: 30 }, (_, n): Draft => ({ type: "button", text: "Delete", parent: `Row ${n}` }));
    const [first] = await conversation(localAgent(), still(many)).say("delete everything");
    expect(first?.actions).toEqual([]);
    expect(first?.text).toContain("30 things fit");
  });
});

it("opens what only the row of a button names", async () => {
  const rows = [1040, 1041].map(
    (n): Draft => ({ type: "link", text: "View", href: `/orders/${n}`, parent: `Order ${n}` }),
  );
  const [first] = await conversation(localAgent(), still(rows)).say("view order 1041");
  expect(first?.actions).toEqual([{ type: "click", id: 2 }]);
});

it("does not call it done when there was nothing to go back to", async () => {
  const world = still(shopEntries(), { status: "done", effect: { changed: false } });
  const emissions = await conversation(localAgent(), world).say("go back");
  expect(last(emissions)).toBe("I went back. I saw nothing change on the page.");
});
