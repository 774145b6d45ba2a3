import { expect, onTestFinished } from "vitest";
import { find, openPage, type TestPage } from "../browser/actions/page";
import type { MountedList, MountList } from "../frameworks/lists/list";
import { cell } from "./cell";

const FRUITS = ["Apple", "Apple pie", "Banana", "Cherry", "Dragon fruit"];
const many = (count: number) => Array.from({ length: count }, (_, i) => `Fruit no. ${i + 1}`);

async function open(mount: MountList, options: readonly string[]): Promise<{ page: TestPage; list: MountedList }> {
  const page = openPage(`<div id="root" style="width:400px"></div><button>Save</button>`);
  const list = await mount(find("#root"), options);
  onTestFinished(list.stop);
  await expect.poll(() => page.indexer.scan().entries.some(({ text }) => text === "Fruit")).toBe(true);
  return { page, list };
}

/** How often an option that is not chosen is to be seen: never, once the list is shut. */
const shownBananas = () =>
  [...document.querySelectorAll("[role=option]")].filter(
    (element) => element.textContent === "Banana" && element.checkVisibility({ opacityProperty: true }),
  ).length;

/** The same rows for every list in which one is chosen. `long`: a list longer than it shows; of 1000 where it draws only what is in view or matches. */
export function listCells(framework: string, mount: MountList, long = 1000): void {
  const part = "Lists that pages draw themselves";
  const choose = (option: string | string[]) => ({ type: "select_option", on: "first Fruit", option }) as const;
  cell({ part, control: "list", framework, action: "select_option" }, async () => {
    const { page, list } = await open(mount, FRUITS);
    await page.done(choose("Cherry"));
    await expect.poll(list.chosen).toBe("Cherry");
    await expect.poll(shownBananas).toBe(0);
  });
  cell({ part, control: "list", framework, action: "select_option, then another" }, async () => {
    const { page, list } = await open(mount, FRUITS);
    const results = await page.performAll([choose("Apple pie"), choose("apple")]);
    expect(results.map((result) => (result.status === "done" ? "done" : result.message))).toEqual(["done", "done"]);
    await expect.poll(list.chosen).toBe("Apple");
  });
  cell({ part, control: "list", framework, action: "select_option: no such option" }, async () => {
    const { page, list } = await open(mount, FRUITS);
    await page.done(choose("Banana"));
    expect(await page.refused(choose("Kiwi"))).toMatch(/^no_such_option: There is no option "Kiwi"/);
    expect(list.chosen()).toBe("Banana");
    await page.done({ type: "click", on: "Save" });
    expect(list.chosen()).toBe("Banana");
  });
  cell({ part, control: "long list", framework, action: "select_option" }, async () => {
    const { page, list } = await open(mount, many(long));
    const wanted = `Fruit no. ${Math.round(long * 0.77)}`;
    await page.done(choose(wanted));
    await expect.poll(list.chosen).toBe(wanted);
  });
}

/** The same rows for every list that takes several. */
export function severalCells(framework: string, mount: MountList): void {
  const part = "Lists that pages draw themselves";
  cell({ part, control: "list of several", framework, action: "select_option" }, async () => {
    const { page, list } = await open(mount, FRUITS);
    await page.done({ type: "select_option", on: "first Fruit", option: ["Banana", "Cherry"] });
    await expect.poll(() => [...(list.chosen() ?? [])].sort()).toEqual(["Banana", "Cherry"]);
  });
}
