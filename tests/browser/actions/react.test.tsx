import * as React19 from "react";
import { createRoot as createRoot19 } from "react-dom/client";
import { describe, expect, onTestFinished, test } from "vitest";
import { React18, ReactDom18 } from "../hooks/react18";
import { find, openPage } from "./page";

type React = typeof React19;
interface Peer {
  name: string;
  React: React;
  createRoot: typeof createRoot19;
}

const PEERS: Peer[] = [
  { name: "React 19", React: React19, createRoot: createRoot19 },
  { name: "React 18", React: React18, createRoot: ReactDom18.createRoot },
];

/** A form whose every field is controlled, and told as JSON. */
function form({ createElement: h, useState }: React): () => React19.ReactNode {
  return () => {
    const [state, setState] = useState<Record<string, unknown>>({
      plan: "free",
      text: "",
      note: "",
      count: "",
      on: false,
    });
    const [sent, setSent] = useState("");
    const set = (key: string) => (event: { target: EventTarget }) =>
      setState((old) => ({ ...old, [key]: (event.target as HTMLInputElement).value }));
    return h(
      "form",
      {
        onSubmit: (event: { preventDefault(): void }) => {
          event.preventDefault();
          setSent(JSON.stringify(state));
        },
      },
      h("input", { "aria-label": "Text", value: state.text as string, onChange: set("text") }),
      h("input", {
        "aria-label": "Upper",
        value: (state.upper as string | undefined) ?? "",
        onChange: (event: { target: EventTarget }) =>
          setState((old) => ({ ...old, upper: (event.target as HTMLInputElement).value.toUpperCase() })),
      }),
      h("textarea", { "aria-label": "Note", value: state.note as string, onChange: set("note") }),
      h("input", { "aria-label": "Count", type: "number", value: state.count as string, onChange: set("count") }),
      h("input", {
        "aria-label": "Day",
        type: "date",
        value: (state.day as string | undefined) ?? "",
        onChange: set("day"),
      }),
      h("input", {
        "aria-label": "Size",
        type: "range",
        value: (state.size as string | undefined) ?? "0",
        onChange: set("size"),
      }),
      h(
        "select",
        { "aria-label": "Plan", value: state.plan as string, onChange: set("plan") },
        h("option", { value: "free" }, "Free"),
        h("option", { value: "pro" }, "Professional"),
      ),
      h(
        "label",
        null,
        h("input", {
          type: "checkbox",
          checked: state.on as boolean,
          onChange: () => setState((old) => ({ ...old, on: !old.on })),
        }),
        "Notify me",
      ),
      h("button", null, "Save"),
      h("output", { id: "state" }, JSON.stringify(state)),
      h("p", { id: "sent" }, sent),
    );
  };
}

describe.each(PEERS)("$name", ({ React, createRoot }) => {
  const mount = () => {
    const page = openPage(`<div id="root"></div>`);
    const root = createRoot(find("#root"));
    React.startTransition(() =>
      root.render(React.createElement(React.StrictMode, null, React.createElement(form(React)))),
    );
    onTestFinished(() => root.unmount());
    const state = () => JSON.parse(find("#state").textContent ?? "") as Record<string, unknown>;
    return { page, state, ready: () => expect.poll(() => document.querySelector("#state")).toBeTruthy() };
  };

  test.for([
    ["Text", "text", "Ada"],
    ["Text", "text", ""],
    ["Upper", "upper", "ABC"],
    ["Note", "note", "two\nlines"],
    ["Count", "count", "42"],
    ["Day", "day", "2026-12-24"],
    ["Size", "size", "70"],
  ] as const)("controlled %s: state.%s is %j", async ([on, key, text]) => {
    const { page, state, ready } = mount();
    await ready();
    const before = on === "Day" ? "2026-01-01" : "5";
    await page.done({ type: "fill", on, text: before });
    const effect = await page.done({ type: "fill", on, text: on === "Upper" ? text.toLowerCase() : text });
    expect(state()[key]).toBe(text);
    expect(effect.changed).toBe(true);
  });

  test("select, checkbox and submit, in one emission", async () => {
    const { page, state, ready } = mount();
    await ready();
    const results = await page.performAll([
      { type: "fill", on: "Text", text: "Ada" },
      { type: "select_option", on: "Plan", option: "Professional" },
      { type: "check", on: "Notify me", checked: true },
      { type: "click", on: "Save" },
    ]);
    expect(results.map(({ status }) => status)).toEqual(["done", "done", "done", "done"]);
    expect(state()).toMatchObject({ text: "Ada", plan: "pro", on: true });
    expect(find("#sent").textContent).toBe(find("#state").textContent);
  });

  test("keys reach the state, Enter submits", async () => {
    const { page, state, ready } = mount();
    await ready();
    await page.done({ type: "press", on: "Text", key: "h" });
    await page.done({ type: "press", key: "i" });
    await page.done({ type: "press", key: "Enter" });
    expect(state().text).toBe("hi");
    expect(find("#sent").textContent).toContain('"text":"hi"');
  });

  test("hover and leave reach onMouseEnter and onMouseLeave", async () => {
    const page = openPage(`<div id="root"></div><button>Elsewhere</button>`);
    const log: string[] = [];
    const root = createRoot(find("#root"));
    root.render(
      React.createElement(
        "button",
        { onMouseEnter: () => log.push("enter"), onMouseLeave: () => log.push("leave") },
        "Over",
      ),
    );
    onTestFinished(() => root.unmount());
    await expect.poll(() => document.querySelector("#root button")).toBeTruthy();
    await page.done({ type: "hover", on: "Elsewhere" });
    await page.done({ type: "hover", on: "Over" });
    await page.done({ type: "hover", on: "Elsewhere" });
    expect(log).toEqual(["enter", "leave"]);
  });
});
