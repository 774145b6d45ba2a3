import { describe, expect, test } from "vitest";
import { chatOn } from "./chatOn";
import { chatPage, serveChat } from "./serveChat";
import { withBrowser } from "./withBrowser";

const { open, forgive } = withBrowser();
const NEVER = { approve: "never" };

describe("a turn outlives", () => {
  test("a form that is posted, and posts it once", async () => {
    const posted: string[] = [];
    const form = `<h1>Write to us</h1><form method="post" action="/sent"><label>Name <input name="name"></label><button>Send</button></form>`;
    const site = await serveChat(
      [
        ({ id }) => ({
          calls: [
            ["fill", { id: id("Name"), text: "Ada" }],
            ["click", { id: id("Send") }],
          ],
        }),
        ({ page }) => ({ text: page.includes("Write again") ? "It is sent." : "Where am I?" }),
      ],
      {
        "/form": chatPage(form, NEVER),
        async "/sent"(request, response) {
          let text = "";
          for await (const piece of request) text += piece;
          posted.push(`${request.method} ${text}`);
          response.setHeader("content-type", "text/html");
          response.end(chatPage(`<h1>Thank you</h1><a href="/form">Write again</a>`, NEVER));
        },
      },
    );
    const page = await open("/form", site.origin);
    const chat = chatOn(page);
    await chat.say("Write to them as Ada");
    await page.getByRole("heading", { name: "Thank you" }).waitFor();
    await chat.hears("It is sent.");
    await chat.idle();
    expect(posted).toEqual(["POST name=Ada"]);
    expect(site.asked).toHaveLength(2);
    expect(JSON.stringify(site.asked[1]?.body.messages)).toContain("/sent");
  });

  test("a reload in the middle of an action", async () => {
    const site = await serveChat([{ text: "I wait.", calls: [["wait_for", { ms: 60_000 }]] }, { text: "I am back." }], {
      "/page": chatPage("<button>Nothing</button>", NEVER),
    });
    const page = await open("/page", site.origin);
    const chat = chatOn(page);
    await chat.say("Wait a minute");
    await chat.hears("I wait.");
    await expect.poll(() => saved(page)).toContain('"doing"');
    await page.reload();
    await chat.hears("I am back.");
    await chat.hears("I wait.");
    await chat.idle();
    expect(site.asked).toHaveLength(2);
  });

  test("a reload in the middle of an answer, which is asked for again", async () => {
    const site = await serveChat([{ text: "I thi", hangs: true }, { text: "I think so." }], {
      "/page": chatPage("<button>Nothing</button>", NEVER),
    });
    const page = await open("/page", site.origin);
    const chat = chatOn(page);
    await chat.say("Is it so?");
    await chat.hears("I thi");
    await page.reload();
    await chat.hears("I think so.");
    await chat.idle();
    expect(await chat.widget.getByText("I thi", { exact: true }).count()).toBe(0);
  });

  test("being offline, which is shown", async () => {
    const site = await serveChat([{ text: "There you are." }], {
      "/page": chatPage("<button>Nothing</button>", NEVER),
    });
    forgive(/ERR_INTERNET_DISCONNECTED/);
    const page = await open("/page", site.origin);
    const chat = chatOn(page);
    await page.context().setOffline(true);
    await chat.say("Hello?");
    await chat.hears(/offline/i);
    expect(site.asked).toHaveLength(0);
    await page.context().setOffline(false);
    await chat.hears("There you are.");
    await chat.idle();
    expect(site.asked).toHaveLength(1);
  });

  test("being offline in the middle of an answer, which is then asked for again", async () => {
    const site = await serveChat([{ text: "I thi", hangs: true }, { text: "I think so." }], {
      "/page": chatPage("<button>Nothing</button>", NEVER),
    });
    forgive(/ERR_INTERNET_DISCONNECTED|ERR_INCOMPLETE_CHUNKED_ENCODING/);
    const page = await open("/page", site.origin);
    const chat = chatOn(page);
    await chat.say("Is it so?");
    await chat.hears("I thi");
    await page.context().setOffline(true);
    await chat.hears(/offline/i);
    await page.context().setOffline(false);
    await chat.hears("I think so.");
    await chat.idle();
    expect(await chat.widget.getByText("I thi", { exact: true }).count()).toBe(0);
    expect(site.asked).toHaveLength(2);
  });

  test("going on with Back", async () => {
    const other = chatPage("<h1>Two</h1><button>On two</button>", NEVER);
    const site = await serveChat(
      [
        ({ id }) => ({ text: "I go.", calls: [["click", { id: id("To two") }]] }),
        { text: "Here it is." },
        ({ page }) => ({ text: page.includes("On one") ? "Back on one." : "Lost." }),
      ],
      { "/one": chatPage(`<h1>One</h1><a href="/two">To two</a><button>On one</button>`, NEVER), "/two": other },
    );
    const page = await open("/one", site.origin);
    const chat = chatOn(page);
    await chat.say("Go to two");
    await page.getByRole("heading", { name: "Two" }).waitFor();
    await chat.hears("Here it is.");
    await chat.idle();
    await page.goBack();
    await page.getByRole("heading", { name: "One" }).waitFor();
    // What was said on the other page is here too, and the turn that left from here is not begun again.
    await chat.hears("Here it is.");
    await chat.idle();
    await chat.say("Where are we?");
    await chat.hears("Back on one.");
    expect(site.asked).toHaveLength(3);
  });
});

describe("two tabs with one conversation", () => {
  const LOCAL = { ...NEVER, persist: "local" };

  test("show the same, and the second does not run the turn of the first", async () => {
    const site = await serveChat([{ text: "I thi", hangs: true }, { text: "Twice!" }], {
      "/page": chatPage("<button>Nothing</button>", LOCAL),
    });
    const page = await open("/page", site.origin);
    const chat = chatOn(page);
    await chat.say("Is it so?");
    await chat.hears("I thi");
    const second = await page.context().newPage();
    await second.goto(`${site.origin}/page`);
    await chatOn(second).hears("Is it so?");
    await chatOn(second).idle();
    await chat.button("Stop").waitFor();
    expect(site.asked).toHaveLength(1);
  });

  test("go on where the user last wrote, and neither loses what was said in the other", async () => {
    const site = await serveChat(
      [{ text: "I thi", hangs: true }, { text: "I answer here." }, { text: "And now there." }],
      {
        "/page": chatPage("<button>Nothing</button>", LOCAL),
      },
    );
    const page = await open("/page", site.origin);
    const chat = chatOn(page);
    await chat.say("Is it so?");
    await chat.hears("I thi");
    const second = await page.context().newPage();
    await second.goto(`${site.origin}/page`);
    const other = chatOn(second);
    await other.hears("Is it so?");
    await other.idle();
    await other.say("Then this");
    await other.hears("I answer here.");
    await chat.hears("I answer here.");
    await chat.idle();
    await chat.say("Thanks");
    await other.hears("And now there.");
    for (const tab of [chat, other])
      for (const words of ["Is it so?", "Then this", "I answer here.", "Thanks"]) await tab.hears(words);
    expect(site.asked).toHaveLength(3);
  });

  test("a tab that is copied in the middle of a turn does not take it over", async () => {
    const site = await serveChat([{ text: "I thi", hangs: true }, { text: "Twice!" }], {
      "/page": chatPage("<button onclick='window.open(location.href)'>Copy</button>", NEVER),
    });
    const page = await open("/page", site.origin);
    const chat = chatOn(page);
    await chat.say("Is it so?");
    await chat.hears("I thi");
    // As browsers do with window.open: the new tab begins with a copy of the session storage.
    const [copy] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("button", { name: "Copy" }).click(),
    ]);
    await chatOn(copy).hears("Is it so?");
    await chatOn(copy).idle();
    await chat.button("Stop").waitFor();
    expect(site.asked).toHaveLength(1);
  });
});

const saved = (page: { evaluate<T>(job: () => T): Promise<T> }) =>
  page.evaluate(() => sessionStorage.getItem("leflux:chat") ?? "");
