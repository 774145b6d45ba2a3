import { Dialog, DropdownMenu, Slider, Switch, Tabs } from "radix-ui";
import { mountWidgets, type WidgetProps } from "./widgets";

const PAPER = { background: "white", border: "1px solid", padding: 8 };

function Widgets({ state, set }: WidgetProps) {
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>More</DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content style={PAPER}>
            <DropdownMenu.Item onSelect={() => set({ picked: "Archive" })}>Archive</DropdownMenu.Item>
            <DropdownMenu.Item onSelect={() => set({ picked: "Delete" })}>Delete</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <Dialog.Root open={state.open} onOpenChange={(open) => set({ open })}>
        <Dialog.Trigger>Open settings</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Content style={{ ...PAPER, position: "fixed", top: 100, left: 300 }} aria-describedby={undefined}>
            <Dialog.Title>Settings</Dialog.Title>
            <Dialog.Close>Done</Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <Tabs.Root value={state.tab} onValueChange={(tab) => set({ tab })}>
        <Tabs.List aria-label="Pages">
          <Tabs.Trigger value="Profile">Profile</Tabs.Trigger>
          <Tabs.Trigger value="Billing">Billing</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="Billing">Your card</Tabs.Content>
      </Tabs.Root>
      <Switch.Root
        aria-label="Alerts"
        checked={state.alerts}
        onCheckedChange={(alerts) => set({ alerts })}
        style={{ width: 40, height: 20 }}
      >
        <Switch.Thumb />
      </Switch.Root>
      <Slider.Root
        value={[state.volume]}
        onValueChange={([volume = 0]) => set({ volume })}
        style={{ position: "relative", display: "flex", width: 200, height: 20, marginTop: 20 }}
      >
        <Slider.Track style={{ flex: 1, background: "#ccc" }}>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumb aria-label="Volume" style={{ display: "block", width: 16, height: 16, background: "#333" }} />
      </Slider.Root>
    </>
  );
}

export const radix = mountWidgets(Widgets);
