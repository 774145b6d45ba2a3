import hotkeys from "hotkeys-js";
import Mousetrap from "mousetrap";
import { createRoot } from "react-dom/client";
import { useHotkeys } from "react-hotkeys-hook";
import { tinykeys } from "tinykeys";

/** Listens for the keys s, Control+k and, where the library has sequences, g then i; returns the end. */
export type ListenForShortcuts = (fired: (shortcut: string) => void) => () => void;

export const withHotkeysJs: ListenForShortcuts = (fired) => {
  hotkeys("s,ctrl+k", (_, { key }) => fired(key));
  return () => hotkeys.unbind("s,ctrl+k");
};

/** As it may be told to: before everything else, and in fields too. */
export const withHotkeysJsCapturing: ListenForShortcuts = (fired) => {
  hotkeys.filter = () => true;
  hotkeys("s,ctrl+k", { capture: true }, (_, { key }) => fired(key));
  return () => hotkeys.unbind("s,ctrl+k");
};

export const withMousetrap: ListenForShortcuts = (fired) => {
  const keys = ["s", "ctrl+k", "g i"];
  Mousetrap.bind(keys, (_: Event, key: string) => fired(key));
  return () => Mousetrap.unbind(keys);
};

export const withTinykeys: ListenForShortcuts = (fired) =>
  tinykeys(window, { s: () => fired("s"), "Control+k": () => fired("ctrl+k"), "g i": () => fired("g i") });

export const withTinykeysCapturing: ListenForShortcuts = (fired) =>
  tinykeys(document, { s: () => fired("s"), "Control+k": () => fired("ctrl+k") }, { capture: true });

export const withReactHotkeys: ListenForShortcuts = (fired) => {
  function App() {
    useHotkeys("s, ctrl+k", (_, { hotkey }) => fired(hotkey), { enableOnFormTags: true });
    return null;
  }
  const root = createRoot(document.createElement("div"));
  root.render(<App />);
  return () => root.unmount();
};
