import { Command } from "cmdk";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

/** A menu of commands that Control+K opens, as cmdk's own documentation builds it; returns the end. */
export function mountCommandMenu(root: HTMLElement, picked: (command: string) => void): () => void {
  function Menu() {
    const [open, setOpen] = useState(false);
    useEffect(() => {
      const toggle = (event: KeyboardEvent) => {
        if (event.key !== "k" || !(event.metaKey || event.ctrlKey)) return;
        event.preventDefault();
        setOpen((was) => !was);
      };
      document.addEventListener("keydown", toggle);
      return () => document.removeEventListener("keydown", toggle);
    }, []);
    return (
      <Command.Dialog open={open} onOpenChange={setOpen} label="Commands">
        <Command.Input placeholder="Search commands" />
        <Command.List>
          <Command.Item onSelect={picked}>Archive</Command.Item>
          <Command.Item onSelect={picked}>Delete</Command.Item>
        </Command.List>
      </Command.Dialog>
    );
  }
  const app = createRoot(root);
  app.render(<Menu />);
  return () => app.unmount();
}
