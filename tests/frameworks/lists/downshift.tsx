import { useCombobox, useSelect } from "downshift";
import { useState } from "react";
import { type ListProps, mountReact } from "./mountReact";

function Select({ options, value, onChange }: ListProps<string | null>) {
  const select = useSelect({
    items: [...options],
    selectedItem: value,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
  });
  return (
    <div>
      <label {...select.getLabelProps()}>Fruit</label>
      <div {...select.getToggleButtonProps()} style={{ width: 200, border: "1px solid" }}>
        {value ?? "Choose"}
      </div>
      <ul {...select.getMenuProps()} style={{ maxHeight: 120, overflow: "auto", margin: 0 }}>
        {select.isOpen &&
          options.map((item, index) => (
            <li key={item} {...select.getItemProps({ item, index })}>
              {item}
            </li>
          ))}
      </ul>
    </div>
  );
}

function Combobox({ options, value, onChange }: ListProps<string | null>) {
  const [text, setText] = useState("");
  const items = options.filter((option) => option.toLowerCase().includes(text.toLowerCase())).slice(0, 20);
  const combobox = useCombobox({
    items,
    selectedItem: value,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
  });
  return (
    <div>
      <label {...combobox.getLabelProps()}>Fruit</label>
      <input {...combobox.getInputProps()} />
      <ul {...combobox.getMenuProps()} style={{ maxHeight: 120, overflow: "auto", margin: 0 }}>
        {combobox.isOpen &&
          items.map((item, index) => (
            <li key={item} {...combobox.getItemProps({ item, index })}>
              {item}
            </li>
          ))}
      </ul>
    </div>
  );
}

export const downshiftSelect = mountReact(Select, null);
export const downshiftCombobox = mountReact(Combobox, null);
