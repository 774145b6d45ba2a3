import { useId, useState } from "react";

/** A setting that is on or off, as the ARIA switch pattern asks. */
export function Switch({ label, defaultOn = false }: { label: string; defaultOn?: boolean }) {
  const [on, setOn] = useState(defaultOn);
  const id = useId();
  return (
    <div className="row">
      <span id={id}>{label}</span>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={on}
        aria-labelledby={id}
        onClick={() => setOn(!on)}
      />
    </div>
  );
}
