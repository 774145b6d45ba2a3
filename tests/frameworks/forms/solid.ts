import html from "solid-js/html";
import { createStore } from "solid-js/store";
import { render } from "solid-js/web";
import { chosenIn, emptyForm, type FormState, type MountForm, PLANS, SIZES, TAGS } from "./form";

/** Solid sets properties when its signals change; it hands `input` events over from the document. */
export const solidForm: MountForm = (root) => {
  const [state, setState] = createStore(emptyForm());
  const text = (key: keyof FormState) => (event: Event) =>
    setState(key, (event.target as HTMLInputElement).value as never);
  const field = (label: string, key: keyof FormState, type = "text") =>
    html`<label>${label} <input type=${type} value=${() => state[key]} onInput=${text(key)} /></label>`;
  const form = () => html`
    <form onSubmit=${(event: Event) => {
      event.preventDefault();
      setState("sent", (sent) => sent + 1);
    }}>
      ${field("Name", "name")}
      <label>Code <input value=${() => state.code} onInput=${(event: Event) => setState("code", (event.target as HTMLInputElement).value.toUpperCase())} /></label>
      <label>Late <input onChange=${text("late")} /></label>
      <label>Note <textarea prop:value=${() => state.note} onInput=${text("note")}></textarea></label>
      ${field("Age", "age", "number")}
      ${field("Day", "day", "date")}
      ${field("At", "at", "time")}
      ${field("Month", "month", "month")}
      ${field("Colour", "colour", "color")}
      ${field("Level", "level", "range")}
      <label>Plan <select value=${() => state.plan} onChange=${text("plan")}>
        ${PLANS.map(([value, label]) => html`<option value=${value}>${label}</option>`)}
      </select></label>
      <label>Tags <select multiple onChange=${(event: Event) => setState("tags", chosenIn(event))}>
        ${TAGS.map((tag) => html`<option selected=${() => state.tags.includes(tag)}>${tag}</option>`)}
      </select></label>
      <label><input type="checkbox" checked=${() => state.agree} onChange=${(event: Event) => setState("agree", (event.target as HTMLInputElement).checked)} /> Agree</label>
      ${SIZES.map(
        ([value, label]) =>
          html`<label><input type="radio" name="size" value=${value} checked=${() => state.size === value} onChange=${text("size")} /> ${label}</label>`,
      )}
      <button>Save</button>
    </form>`;
  const stop = render(form as never, root);
  return { state: () => ({ ...state, tags: [...state.tags] }), stop };
};
