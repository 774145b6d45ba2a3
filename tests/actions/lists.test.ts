import { baseUiCombobox, baseUiSelect } from "../frameworks/lists/baseUi";
import { downshiftCombobox, downshiftSelect } from "../frameworks/lists/downshift";
import { headlessCombobox, headlessListbox } from "../frameworks/lists/headless";
import { radixSelect } from "../frameworks/lists/radix";
import { reactAriaComboBox, reactAriaSelect } from "../frameworks/lists/reactAria";
import { reactSelect, reactSelectSeveral } from "../frameworks/lists/reactSelect";
import { listCells, severalCells } from "./listCells";

listCells("react-select", reactSelect, 100);
listCells("downshift select", downshiftSelect, 100);
listCells("downshift combobox", downshiftCombobox);
listCells("Radix Select", radixSelect, 100);
listCells("Base UI Select", baseUiSelect, 100);
listCells("Base UI Combobox", baseUiCombobox, 100);
listCells("Headless UI Listbox", headlessListbox, 100);
listCells("Headless UI Combobox (virtual)", headlessCombobox);
listCells("React Aria Select (virtual)", reactAriaSelect);
listCells("React Aria ComboBox", reactAriaComboBox, 100);
severalCells("react-select", reactSelectSeveral);
