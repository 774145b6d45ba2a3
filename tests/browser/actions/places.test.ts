import { afterEach, describe, expect, test } from "vitest";
import { find, openPage } from "./page";

const home = location.href;
afterEach(() => history.replaceState(null, "", home));

describe("navigate", () => {
  test.for([
    "javascript:window.pwned=1",
    " JaVaScRiPt:window.pwned=1",
    "java\tscript:window.pwned=1",
    "data:text/html,x",
    "blob:https://a.example/x",
    "file:///etc/passwd",
    "mailto:a@b.c",
    "about:blank",
    "https://elsewhere.example/",
    "//elsewhere.example/path",
    "http://[",
  ])("refused: %s", async (url) => {
    const page = openPage();
    expect(await page.refused({ type: "navigate", url })).toMatch(/^blocked_url/);
    expect(window).not.toHaveProperty("pwned");
  });

  test("a base element of another site doesn't make that site one's own", async () => {
    const page = openPage(`<base href="https://elsewhere.example/">`);
    expect(await page.refused({ type: "navigate", url: "path" })).toMatch(/^blocked_url: https:\/\/elsewhere.example/);
  });

  test("a place on this page", async () => {
    const page = openPage(`<h2 id="there">There</h2>`);
    const effect = await page.done({ type: "navigate", url: "#there" });
    expect(effect.url).toBe(`${home}#there`);
    expect(effect.navigating).toBe(undefined);
  });
});

describe("go_back", () => {
  test("goes one step back and waits for the page to follow", async () => {
    const page = openPage(`<p id="p">Second</p>`);
    history.pushState({ at: 1 }, "", "#first");
    history.pushState({ at: 2 }, "", "#second");
    window.addEventListener("popstate", () => (find("#p").textContent = "First"), { once: true });
    const effect = await page.done({ type: "go_back" });
    expect(effect.url).toMatch(/#first$/);
    expect(find("#p").textContent).toBe("First");
  });
});

describe("wait_for", () => {
  test("ends when the text is shown, however it is split up and cased", async () => {
    const page = openPage(`<p id="p"></p>`);
    setTimeout(() => (find("#p").innerHTML = `Order <b>sent</b>`), 150);
    const effect = await page.done({ type: "wait_for", text: "ORDER sent" });
    expect(effect.changed).toBe(true);
  });

  test("in a shadow root", async () => {
    const page = openPage(`<div id="h"></div>`);
    find("#h").attachShadow({ mode: "open" }).innerHTML = "<p>Deep <i>text</i></p>";
    await page.done({ type: "wait_for", text: "deep text", ms: 200 });
  });

  test.for([
    ["not there", `<p>Other</p>`],
    ["hidden", `<p hidden>Order sent</p>`],
    ["in the chat", `<div id="ai-chat-widget-container" data-leflux-ignore></div>`],
  ] as const)("says when the text did not come: %s", async ([, html]) => {
    const page = openPage(html);
    const host = document.querySelector("#ai-chat-widget-container");
    if (host) host.attachShadow({ mode: "open" }).innerHTML = "<p>Order sent</p>";
    expect(await page.refused({ type: "wait_for", text: "Order sent", ms: 150 })).toBe(
      'timeout: "Order sent" did not appear within 150 ms.',
    );
  });

  test("without a text waits so long", async () => {
    const page = openPage(`<p id="p">Text</p>`);
    setTimeout(() => (find("#p").textContent = "Later"), 150);
    await page.done({ type: "wait_for", ms: 300 });
    expect(find("#p").textContent).toBe("Later");
  });

  test("without anything waits for the page to be quiet", async () => {
    const page = openPage(`<p id="p">0</p>`);
    let count = 0;
    const timer = setInterval(() => {
      find("#p").textContent = `${++count}`;
      if (count === 6) clearInterval(timer);
    }, 40);
    await page.done({ type: "wait_for" });
    expect(count).toBe(6);
  });

  test("can be stopped", async () => {
    const page = openPage();
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    expect(await page.refused({ type: "wait_for", ms: 20_000 }, { signal: controller.signal })).toMatch(/^aborted/);
  });
});
