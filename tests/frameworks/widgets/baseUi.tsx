import { Dialog } from "@base-ui-components/react/dialog";
import { Menu } from "@base-ui-components/react/menu";
import { Slider } from "@base-ui-components/react/slider";
import { Switch } from "@base-ui-components/react/switch";
import { Tabs } from "@base-ui-components/react/tabs";
import { mountWidgets, type WidgetProps } from "./widgets";

const PAPER = { background: "white", border: "1px solid", padding: 8 };

function Widgets({ state, set }: WidgetProps) {
  return (
    <>
      <Menu.Root>
        <Menu.Trigger>More</Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner>
            <Menu.Popup style={PAPER}>
              <Menu.Item onClick={() => set({ picked: "Archive" })}>Archive</Menu.Item>
              <Menu.Item onClick={() => set({ picked: "Delete" })}>Delete</Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <Dialog.Root open={state.open} onOpenChange={(open) => set({ open })}>
        <Dialog.Trigger>Open settings</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Popup style={{ ...PAPER, position: "fixed", top: 100, left: 300 }}>
            <Dialog.Title>Settings</Dialog.Title>
            <Dialog.Close>Done</Dialog.Close>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <Tabs.Root value={state.tab} onValueChange={(tab) => set({ tab: String(tab) })}>
        <Tabs.List aria-label="Pages">
          <Tabs.Tab value="Profile">Profile</Tabs.Tab>
          <Tabs.Tab value="Billing">Billing</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="Billing">Your card</Tabs.Panel>
      </Tabs.Root>
      <Switch.Root
        aria-label="Alerts"
        checked={state.alerts}
        onCheckedChange={(alerts) => set({ alerts })}
        style={{ display: "inline-block", width: 40, height: 20, background: "#ccc" }}
      >
        <Switch.Thumb />
      </Switch.Root>
      <Slider.Root value={state.volume} onValueChange={(volume) => set({ volume: Number(volume) })}>
        <Slider.Control style={{ display: "flex", width: 200, height: 20, marginTop: 20 }}>
          <Slider.Track style={{ flex: 1, height: 6, background: "#ccc" }}>
            <Slider.Indicator />
            <Slider.Thumb aria-label="Volume" style={{ width: 16, height: 16, background: "#333" }} />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
    </>
  );
}

export const baseUi = mountWidgets(Widgets);
