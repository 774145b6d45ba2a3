import { Modal } from "antd";
import { type ModalProps, mountModal } from "./modals";

function AntdModal({ open, setOpen, children }: ModalProps) {
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open settings
      </button>
      <Modal
        title="Settings"
        open={open}
        onCancel={close}
        transitionName=""
        maskTransitionName=""
        footer={null}
        width={250}
      >
        {children}
        <button type="button" onClick={close}>
          Done
        </button>
      </Modal>
    </>
  );
}

export const antd = mountModal(AntdModal);
