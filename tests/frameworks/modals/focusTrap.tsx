import { FocusTrap } from "focus-trap-react";
import { type ModalProps, mountModal, PLACED } from "./modals";

function withTrap(clickOutsideDeactivates: boolean) {
  return function TrappedModal({ open, setOpen, children }: ModalProps) {
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open settings
        </button>
        {open && (
          <FocusTrap focusTrapOptions={{ onDeactivate: () => setOpen(false), clickOutsideDeactivates }}>
            <div role="dialog" aria-modal="true" aria-label="Settings" style={PLACED}>
              {children}
              <button type="button" onClick={() => setOpen(false)}>
                Done
              </button>
            </div>
          </FocusTrap>
        )}
      </>
    );
  };
}

/** The focus-trap package: what lies outside can be neither focused nor pressed. */
export const focusTrap = mountModal(withTrap(false));

/** The same, shut by a press outside of it. */
export const dismissableTrap = mountModal(withTrap(true));
