import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";

export interface ModalProps {
  open: boolean;
  setOpen(open: boolean): void;
  /** What the dialog holds beside its title: a field "Name" and a button "Save". */
  children: ReactNode;
}

export interface MountedModal {
  isOpen(): boolean;
  /** How often "Save" was pressed. */
  saved(): number;
  stop(): void;
}

/** Shows a button "Open settings" and, once that was pressed, a modal dialog "Settings" that the button "Done" shuts. */
export type MountModal = (root: HTMLElement) => MountedModal;

/** A sheet of paper where it doesn't lie over the chat. */
export const PLACED = {
  background: "white",
  border: "1px solid",
  padding: 8,
  position: "fixed",
  top: 100,
  left: 40,
  width: 250,
} as const;

/** Mounts a controlled modal dialog of a React library. */
export function mountModal(Modal: (props: ModalProps) => ReactNode): MountModal {
  return (root) => {
    let isOpen = false;
    let saved = 0;
    function App() {
      const [open, setOpen] = useState(false);
      isOpen = open;
      return (
        <Modal open={open} setOpen={setOpen}>
          <input aria-label="Name" />
          <button type="button" onClick={() => saved++}>
            Save
          </button>
        </Modal>
      );
    }
    const mounted = createRoot(root);
    mounted.render(<App />);
    return { isOpen: () => isOpen, saved: () => saved, stop: () => mounted.unmount() };
  };
}
