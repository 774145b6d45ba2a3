import { expect, onTestFinished } from "vitest";
import { type Asked, find, openPage, type TestPage } from "../browser/actions/page";
import { emptyForm, type FormState, type MountForm } from "../frameworks/forms/form";
import { cell } from "./cell";

/** control, action, what is done before it, what is done, and the framework's own state after it. */
type Row = [control: string, action: string, steps: Asked[], state: Partial<FormState>];

const fill = (on: string, text: string): Asked => ({ type: "fill", on, text });
const check = (on: string, checked: boolean): Asked => ({ type: "check", on, checked });
const choose = (on: string, option: string | string[]): Asked => ({ type: "select_option", on, option });
const press = (key: string, on?: string): Asked => ({ type: "press", key, ...(on === undefined ? {} : { on }) });

const ROWS: Row[] = [
  ["text", "fill", [fill("Name", "Ada Lovelace")], { name: "Ada Lovelace" }],
  ["text", "fill again", [fill("Name", "Ada"), fill("Name", "Grace")], { name: "Grace" }],
  ["text", "clear", [fill("Name", "Ada"), fill("Name", "")], { name: "" }],
  ["text", "press keys", [press("h", "Name"), press("i"), press("x"), press("Backspace")], { name: "hi" }],
  ["text", "Enter sends", [fill("Name", "Ada"), press("Enter")], { name: "Ada", sent: 1 }],
  ["text that the app rewrites", "fill", [fill("Code", "abc")], { code: "ABC" }],
  [
    "text told on leaving",
    "fill, then click",
    [fill("Late", "here"), { type: "click", on: "Save" }],
    { late: "here", sent: 1 },
  ],
  [
    "text told on leaving",
    "fill, then fill another",
    [fill("Late", "here"), fill("Name", "Ada")],
    { late: "here", name: "Ada" },
  ],
  ["text told on leaving", "fill, then Tab", [fill("Late", "here"), press("Tab")], { late: "here" }],
  ["textarea", "fill", [fill("Note", "two\nlines")], { note: "two\nlines" }],
  ["textarea", "clear", [fill("Note", "two\nlines"), fill("Note", "")], { note: "" }],
  ["number", "fill", [fill("Age", "42")], { age: 42 }],
  ["number", "arrow keys", [fill("Age", "42"), press("ArrowUp")], { age: 43 }],
  ["date", "fill", [fill("Day", "2026-12-24")], { day: "2026-12-24" }],
  ["date", "clear", [fill("Day", "2026-12-24"), fill("Day", "")], { day: "" }],
  ["time", "fill", [fill("At", "18:30")], { at: "18:30" }],
  ["month", "fill", [fill("Month", "2026-12")], { month: "2026-12" }],
  ["colour", "fill", [fill("Colour", "#ff8800")], { colour: "#ff8800" }],
  ["range", "fill", [fill("Level", "70")], { level: 70 }],
  ["select", "select_option", [choose("Plan", "Professional")], { plan: "pro" }],
  ["select", "arrow keys", [press("ArrowDown", "Plan")], { plan: "pro" }],
  ["select, several", "select_option", [choose("Tags", ["News", "Events"])], { tags: ["News", "Events"] }],
  ["checkbox", "check", [check("Agree", true)], { agree: true }],
  ["checkbox", "uncheck", [check("Agree", true), check("Agree", false)], { agree: false }],
  ["checkbox", "click", [{ type: "click", on: "Agree" }], { agree: true }],
  ["checkbox", "press Space", [press(" ", "Agree")], { agree: true }],
  ["radio", "check", [check("Large", true)], { size: "l" }],
  ["radio", "arrow keys", [press("ArrowDown", "Small")], { size: "l" }],
  [
    "whole form",
    "one emission",
    [
      fill("Name", "Ada"),
      fill("Code", "x1"),
      fill("Late", "last"),
      fill("Note", "a\nb"),
      fill("Age", "36"),
      fill("Day", "2026-01-02"),
      choose("Plan", "Professional"),
      check("Agree", true),
      check("Large", true),
      { type: "click", on: "Save" },
    ],
    {
      name: "Ada",
      code: "X1",
      late: "last",
      note: "a\nb",
      age: 36,
      day: "2026-01-02",
      plan: "pro",
      agree: true,
      size: "l",
      sent: 1,
    },
  ],
];

/** Numbers are strings in some frameworks' state and numbers in others'. */
const alike = (state: Partial<FormState>) =>
  Object.fromEntries(
    Object.entries(state).map(([key, value]) => [key, key === "age" || key === "level" ? `${value ?? ""}` : value]),
  );

/** The same form and the same rows in every framework: its own state is what counts, not what the field shows. */
export function formCells(framework: string, mount: MountForm): void {
  const open = async (): Promise<{ page: TestPage; state: () => FormState }> => {
    const page = openPage(`<div id="root"></div>`);
    const form = await mount(find("#root"));
    onTestFinished(form.stop);
    await expect.poll(() => page.indexer.scan().entries.some(({ text }) => text === "Large")).toBe(true);
    return { page, state: form.state };
  };
  for (const [control, action, steps, state] of ROWS) {
    cell({ part: "Fields", control, framework, action }, async () => {
      const { page, state: now } = await open();
      const results = await page.performAll(steps);
      expect(results.map((result) => (result.status === "done" ? "done" : result.message))).toEqual(
        steps.map(() => "done"),
      );
      // Whatever was not touched stands as it stood.
      await expect.poll(() => alike(now())).toEqual(alike({ ...emptyForm(), ...state }));
    });
  }
}
