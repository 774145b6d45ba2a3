import FocusLock from "react-focus-lock";
import { RemoveScroll } from "react-remove-scroll";
import { type ModalProps, mountModal, PLACED } from "./modals";

function LockedModal({ open, setOpen, children }: ModalProps) {
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open settings
      </button>
      {open && (
        <FocusLock returnFocus>
          <RemoveScroll>
            <div role="dialog" aria-modal="true" aria-label="Settings" style={PLACED}>
              {children}
              <button type="button" onClick={() => setOpen(false)}>
                Done
              </button>
            </div>
          </RemoveScroll>
        </FocusLock>
      )}
    </>
  );
}

/** As Chakra and others build theirs: react-focus-lock and react-remove-scroll. */
export const focusLock = mountModal(LockedModal);
