import { Select } from "radix-ui";
import { type ListProps, mountReact } from "./mountReact";

function RadixSelect({ options, value, onChange }: ListProps<string | null>) {
  return (
    <Select.Root value={value ?? ""} onValueChange={onChange}>
      <Select.Trigger aria-label="Fruit" style={{ width: 200 }}>
        <Select.Value placeholder="Choose" />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content position="popper" style={{ background: "white", maxHeight: 200, overflow: "hidden" }}>
          <Select.ScrollUpButton>Up</Select.ScrollUpButton>
          <Select.Viewport style={{ maxHeight: 160 }}>
            {options.map((option, i) => (
              <Select.Item key={option} value={option} textValue={option} data-place={i}>
                <Select.ItemText>{option}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
          <Select.ScrollDownButton>Down</Select.ScrollDownButton>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}

export const radixSelect = mountReact(RadixSelect, null);
