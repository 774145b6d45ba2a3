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
