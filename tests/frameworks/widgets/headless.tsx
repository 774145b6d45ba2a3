import {
  Dialog,
  DialogPanel,
  DialogTitle,
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
  Switch,
  Tab,
  TabGroup,
  TabList,
  TabPanel,
  TabPanels,
} from "@headlessui/react";
import { mountWidgets, type WidgetProps } from "./widgets";

const PAPER = { background: "white", border: "1px solid", padding: 8 };
const TABS = ["Profile", "Billing"];

/** Headless UI has no slider. */
function Widgets({ state, set }: WidgetProps) {
  return (
    <>
      <Menu>
        <MenuButton>More</MenuButton>
        <MenuItems anchor="bottom" style={PAPER}>
          <MenuItem>
            <button type="button" onClick={() => set({ picked: "Archive" })}>
              Archive
            </button>
          </MenuItem>
          <MenuItem>
            <button type="button" onClick={() => set({ picked: "Delete" })}>
              Delete
            </button>
          </MenuItem>
        </MenuItems>
      </Menu>
      <button type="button" onClick={() => set({ open: true })}>
        Open settings
      </button>
      <Dialog open={state.open} onClose={() => set({ open: false })}>
        <DialogPanel style={{ ...PAPER, position: "fixed", top: 100, left: 300 }}>
          <DialogTitle>Settings</DialogTitle>
          <button type="button" onClick={() => set({ open: false })}>
            Done
          </button>
        </DialogPanel>
      </Dialog>
      <TabGroup selectedIndex={TABS.indexOf(state.tab)} onChange={(at) => set({ tab: TABS[at] ?? "" })}>
        <TabList>
          {TABS.map((tab) => (
            <Tab key={tab}>{tab}</Tab>
          ))}
        </TabList>
        <TabPanels>
          <TabPanel>You</TabPanel>
          <TabPanel>Your card</TabPanel>
        </TabPanels>
      </TabGroup>
      <Switch
        aria-label="Alerts"
        checked={state.alerts}
        onChange={(alerts) => set({ alerts })}
        style={{ width: 40, height: 20 }}
      />
    </>
  );
}

export const headless = mountWidgets(Widgets);
