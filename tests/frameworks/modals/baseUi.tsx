import { Dialog } from "@base-ui-components/react/dialog";
import { type ModalProps, mountModal, PLACED } from "./modals";

function BaseUiModal({ open, setOpen, children }: ModalProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <Dialog.Trigger>Open settings</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop style={{ position: "fixed", inset: 0, background: "#0003" }} />
        <Dialog.Popup style={PLACED}>
          <Dialog.Title>Settings</Dialog.Title>
          {children}
          <Dialog.Close>Done</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export const baseUi = mountModal(BaseUiModal);
