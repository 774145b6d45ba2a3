import { type MouseEvent, useEffect, useRef, useState } from "react";
import { copyText } from "./copyText";
import { CheckIcon, CopyIcon } from "./icons";

interface CopyButtonProps {
  /** Read when it is pressed. */
  text: () => string;
  label: string;
  copied: string;
  className: string;
}

/** How long it says that it has copied, in milliseconds. */
const SHOWN = 2000;

export function CopyButton({ text, label, copied, className }: CopyButtonProps) {
  const [isDone, setDone] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (event: MouseEvent<HTMLElement>) => {
    if (!(await copyText(text(), event.currentTarget))) return;
    setDone(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(setDone, SHOWN, false);
  };
  return (
    <button type="button" className={className} part="copy" aria-label={label} title={label} onClick={copy}>
      {isDone ? <CheckIcon /> : <CopyIcon />}
      {/* Said by screen readers as it appears. */}
      <span className="sr-only" role="status">
        {isDone ? copied : ""}
      </span>
    </button>
  );
}
