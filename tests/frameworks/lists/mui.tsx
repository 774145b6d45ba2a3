import Autocomplete from "@mui/material/Autocomplete";
import FormControl from "@mui/material/FormControl";
import InputLabel from "@mui/material/InputLabel";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import TextField from "@mui/material/TextField";
import { type ListProps, mountReact } from "./mountReact";

function MuiSelect({ options, value, onChange }: ListProps<string | null>) {
  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="fruit-label">Fruit</InputLabel>
      <Select
        labelId="fruit-label"
        label="Fruit"
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value)}
        MenuProps={{ slotProps: { paper: { style: { maxHeight: 200 } } } }}
      >
        {options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

function MuiAutocomplete({ options, value, onChange }: ListProps<string | null>) {
  return (
    <Autocomplete
      options={options}
      value={value}
      onChange={(_, next) => onChange(next)}
      sx={{ width: 240 }}
      renderInput={(params) => <TextField {...params} label="Fruit" />}
    />
  );
}

function MuiSeveral({ options, value, onChange }: ListProps<readonly string[]>) {
  return (
    <Autocomplete
      multiple
      options={options}
      value={[...value]}
      onChange={(_, next) => onChange(next)}
      sx={{ width: 340 }}
      renderInput={(params) => <TextField {...params} label="Fruit" />}
    />
  );
}

export const muiSelect = mountReact(MuiSelect, null);
export const muiAutocomplete = mountReact(MuiAutocomplete, null);
export const muiSeveral = mountReact(MuiSeveral, [] as readonly string[]);
