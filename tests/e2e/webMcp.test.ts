import { expect, test } from "vitest";
import { chatOn } from "./chatOn";
import { chatPage, serveChat } from "./serveChat";
import { withBrowser } from "./withBrowser";

// The browser's own WebMCP, which it hides behind this flag.
const { open, forgive } = withBrowser("--enable-features=WebMCP");

const registering = `<h1>Stock</h1><p id="out"></p><script>
  const schema = { type: "object", properties: { count: { type: "number" } }, required: ["count"] };
  document.modelContext.registerTool({ name: "stock.set", description: "Sets the stock.", inputSchema: schema,
    async execute({ count }) { document.querySelector("#out").textContent = "Stock: " + count; return { now: count }; } });
  document.modelContext.registerTool({ name: "fail", description: "Fails.", async execute() { throw new Error("no"); } });
</script>`;
const pages = { "/on": chatPage(registering, { webMcp: true }), "/off": chatPage(registering) };
const offered = (site: Awaited<ReturnType<typeof serveChat>>) =>
  site.asked[0]?.body.tools?.map((tool) => tool.function.name).filter((name) => name.startsWith("page_"));

test("what the page registers by WebMCP is offered to the agent, run when it asks, and answered", async () => {
  const site = await serveChat(
    [{ calls: [["page_stock_set", { count: 7 }]] }, { calls: [["page_fail", {}]] }, { text: "Seven it is." }],
    pages,
  );
  forgive(/WebMCP tool execution failed/);
  const page = await open("/on", site.origin);
  const chat = chatOn(page);
  await chat.say("Set the stock to seven");
  await page.getByText("Stock: 7").waitFor();
  await chat.hears("Seven it is.");
  await chat.idle();
  expect(offered(site)).toEqual(expect.arrayContaining(["page_stock_set", "page_fail"]));
  const results = site.asked[2]?.body.messages.filter(({ role }) => role === "tool").map(({ content }) => content);
  expect(results).toEqual(['{"now":7}', expect.stringMatching(/failed|error/i)]);
});

test("none of it is, unless the app says so", async () => {
  const site = await serveChat([{ text: "Hello." }], pages);
  const chat = chatOn(await open("/off", site.origin));
  await chat.say("Hello?");
  await chat.hears("Hello.");
  expect(offered(site)).toEqual([]);
});
