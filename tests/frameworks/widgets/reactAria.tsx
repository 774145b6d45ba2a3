import {
  Button,
  Dialog,
  DialogTrigger,
  Heading,
  Label,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  Popover,
  Slider,
  SliderThumb,
  SliderTrack,
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from "react-aria-components";
import { mountWidgets, type WidgetProps } from "./widgets";

const PAPER = { background: "white", border: "1px solid", padding: 8 };

function Widgets({ state, set }: WidgetProps) {
  return (
    <>
      <MenuTrigger>
        <Button>More</Button>
        <Popover style={PAPER}>
          <Menu onAction={(key) => set({ picked: String(key) })}>
            <MenuItem id="Archive">Archive</MenuItem>
            <MenuItem id="Delete">Delete</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <DialogTrigger isOpen={state.open} onOpenChange={(open) => set({ open })}>
        <Button>Open settings</Button>
        <Modal style={{ ...PAPER, position: "fixed", top: 100, left: 300 }}>
          <Dialog>
            <Heading slot="title">Settings</Heading>
            <Button slot="close">Done</Button>
          </Dialog>
        </Modal>
      </DialogTrigger>
      <Tabs selectedKey={state.tab} onSelectionChange={(key) => set({ tab: String(key) })}>
        <TabList aria-label="Pages">
          <Tab id="Profile">Profile</Tab>
          <Tab id="Billing">Billing</Tab>
        </TabList>
        <TabPanel id="Profile">You</TabPanel>
        <TabPanel id="Billing">Your card</TabPanel>
      </Tabs>
      <Switch isSelected={state.alerts} onChange={(alerts) => set({ alerts })}>
        <span style={{ display: "inline-block", width: 40, height: 20, background: "#ccc" }} />
        Alerts
      </Switch>
      <Slider value={state.volume} onChange={(volume) => set({ volume: volume as number })} style={{ width: 200 }}>
        <Label>Volume</Label>
        <SliderTrack style={{ position: "relative", height: 20, width: 200, background: "#ccc" }}>
          <SliderThumb style={{ width: 16, height: 16, top: 10, background: "#333" }} />
        </SliderTrack>
      </Slider>
    </>
  );
}

export const reactAria = mountWidgets(Widgets);
