import { Combobox } from "@base-ui-components/react/combobox";
import { Select } from "@base-ui-components/react/select";
import { type ListProps, mountReact } from "./mountReact";

function BaseSelect({ options, value, onChange }: ListProps<string | null>) {
  return (
    <Select.Root value={value} onValueChange={(next) => onChange(next as string | null)}>
      <Select.Trigger aria-label="Fruit" style={{ width: 200 }}>
        <Select.Value />
        <Select.Icon>v</Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner>
          <Select.Popup style={{ background: "white", maxHeight: 200, overflow: "auto" }}>
            {options.map((option) => (
              <Select.Item key={option} value={option}>
                <Select.ItemText>{option}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}

function BaseCombobox({ options, value, onChange }: ListProps<string | null>) {
  return (
    <Combobox.Root items={[...options]} value={value} onValueChange={(next) => onChange(next as string | null)}>
      <Combobox.Input aria-label="Fruit" placeholder="Choose" />
      <Combobox.Portal>
        <Combobox.Positioner>
          <Combobox.Popup style={{ background: "white", maxHeight: 200, overflow: "auto" }}>
            <Combobox.Empty>Nothing</Combobox.Empty>
            <Combobox.List>
              {(item: string) => (
                <Combobox.Item key={item} value={item}>
                  {item}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

export const baseUiSelect = mountReact(BaseSelect, null);
export const baseUiCombobox = mountReact(BaseCombobox, null);
