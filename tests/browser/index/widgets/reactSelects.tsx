import { Select as BaseSelect } from "@base-ui-components/react/select";
import {
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Field,
  Combobox as HeadlessCombobox,
  Label,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
} from "@headlessui/react";
import { Autocomplete, FormControl, InputLabel, MenuItem, Select as MuiSelect, TextField } from "@mui/material";
import { Select as AntdSelect } from "antd";
import { useCombobox, useSelect } from "downshift";
import { Label as RadixLabel, Select as RadixSelect } from "radix-ui";
import type { ReactNode } from "react";
import {
  Label as AriaLabel,
  Select as AriaSelect,
  Button,
  ComboBox,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from "react-aria-components";
import ReactSelect from "react-select";

const COUNTRIES = ["Norway", "Denmark"];
const OPTIONS = COUNTRIES.map((label) => ({ value: label, label }));

function DownshiftSelect() {
  const { getToggleButtonProps, getLabelProps, getMenuProps, selectedItem } = useSelect({
    items: COUNTRIES,
    initialSelectedItem: "Norway",
  });
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its props say of what it is the label */}
      <label {...getLabelProps()}>Country</label>
      <div {...getToggleButtonProps()}>{selectedItem ?? "Choose"}</div>
      <ul {...getMenuProps()} />
    </div>
  );
}

function DownshiftCombobox() {
  const { getInputProps, getLabelProps, getMenuProps } = useCombobox({
    items: COUNTRIES,
    initialSelectedItem: "Norway",
  });
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its props say of what it is the label */}
      <label {...getLabelProps()}>Country</label>
      <input {...getInputProps()} />
      <ul {...getMenuProps()} />
    </div>
  );
}

/** Each shows a choice called "Country" where Norway is chosen. */
export const REACT_SELECTS: Record<string, ReactNode> = {
  "react-select by aria-label": <ReactSelect aria-label="Country" options={OPTIONS} defaultValue={OPTIONS[0]} />,
  "react-select by a label": (
    <div>
      <label htmlFor="rs">Country</label>
      <ReactSelect inputId="rs" options={OPTIONS} defaultValue={OPTIONS[0]} />
    </div>
  ),
  "react-select without search": (
    <div>
      <label htmlFor="rn">Country</label>
      <ReactSelect inputId="rn" options={OPTIONS} defaultValue={OPTIONS[0]} isSearchable={false} />
    </div>
  ),
  "react-select of several": (
    <div>
      <span id="rml">Country</span>
      <ReactSelect aria-labelledby="rml" isMulti options={OPTIONS as never[]} defaultValue={[OPTIONS[0]] as never} />
    </div>
  ),
  "downshift select": <DownshiftSelect />,
  "downshift combobox": <DownshiftCombobox />,
  "Headless UI listbox": (
    <Field>
      <Label>Country</Label>
      <Listbox defaultValue="Norway">
        <ListboxButton>{({ value }) => <>{value}</>}</ListboxButton>
        <ListboxOptions>
          {COUNTRIES.map((name) => (
            <ListboxOption key={name} value={name}>
              {name}
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
    </Field>
  ),
  "Headless UI combobox": (
    <Field>
      <Label>Country</Label>
      <HeadlessCombobox defaultValue="Norway">
        <ComboboxInput />
        <ComboboxOptions>
          {COUNTRIES.map((name) => (
            <ComboboxOption key={name} value={name}>
              {name}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </HeadlessCombobox>
    </Field>
  ),
  antd: (
    <div>
      <label htmlFor="as">Country</label>
      <AntdSelect id="as" options={OPTIONS} defaultValue="Norway" style={{ width: 200 }} />
    </div>
  ),
  "antd with search": (
    <div>
      <label htmlFor="ass">Country</label>
      <AntdSelect id="ass" showSearch options={OPTIONS} defaultValue="Norway" style={{ width: 200 }} />
    </div>
  ),
  "antd of several": (
    <AntdSelect
      aria-label="Country"
      mode="multiple"
      options={OPTIONS}
      defaultValue={["Norway"] as never}
      style={{ width: 200 }}
    />
  ),
  "MUI select": (
    <FormControl sx={{ width: 200 }}>
      <InputLabel id="ml">Country</InputLabel>
      <MuiSelect labelId="ml" id="ms" label="Country" defaultValue="Norway">
        {COUNTRIES.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </MuiSelect>
    </FormControl>
  ),
  "MUI select in a text field": (
    <TextField select label="Country" id="mt" defaultValue="Norway">
      {COUNTRIES.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  ),
  "MUI autocomplete": (
    <Autocomplete
      options={COUNTRIES}
      defaultValue="Norway"
      renderInput={(props) => <TextField {...props} label="Country" />}
    />
  ),
  "Radix select": (
    <div>
      <RadixLabel.Root htmlFor="rx">Country</RadixLabel.Root>
      <RadixSelect.Root defaultValue="Norway">
        <RadixSelect.Trigger id="rx">
          <RadixSelect.Value />
        </RadixSelect.Trigger>
        <RadixSelect.Portal>
          <RadixSelect.Content>
            {COUNTRIES.map((name) => (
              <RadixSelect.Item key={name} value={name}>
                <RadixSelect.ItemText>{name}</RadixSelect.ItemText>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Content>
        </RadixSelect.Portal>
      </RadixSelect.Root>
    </div>
  ),
  "Radix select in a form, by aria-label": (
    <form>
      <RadixSelect.Root defaultValue="Norway" name="c">
        <RadixSelect.Trigger aria-label="Country">
          <RadixSelect.Value>Norway</RadixSelect.Value>
        </RadixSelect.Trigger>
      </RadixSelect.Root>
    </form>
  ),
  "React Aria select": (
    <AriaSelect defaultValue="Norway">
      <AriaLabel>Country</AriaLabel>
      <Button>
        <SelectValue />
      </Button>
      <Popover>
        <ListBox>
          {COUNTRIES.map((name) => (
            <ListBoxItem key={name} id={name}>
              {name}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  ),
  "React Aria combobox": (
    <ComboBox defaultInputValue="Norway">
      <AriaLabel>Country</AriaLabel>
      <Input />
      <Popover>
        <ListBox>
          {COUNTRIES.map((name) => (
            <ListBoxItem key={name} id={name}>
              {name}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </ComboBox>
  ),
  "Base UI select": (
    <div>
      <span id="bl">Country</span>
      <BaseSelect.Root defaultValue="Norway">
        <BaseSelect.Trigger aria-labelledby="bl">
          <BaseSelect.Value />
        </BaseSelect.Trigger>
      </BaseSelect.Root>
    </div>
  ),
};
