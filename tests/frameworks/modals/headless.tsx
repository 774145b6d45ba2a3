import { Dialog, DialogPanel, DialogTitle } from "@headlessui/react";
import { type ModalProps, mountModal, PLACED } from "./modals";

function HeadlessModal({ open, setOpen, children }: ModalProps) {
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open settings
      </button>
      <Dialog open={open} onClose={close}>
        <DialogPanel style={PLACED}>
          <DialogTitle>Settings</DialogTitle>
          {children}
          <button type="button" onClick={close}>
            Done
          </button>
        </DialogPanel>
      </Dialog>
    </>
  );
}

export const headless = mountModal(HeadlessModal);
