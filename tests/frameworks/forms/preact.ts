import { Fragment, h, render } from "preact";
import { useState } from "preact/hooks";
import { chosenIn, emptyForm, type FormState, type MountForm, PLANS, SIZES, TAGS } from "./form";

/** Preact listens to the browser's own events: `input` for text, `change` for choices. */
export const preactForm: MountForm = (root) => {
  let now = emptyForm();
  const text = (event: Event) => (event.target as HTMLInputElement).value;
  function Form() {
    const [state, setState] = useState(emptyForm);
    now = state;
    const set =
      <K extends keyof FormState>(key: K, read: (event: Event) => FormState[K]) =>
      (event: Event) =>
        setState((old) => ({ ...old, [key]: read(event) }));
    const field = (label: string, key: keyof FormState, type = "text") =>
      h("label", null, label, h("input", { type, value: state[key] as string, onInput: set(key, text as never) }));
    return h(
      "form",
      {
        onSubmit: (event: Event) => {
          event.preventDefault();
          setState((old) => ({ ...old, sent: old.sent + 1 }));
        },
      },
      field("Name", "name"),
      h(
        "label",
        null,
        "Code",
        h("input", { value: state.code, onInput: set("code", (event) => text(event).toUpperCase()) }),
      ),
      h("label", null, "Late", h("input", { onChange: set("late", text) })),
      h("label", null, "Note", h("textarea", { value: state.note, onInput: set("note", text) })),
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
          { value: state.plan, onChange: set("plan", text) },
          PLANS.map(([value, label]) => h("option", { value }, label)),
        ),
      ),
      h(
        "label",
        null,
        "Tags",
        h(
          "select",
          { multiple: true, onChange: set("tags", chosenIn) },
          TAGS.map((tag) => h("option", { selected: state.tags.includes(tag) }, tag)),
        ),
      ),
      h(
        "label",
        null,
        h("input", {
          type: "checkbox",
          checked: state.agree,
          onChange: set("agree", (event) => (event.target as HTMLInputElement).checked),
        }),
        "Agree",
      ),
      h(
        Fragment,
        null,
        SIZES.map(([value, label]) =>
          h(
            "label",
            null,
            h("input", {
              type: "radio",
              name: "size",
              value,
              checked: state.size === value,
              onChange: set("size", text),
            }),
            label,
          ),
        ),
      ),
      h("button", null, "Save"),
    );
  }
  render(h(Form, null), root);
  return { state: () => now, stop: () => render(null, root) };
};
