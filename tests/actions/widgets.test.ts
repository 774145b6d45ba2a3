import { antd } from "../frameworks/widgets/antd";
import { baseUi } from "../frameworks/widgets/baseUi";
import { headless } from "../frameworks/widgets/headless";
import { mui } from "../frameworks/widgets/mui";
import { radix } from "../frameworks/widgets/radix";
import { reactAria } from "../frameworks/widgets/reactAria";
import { widgetCells } from "./widgetCells";

widgetCells("Radix", radix);
widgetCells("Base UI", baseUi);
widgetCells("Headless UI", headless, ["slider"]);
widgetCells("React Aria", reactAria);
widgetCells("MUI", mui);
// Its menu takes arrow keys only after a Tab into it.
widgetCells("Ant Design", antd, ["menu: arrow keys, Enter"]);
