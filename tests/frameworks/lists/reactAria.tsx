import "./process";
import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Select,
  SelectValue,
  Virtualizer,
} from "react-aria-components";
import { type ListProps, mountReact } from "./mountReact";

const items = (options: readonly string[]) => options.map((name) => ({ id: name, name }));

/** A virtual list: what is out of view is not in the page. */
function AriaSelect({ options, value, onChange }: ListProps<string | null>) {
  return (
    <Select selectedKey={value} onSelectionChange={(key) => onChange(key as string | null)}>
      <Label>Fruit</Label>
      <Button style={{ width: 200 }}>
        <SelectValue />
      </Button>
      <Popover style={{ background: "white" }}>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 24 }}>
          <ListBox
            items={items(options)}
            style={{ display: "block", width: 200, height: 160, overflow: "auto", padding: 0 }}
          >
            {({ name }) => <ListBoxItem style={{ width: 190 }}>{name}</ListBoxItem>}
          </ListBox>
        </Virtualizer>
      </Popover>
    </Select>
  );
}

function AriaComboBox({ options, value, onChange }: ListProps<string | null>) {
  return (
    <ComboBox
      selectedKey={value}
      onSelectionChange={(key) => onChange(key as string | null)}
      defaultItems={items(options)}
    >
      <Label>Fruit</Label>
      <Input />
      <Button>v</Button>
      <Popover style={{ background: "white", maxHeight: 200, overflow: "auto" }}>
        <ListBox>{({ name }: { name: string }) => <ListBoxItem>{name}</ListBoxItem>}</ListBox>
      </Popover>
    </ComboBox>
  );
}

export const reactAriaSelect = mountReact(AriaSelect, null);
export const reactAriaComboBox = mountReact(AriaComboBox, null);
