import { describe, expect, test } from "vitest";
import { chatOn } from "./chatOn";
import { withBrowser } from "./withBrowser";

const { openWith } = withBrowser();

const NOTE = `<h1>Notes</h1><label>Note <input /></label><button>Keep</button>`;

describe("Stop", () => {
  test("ends an answer that is still being thought about", async () => {
    const page = await openWith(NOTE, [{ text: "This never arrives", delayMs: 600_000 }, { text: "Here again" }]);
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Think long");
    await chat.button("Stop").click();
    await chat.idle();
    await chat.say("And now?");
    await chat.hears("Here again");
    expect(await chat.widget.getByText("This never arrives").count()).toBe(0);
  });

  test("ends an action in progress, and those after it are not done", async () => {
    const page = await openWith(NOTE, [
      {
        actions: [
          { type: "wait_for", ms: 600_000 },
          { type: "fill", id: { text: "Note" }, text: "too late" },
        ],
      },
      { text: "Here again" },
    ]);
    const chat = chatOn(page);
    await chat.open();
    await chat.say("Wait, then write");
    await chat.button("Stop").click();
    await chat.idle();
    expect(await page.getByLabel("Note").inputValue()).toBe("");
    await chat.say("And now?");
    await chat.hears("Here again");
  });
});
