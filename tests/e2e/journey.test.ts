import { expect, test } from "vitest";
import { chatOn } from "./chatOn";
import { serveChat } from "./serveChat";
import { withBrowser } from "./withBrowser";

const { open, forgive } = withBrowser();

test("one task goes over two page loads, a route change, a lost connection and a page that never rests", async () => {
  const site = await serveChat([
    ({ id }) => ({ text: "I look for it.", calls: [["fill", { id: id("Search products"), text: "speaker" }]] }),
    ({ id }) => ({ calls: [["click", { id: id("Add to Cart") }]] }),
    ({ id }) => ({ text: "Now the orders.", calls: [["click", { id: id("Orders") }]] }),
    ({ id }) => ({ calls: [["click", { id: id("View", "Order 1041") }]] }),
    ({ id }) => ({ text: "On to the bakery.", calls: [["click", { id: id("The same chat on plain HTML pages") }]] }),
    // This answer breaks off: it is asked for once more, and its half is not done.
    ({ id }) => ({ text: "The menu is over there, I think.", calls: [["click", { id: id("Book a table") }]] }),
    ({ id }) => ({ text: "The menu, please.", calls: [["click", { id: id("Menu") }]] }),
    ({ id }) => ({
      calls: [
        ["click", { id: id("Add to basket", "Rye Loaf") }],
        ["click", { id: id("Add to basket", "Sourdough") }],
      ],
    }),
    { text: "All of it is done." },
  ]);
  forgive(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
  const page = await open("/", site.origin);
  // New buttons in every frame, from now until this page is left.
  await page.evaluate(() => {
    const ticker = document.querySelector("footer")?.appendChild(document.createElement("p"));
    let count = 0;
    setInterval(() => {
      if (ticker) ticker.innerHTML = `<button>Quote ${++count}</button> <a href="#q${count}">Chart ${count}</a>`;
    }, 16);
  });
  page.on("framenavigated", (frame) => {
    if (frame.url().endsWith("/classic/index.html")) site.drop();
  });

  const chat = chatOn(page);
  await chat.open();
  await chat.say("Put a speaker in my cart, show order 1041, then two loaves at the bakery");
  // From here on nobody touches the page.
  await page.waitForURL(`${site.origin}/classic/menu.html`, { timeout: 60_000 });
  await page.getByRole("link", { name: "Basket (2)" }).waitFor();
  await chat.hears("All of it is done.");
  await chat.idle();

  expect(site.dropsLeft()).toBe(0);
  expect(site.asked).toHaveLength(9);
  for (const words of ["I look for it.", "Now the orders.", "On to the bakery.", "The menu, please."])
    await chat.hears(words);
  expect(await chat.widget.getByText("over there, I think").count()).toBe(0);

  // Every action was done once, with what was seen of it told to the model.
  const told = results(site.asked.at(-1)?.body.messages ?? []);
  expect(told.map(({ status }) => status)).toEqual(Array(8).fill("done"));
  expect(told[4]?.effect.url).toBe(`${site.origin}/classic/index.html`);
  expect(told[5]?.effect.url).toBe(`${site.origin}/classic/menu.html`);
  await page.getByRole("link", { name: "Basket (2)" }).click();
  const loaves = () => page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents();
  await expect.poll(loaves).toEqual(["Rye Loaf", "Sourdough"]);
});

interface Result {
  status: string;
  effect: { url?: string };
}

function results(messages: { role: string; content: unknown }[]): Result[] {
  return messages.flatMap(({ role, content }) => (role === "tool" ? JSON.parse(String(content)) : []));
}
