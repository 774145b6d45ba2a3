import { expect, test } from "vitest";
import { chatOn } from "./chatOn";
import { withBrowser } from "./withBrowser";

const { open, origin } = withBrowser();

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const MOUNT = `Leflux.mountLefluxChat({
  title: "Helper", persist: "none", theme: { accent: "rgb(1, 2, 3)", radius: "5px", scheme: "dark" },
  agent: Leflux.scriptedAgent([{ text: "**Done**", actions: [{ type: "click", id: { text: "Press me" } }] }, { text: "Pressed." }]),
})`;

/** A refusal by the policy would be an error in the console, which fails the test. */
test("under a strict content security policy the chat has its looks, its theme and its agent", async () => {
  const page = await open("/classic/index.html");
  await page.route(`${origin}/strict/*`, (route) =>
    route.request().url().endsWith(".js")
      ? route.fulfill({ contentType: "text/javascript", body: MOUNT })
      : route.fulfill({
          contentType: "text/html",
          headers: { "content-security-policy": POLICY },
          body: `<!doctype html><html lang="en"><title>Strict</title><button>Press me</button><script src="/leflux.global.js"></script><script src="/strict/mount.js"></script></html>`,
        }),
  );
  await page.goto(`${origin}/strict/page.html`);
  const chat = chatOn(page);
  await chat.open();
  const looks = await page.getByRole("dialog", { name: "Helper" }).evaluate((panel) => {
    const { borderRadius, backgroundColor } = getComputedStyle(panel);
    const mark = panel.querySelector("[part=mark]") as Element;
    return [borderRadius, backgroundColor, getComputedStyle(mark).backgroundColor];
  });
  expect(looks).toEqual(["5px", "rgb(26, 26, 24)", "rgb(1, 2, 3)"]);
  await chat.say("Press it");
  await chat.hears("Pressed.");
});

test("so has a React build", async () => {
  const page = await open("/classic/index.html");
  const seen: string[] = [];
  await page.route(`${origin}/`, async (route) => {
    const response = await route.fetch();
    const policy = "default-src 'self'; style-src 'self'; img-src 'self' data:";
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
    seen.push(route.request().url());
  });
  await page.goto(`${origin}/`);
  const chat = chatOn(page);
  await chat.open();
  await chat.say("Add the AirPods Pro to my cart");
  await page.getByRole("link", { name: "Cart (1)" }).waitFor();
  await chat.idle();
  await chat.button("Show me").first().click();
  const radius = await page.getByRole("dialog").evaluate((panel) => getComputedStyle(panel).borderRadius);
  expect([seen.length, radius]).toEqual([1, "18px"]);
});
