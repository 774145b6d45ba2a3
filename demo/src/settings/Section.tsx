import { type ReactNode, useId, useState } from "react";

/** One section of an accordion; its contents stay in the page while it is closed. */
export function Section(props: { title: string; defaultOpen?: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(props.defaultOpen ?? false);
  const id = useId();
  return (
    <section className="section">
      <h2>
        <button type="button" className="toggle" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {props.title}
        </button>
      </h2>
      <div id={id} className="section-body" hidden={!open}>
        {props.children}
      </div>
    </section>
  );
}
