import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from "react-aria-components";
import { type ModalProps, mountModal, PLACED } from "./modals";

function AriaModal({ open, setOpen, children }: ModalProps) {
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button>Open settings</Button>
      <ModalOverlay isDismissable style={{ position: "fixed", inset: 0, background: "#0003" }}>
        <Modal style={PLACED}>
          <Dialog>
            <Heading slot="title">Settings</Heading>
            {children}
            <Button slot="close">Done</Button>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

export const reactAria = mountModal(AriaModal);
