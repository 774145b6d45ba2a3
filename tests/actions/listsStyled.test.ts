import { antdSearch, antdSelect, antdSeveral } from "../frameworks/lists/antd";
import { muiAutocomplete, muiSelect, muiSeveral } from "../frameworks/lists/mui";
import {
  choicesJs,
  choicesJsSeveral,
  select2,
  select2Several,
  tomSelect,
  tomSelectSeveral,
} from "../frameworks/lists/nativeBased";
import { listCells, severalCells } from "./listCells";

listCells("MUI Select", muiSelect, 100);
listCells("MUI Autocomplete", muiAutocomplete, 100);
listCells("Ant Design Select (virtual)", antdSelect);
listCells("Ant Design Select with search", antdSearch);
listCells("select2", select2);
listCells("Choices.js", choicesJs);
listCells("Tom Select", tomSelect);
severalCells("MUI Autocomplete", muiSeveral);
severalCells("Ant Design Select with search", antdSeveral);
severalCells("select2", select2Several);
severalCells("Choices.js", choicesJsSeveral);
severalCells("Tom Select", tomSelectSeveral);
