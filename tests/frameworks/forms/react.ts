import type * as React19 from "react";
import type { createRoot as createRoot19 } from "react-dom/client";
import { chosenIn, emptyForm, type FormState, type MountForm, PLANS, SIZES, TAGS } from "./form";

type React = typeof React19;
type Fired = { target: EventTarget; nativeEvent: Event };

/** The form by any React; in strict mode, where state that is not kept by the rules shows. */
export const reactForm =
  (React: React, createRoot: typeof createRoot19): MountForm =>
  (root) => {
    let now = emptyForm();
    const { createElement: h, useState } = React;
    function Form() {
      const [state, setState] = useState(emptyForm);
      now = state;
      const set = <K extends keyof FormState>(key: K, read: (event: Fired) => FormState[K]) => ({
        onChange: (event: Fired) => setState((old) => ({ ...old, [key]: read(event) })),
      });
      const text = (event: Fired) => (event.target as HTMLInputElement).value;
      const field = (label: string, key: keyof FormState, type = "text") =>
        h("label", null, label, h("input", { type, value: state[key] as string, ...set(key, text) }));
      return h(
        "form",
        {
          onSubmit: (event: { preventDefault(): void }) => {
            event.preventDefault();
            setState((old) => ({ ...old, sent: old.sent + 1 }));
          },
        },
        field("Name", "name"),
        h(
          "label",
          null,
          "Code",
          h("input", { value: state.code, ...set("code", (event) => text(event).toUpperCase()) }),
        ),
        h(
          "label",
          null,
          "Late",
          h("input", {
            defaultValue: "",
            onBlur: (event: Fired) => setState((old) => ({ ...old, late: text(event) })),
          }),
        ),
        h("label", null, "Note", h("textarea", { value: state.note, ...set("note", text) })),
        field("Age", "age", "number"),
        field("Day", "day", "date"),
        field("At", "at", "time"),
        field("Month", "month", "month"),
        field("Colour", "colour", "color"),
        field("Level", "level", "range"),
        h(
          "label",
          null,
          "Plan",
          h(
            "select",
            { value: state.plan, ...set("plan", text) },
            PLANS.map(([value, label]) => h("option", { value, key: value }, label)),
          ),
        ),
        h(
          "label",
          null,
          "Tags",
          h(
            "select",
            { multiple: true, value: state.tags, ...set("tags", (event) => chosenIn(event.nativeEvent)) },
            TAGS.map((tag) => h("option", { key: tag }, tag)),
          ),
        ),
        h(
          "label",
          null,
          h("input", {
            type: "checkbox",
            checked: state.agree,
            ...set("agree", (event) => (event.target as HTMLInputElement).checked),
          }),
          "Agree",
        ),
        SIZES.map(([value, label]) =>
          h(
            "label",
            { key: value },
            h("input", {
              type: "radio",
              name: "size",
              value,
              checked: state.size === value,
              ...set("size", text),
            }),
            label,
          ),
        ),
        h("button", null, "Save"),
      );
    }
    const mounted = createRoot(root);
    mounted.render(h(React.StrictMode, null, h(Form)));
    return { state: () => now, stop: () => mounted.unmount() };
  };
