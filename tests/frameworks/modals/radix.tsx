import { Dialog } from "radix-ui";
import { type ModalProps, mountModal, PLACED } from "./modals";

function RadixModal({ open, setOpen, children }: ModalProps) {
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>Open settings</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay style={{ position: "fixed", inset: 0, background: "#0003" }} />
        <Dialog.Content style={PLACED} aria-describedby={undefined}>
          <Dialog.Title>Settings</Dialog.Title>
          {children}
          <Dialog.Close>Done</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export const radix = mountModal(RadixModal);
