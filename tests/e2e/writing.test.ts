import { expect, test } from "vitest";
import { chatOn } from "./chatOn";
import { withBrowser } from "./withBrowser";

const { openWith } = withBrowser();

const PAGE = `<h1>Notes</h1>
<p id="from" style="font: 20px sans-serif; width: max-content">Bring <b>a coat</b></p>
<script>
  heard = [];
  for (const type of ["paste", "copy", "cut", "drop", "dragover", "beforeinput", "input", "keydown"])
    for (const target of [document, document.body])
      target.addEventListener(type, (event) => heard.push(event.type));
</script>`;

const select = (id: string) => {
  const range = document.createRange();
  range.selectNodeContents(document.getElementById(id) as Node);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
};

test("what is copied from the page is pasted as plain text, by keyboard, cut and put back, and the page hears nothing", async () => {
  const page = await openWith(PAGE, [{ text: "Noted." }]);
  const { message, open, widget } = chatOn(page);
  await open();
  await page.evaluate(select, "from");
  await page.keyboard.press("Control+C");
  await message.click();
  await page.evaluate("heard.length = 0");
  await message.press("Control+V");
  expect(await message.inputValue()).toBe("Bring a coat");
  await message.press("Control+A");
  await message.press("Control+X");
  expect(await message.inputValue()).toBe("");
  await message.press("Control+V");
  await message.press("Control+V");
  expect(await message.inputValue()).toBe("Bring a coatBring a coat");
  await message.press("Control+Z");
  expect(await message.inputValue()).toBe("Bring a coat");
  expect(await page.evaluate("heard")).toEqual([]);
  await message.press("Enter");
  await widget.getByText("Noted.").first().waitFor();
});

test("text that is dragged from the page into the message field is there to be sent", async () => {
  const page = await openWith(PAGE, [{ text: "Noted." }]);
  const { message, open, button } = chatOn(page);
  await open();
  await page.evaluate(select, "from");
  await page.evaluate("heard.length = 0");
  const from = await page.locator("#from").boundingBox();
  const to = await message.boundingBox();
  if (!from || !to) throw new Error("nothing to drag");
  await page.mouse.move(from.x + from.width / 3, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + to.height / 2 - 40, { steps: 4 });
  await page.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => message.inputValue()).toBe("Bring a coat");
  expect((await page.evaluate<string[]>("heard")).filter((type) => type === "drop" || type === "input")).toEqual([]);
  await button("Send").click();
  await expect.poll(() => message.inputValue()).toBe("");
});

test("the browser checks the spelling and fills in nothing of its own", async () => {
  const page = await openWith(PAGE, []);
  const { message, open } = chatOn(page);
  await open();
  const field = await message.evaluate((element: HTMLTextAreaElement) => ({
    spellcheck: element.spellcheck,
    autocomplete: element.autocomplete,
    name: element.name, // a field without a name is remembered by no browser
  }));
  expect(field).toEqual({ spellcheck: true, autocomplete: "off", name: "" });
});
