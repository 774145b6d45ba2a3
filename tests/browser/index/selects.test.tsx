import { render } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { IndexEntry } from "../../../src/protocol";
import { lookAgain, style } from "./harness";
import { PAGE_SELECTS } from "./widgets/pageSelects";
import { REACT_SELECTS } from "./widgets/reactSelects";

/** What is listed besides the choice itself, where a widget has more to press. */
const MORE: Record<string, string[]> = {
  "react-select of several": ["Remove Norway"],
  "antd of several": ["close"],
  "MUI autocomplete": ["Open"],
  "tom-select of several": ["Norway"],
  "select2 of several": ["remove"],
};

/** Long enough for a busy machine to draw the heaviest of them. */
const PATIENCE = { timeout: 15_000, interval: 50 };

/** The choice keeps its label and tells what is chosen; it is one entry. */
async function expectChoice(name: string, value: string | undefined): Promise<void> {
  await vi.waitFor(() => {
    const { entries } = lookAgain();
    const choices = entries.filter(({ text }) => text === "Country");
    expect(choices.map((choice: IndexEntry) => [choice.text, choice.value])).toEqual([["Country", value]]);
    // A cross that only shows under the pointer is there or not, by where the pointer happens to be.
    const more = entries.map(({ text }) => text).filter((text) => text !== "Country" && text !== "Clear");
    expect(more).toEqual(MORE[name] ?? []);
  }, PATIENCE);
}

describe("a choice drawn by a library, with something chosen", () => {
  test.each(Object.entries(REACT_SELECTS))("%s", async (name, widget) => {
    render(widget);
    await expectChoice(name, "Norway");
  });

  test.each(Object.entries(PAGE_SELECTS))("%s", async (name, { css, start }) => {
    style(css);
    document.body.innerHTML =
      "<label for=country>Country</label><select id=country><option>Denmark<option selected>Norway</select>";
    start();
    await expectChoice(name, "Norway");
  });

  test.each(Object.entries(PAGE_SELECTS))("%s of several", async (name, { css, start }) => {
    style(css);
    document.body.innerHTML =
      "<label for=country>Country</label><select id=country multiple><option>Denmark<option selected>Norway</select>";
    start();
    await expectChoice(`${name} of several`, "Norway");
  });
});
