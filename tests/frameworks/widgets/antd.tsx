import { Button, Dropdown, Modal, Slider, Switch, Tabs } from "antd";
import { mountWidgets, type WidgetProps } from "./widgets";

function Widgets({ state, set }: WidgetProps) {
  return (
    <>
      <Dropdown
        trigger={["click"]}
        menu={{
          items: ["Archive", "Delete"].map((key) => ({ key, label: key })),
          onClick: ({ key }) => set({ picked: key }),
        }}
      >
        <Button>More</Button>
      </Dropdown>
      <Button onClick={() => set({ open: true })}>Open settings</Button>
      <Modal
        title="Settings"
        open={state.open}
        onCancel={() => set({ open: false })}
        footer={<Button onClick={() => set({ open: false })}>Done</Button>}
      >
        Choose
      </Modal>
      <Tabs
        activeKey={state.tab}
        onChange={(tab) => set({ tab })}
        items={["Profile", "Billing"].map((key) => ({ key, label: key, children: key }))}
      />
      <Switch aria-label="Alerts" checked={state.alerts} onChange={(alerts) => set({ alerts })} />
      <div style={{ width: 200 }}>
        <Slider ariaLabelForHandle="Volume" value={state.volume} onChange={(volume) => set({ volume })} />
      </div>
    </>
  );
}

export const antd = mountWidgets(Widgets);
