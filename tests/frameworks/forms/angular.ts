import "zone.js";
import "@angular/compiler";
import { type ApplicationRef, Component } from "@angular/core";
import { FormControl, FormsModule, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { emptyForm, type FormState, type MountForm, PLANS, SIZES, TAGS } from "./form";

let now: () => FormState = emptyForm;

/** Template-driven and reactive fields side by side; compiled as it is shown, so decorators are called as the functions that they are. */
const App = Component({
  selector: "app-form",
  imports: [FormsModule, ReactiveFormsModule],
  template: `
    <form (ngSubmit)="state.sent = state.sent + 1">
      <label>Name <input name="name" [(ngModel)]="state.name"></label>
      <label>Code <input name="code" [ngModel]="state.code" (ngModelChange)="state.code = $event.toUpperCase()"></label>
      <label>Late <input [formControl]="late"></label>
      <label>Note <textarea name="note" [(ngModel)]="state.note"></textarea></label>
      <label>Age <input name="age" type="number" [(ngModel)]="state.age"></label>
      <label>Day <input name="day" type="date" [(ngModel)]="state.day"></label>
      <label>At <input [formControl]="at" type="time"></label>
      <label>Month <input name="month" type="month" [(ngModel)]="state.month"></label>
      <label>Colour <input name="colour" type="color" [(ngModel)]="state.colour"></label>
      <label>Level <input name="level" type="range" [(ngModel)]="state.level"></label>
      <label>Plan <select name="plan" [(ngModel)]="state.plan">
        @for (plan of plans; track plan[0]) {<option [ngValue]="plan[0]">{{ plan[1] }}</option>}
      </select></label>
      <label>Tags <select name="tags" multiple [(ngModel)]="state.tags">
        @for (tag of tags; track tag) {<option [ngValue]="tag">{{ tag }}</option>}
      </select></label>
      <label><input name="agree" type="checkbox" [(ngModel)]="state.agree"> Agree</label>
      @for (size of sizes; track size[0]) {
        <label><input name="size" type="radio" [value]="size[0]" [(ngModel)]="state.size"> {{ size[1] }}</label>
      }
      <button>Save</button>
    </form>`,
})(
  class {
    state = emptyForm();
    plans = PLANS;
    tags = TAGS;
    sizes = SIZES;
    late = new FormControl("", { nonNullable: true, updateOn: "blur" });
    at = new FormControl("", { nonNullable: true });
    constructor() {
      now = () => ({ ...this.state, late: this.late.value, at: this.at.value });
    }
  },
);

export const angularForm: MountForm = async (root) => {
  root.append(document.createElement("app-form"));
  const app: ApplicationRef = await bootstrapApplication(App as never);
  return { state: () => now(), stop: () => app.destroy() };
};
