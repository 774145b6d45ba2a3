import { useEffect, useRef } from "react";
import { type ModalProps, mountModal } from "./modals";

function NativeModal({ open, setOpen, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) ref.current?.showModal();
    else ref.current?.close();
  }, [open]);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open settings
      </button>
      {/* Shut by a press beside it, as browsers offer it. */}
      <dialog
        ref={ref}
        aria-label="Settings"
        style={{ margin: "100px 40px" }}
        onClose={() => setOpen(false)}
        {...{ closedby: "any" }}
      >
        {children}
        <button type="button" onClick={() => setOpen(false)}>
          Done
        </button>
      </dialog>
    </>
  );
}

export const native = mountModal(NativeModal);
