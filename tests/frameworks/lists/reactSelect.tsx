import Select from "react-select";
import { type ListProps, mountReact } from "./mountReact";

const choices = (options: readonly string[]) => options.map((label, i) => ({ label, value: `v${i}` }));

function One({ options, value, onChange }: ListProps<string | null>) {
  const all = choices(options);
  return (
    <label>
      Fruit
      <Select
        options={all}
        value={all.find(({ label }) => label === value) ?? null}
        onChange={(option) => onChange(option?.label ?? null)}
        styles={{ container: (base) => ({ ...base, width: 260 }) }}
        inputId="fruit"
        aria-label="Fruit"
      />
    </label>
  );
}

function Several({ options, value, onChange }: ListProps<readonly string[]>) {
  const all = choices(options);
  return (
    <Select
      isMulti
      options={all}
      value={all.filter(({ label }) => value.includes(label))}
      onChange={(chosen) => onChange(chosen.map(({ label }) => label))}
      aria-label="Fruit"
    />
  );
}

export const reactSelect = mountReact(One, null);
export const reactSelectSeveral = mountReact(Several, [] as readonly string[]);
