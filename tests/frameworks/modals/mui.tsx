import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import { type ModalProps, mountModal } from "./modals";

function MuiModal({ open, setOpen, children }: ModalProps) {
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open settings
      </button>
      <Dialog open={open} onClose={close} transitionDuration={0}>
        <DialogTitle>Settings</DialogTitle>
        {children}
        <button type="button" onClick={close}>
          Done
        </button>
      </Dialog>
    </>
  );
}

export const mui = mountModal(MuiModal);
