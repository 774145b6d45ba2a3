import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Slider from "@mui/material/Slider";
import Switch from "@mui/material/Switch";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useState } from "react";
import { mountWidgets, type WidgetProps } from "./widgets";

/** As written: capitals are only a look. */
const PLAIN = { textTransform: "none" };

function Widgets({ state, set }: WidgetProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const pick = (picked: string) => () => {
    set({ picked });
    setAnchor(null);
  };
  return (
    <>
      <Button sx={PLAIN} onClick={(event) => setAnchor(event.currentTarget)}>
        More
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={pick("Archive")}>Archive</MenuItem>
        <MenuItem onClick={pick("Delete")}>Delete</MenuItem>
      </Menu>
      <Button sx={PLAIN} onClick={() => set({ open: true })}>
        Open settings
      </Button>
      <Dialog open={state.open} onClose={() => set({ open: false })} aria-labelledby="settings">
        <DialogTitle id="settings">Settings</DialogTitle>
        <Button sx={PLAIN} onClick={() => set({ open: false })}>
          Done
        </Button>
      </Dialog>
      <Tabs value={state.tab} onChange={(_, tab) => set({ tab })}>
        <Tab sx={PLAIN} label="Profile" value="Profile" />
        <Tab sx={PLAIN} label="Billing" value="Billing" />
      </Tabs>
      <FormControlLabel
        control={<Switch checked={state.alerts} onChange={(event) => set({ alerts: event.target.checked })} />}
        label="Alerts"
      />
      <Slider
        aria-label="Volume"
        value={state.volume}
        onChange={(_, volume) => set({ volume: volume as number })}
        sx={{ width: 200, display: "block" }}
      />
    </>
  );
}

export const mui = mountWidgets(Widgets);
