import { html, LitElement } from "lit";
import { live } from "lit/directives/live.js";
import { chosenIn, emptyForm, type FormState, type MountForm, PLANS, SIZES, TAGS } from "./form";

/** A custom element: the form lives in an open shadow root, where `change` doesn't leave it. */
class LitForm extends LitElement {
  static override properties = { form: { state: true } };
  declare form: FormState;

  constructor() {
    super();
    this.form = emptyForm();
  }

  private set<K extends keyof FormState>(key: K, value: FormState[K]): void {
    this.form = { ...this.form, [key]: value };
  }

  private field(label: string, key: keyof FormState, type = "text") {
    const input = (event: Event) => this.set(key, (event.target as HTMLInputElement).value as never);
    return html`<label>${label} <input type=${type} .value=${live(String(this.form[key]))} @input=${input} /></label>`;
  }

  override render() {
    const { form } = this;
    const text = (key: keyof FormState) => (event: Event) =>
      this.set(key, (event.target as HTMLInputElement).value as never);
    const submit = (event: Event) => {
      event.preventDefault();
      this.set("sent", form.sent + 1);
    };
    return html`<form @submit=${submit}>
      ${this.field("Name", "name")}
      <label>Code <input .value=${live(form.code)} @input=${(event: Event) => this.set("code", (event.target as HTMLInputElement).value.toUpperCase())} /></label>
      <label>Late <input @change=${text("late")} /></label>
      <label>Note <textarea .value=${live(form.note)} @input=${text("note")}></textarea></label>
      ${this.field("Age", "age", "number")} ${this.field("Day", "day", "date")} ${this.field("At", "at", "time")}
      ${this.field("Month", "month", "month")} ${this.field("Colour", "colour", "color")} ${this.field("Level", "level", "range")}
      <label>Plan <select @change=${text("plan")}>
        ${PLANS.map(([value, label]) => html`<option value=${value} ?selected=${form.plan === value}>${label}</option>`)}
      </select></label>
      <label>Tags <select multiple @change=${(event: Event) => this.set("tags", chosenIn(event))}>
        ${TAGS.map((tag) => html`<option ?selected=${form.tags.includes(tag)}>${tag}</option>`)}
      </select></label>
      <label><input type="checkbox" .checked=${live(form.agree)} @change=${(event: Event) => this.set("agree", (event.target as HTMLInputElement).checked)} /> Agree</label>
      ${SIZES.map(
        ([value, label]) =>
          html`<label><input type="radio" name="size" value=${value} .checked=${live(form.size === value)} @change=${text("size")} /> ${label}</label>`,
      )}
      <button>Save</button>
    </form>`;
  }
}
customElements.define("lit-form", LitForm);

export const litForm: MountForm = async (root) => {
  const element = document.createElement("lit-form") as LitForm;
  root.append(element);
  await element.updateComplete;
  return { state: () => element.form, stop: () => element.remove() };
};
