import { flushSync, mount, unmount } from "svelte";
import Form from "./Form.svelte";
import { emptyForm, type FormState, type MountForm } from "./form";

/** Svelte's `bind:`, compiled by its own plugin. */
export const svelteForm: MountForm = (root) => {
  let now = emptyForm();
  const tell = (state: FormState) => {
    now = state;
  };
  const app = mount(Form, { target: root, props: { tell } });
  return {
    state: () => {
      flushSync();
      return now;
    },
    stop: () => void unmount(app),
  };
};
