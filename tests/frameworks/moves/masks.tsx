import IMask from "imask";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { IMaskInput } from "react-imask";
import type { MountMove } from "./moves";

const MASK = "+{1} (000) 000-0000";

export const imask: MountMove = (root) => {
  root.innerHTML = `<label>Phone <input></label>`;
  const mask = IMask(root.querySelector("input") as HTMLInputElement, { mask: MASK });
  return { state: () => [mask.value, mask.unmaskedValue], stop: () => mask.destroy() };
};

export const reactImask: MountMove = (root) => {
  let now = ["", ""];
  function Phone() {
    const [state, setState] = useState(now);
    now = state;
    return (
      <IMaskInput
        aria-label="Phone"
        mask={MASK}
        value={state[0]}
        onAccept={(value: string, mask: { unmaskedValue: string }) => setState([value, mask.unmaskedValue])}
      />
    );
  }
  const mounted = createRoot(root);
  mounted.render(<Phone />);
  return { state: () => now, stop: () => mounted.unmount() };
};
