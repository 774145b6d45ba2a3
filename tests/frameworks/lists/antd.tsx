import { Select } from "antd";
import { type ListProps, mountReact } from "./mountReact";

const choices = (options: readonly string[]) => options.map((label) => ({ label, value: label }));

/** Ant Design's select draws only what is in view. */
function AntSelect({ options, value, onChange }: ListProps<string | null>) {
  return (
    <Select aria-label="Fruit" style={{ width: 240 }} options={choices(options)} value={value} onChange={onChange} />
  );
}

function AntSearch({ options, value, onChange }: ListProps<string | null>) {
  return (
    <Select
      showSearch
      aria-label="Fruit"
      style={{ width: 240 }}
      options={choices(options)}
      value={value}
      onChange={onChange}
    />
  );
}

function AntSeveral({ options, value, onChange }: ListProps<readonly string[]>) {
  return (
    <Select
      mode="multiple"
      aria-label="Fruit"
      style={{ width: 340 }}
      options={choices(options)}
      value={[...value]}
      onChange={onChange}
    />
  );
}

export const antdSelect = mountReact(AntSelect, null);
export const antdSearch = mountReact(AntSearch, null);
export const antdSeveral = mountReact(AntSeveral, [] as readonly string[]);
