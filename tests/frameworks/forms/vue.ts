import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { emptyForm, type MountForm, PLANS, SIZES, TAGS } from "./form";

/** Vue's `v-model`, with its modifiers; `Code` binds the value itself. */
export const vueForm: MountForm = (root) => {
  const state = reactive(emptyForm());
  const app = createApp({
    setup: () => ({ state, PLANS, SIZES, TAGS }),
    template: `
      <form @submit.prevent="state.sent++">
        <label>Name <input v-model="state.name"></label>
        <label>Code <input :value="state.code" @input="state.code = $event.target.value.toUpperCase()"></label>
        <label>Late <input v-model.lazy.trim="state.late"></label>
        <label>Note <textarea v-model="state.note"></textarea></label>
        <label>Age <input type="number" v-model.number="state.age"></label>
        <label>Day <input type="date" v-model="state.day"></label>
        <label>At <input type="time" v-model="state.at"></label>
        <label>Month <input type="month" v-model="state.month"></label>
        <label>Colour <input type="color" v-model="state.colour"></label>
        <label>Level <input type="range" v-model="state.level"></label>
        <label>Plan <select v-model="state.plan"><option v-for="[value, label] in PLANS" :value="value">{{ label }}</option></select></label>
        <label>Tags <select multiple v-model="state.tags"><option v-for="tag in TAGS">{{ tag }}</option></select></label>
        <label><input type="checkbox" v-model="state.agree"> Agree</label>
        <label v-for="[value, label] in SIZES"><input type="radio" name="size" :value="value" v-model="state.size"> {{ label }}</label>
        <button>Save</button>
      </form>`,
  });
  app.mount(root);
  return { state: () => structuredClone({ ...state, tags: [...state.tags] }), stop: () => app.unmount() };
};
