import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Field,
  Label,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
} from "@headlessui/react";
import { useState } from "react";
import { type ListProps, mountReact } from "./mountReact";

function HeadlessListbox({ options, value, onChange }: ListProps<string | null>) {
  return (
    <Field>
      <Label>Fruit</Label>
      <Listbox value={value} onChange={onChange}>
        <ListboxButton style={{ width: 200 }}>{value ?? "Choose"}</ListboxButton>
        <ListboxOptions anchor="bottom" style={{ background: "white", maxHeight: 200, overflow: "auto" }}>
          {options.map((option) => (
            <ListboxOption key={option} value={option}>
              {option}
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
    </Field>
  );
}

/** Draws only what is in view, as its `virtual` has it. */
function HeadlessCombobox({ options, value, onChange }: ListProps<string | null>) {
  const [text, setText] = useState("");
  const shown = options.filter((option) => option.toLowerCase().includes(text.toLowerCase()));
  return (
    <Combobox value={value} onChange={onChange} virtual={{ options: shown }} onClose={() => setText("")}>
      <ComboboxInput
        aria-label="Fruit"
        displayValue={(option: string | null) => option ?? ""}
        onChange={(event) => setText(event.target.value)}
      />
      <ComboboxOptions anchor="bottom" style={{ background: "white", width: 200, height: 160, overflow: "auto" }}>
        {({ option }) => (
          <ComboboxOption value={option} style={{ height: 24 }}>
            {option as string}
          </ComboboxOption>
        )}
      </ComboboxOptions>
    </Combobox>
  );
}

export const headlessListbox = mountReact(HeadlessListbox, null);
export const headlessCombobox = mountReact(HeadlessCombobox, null);
