import { MoveIcon } from "./icons";
import type { Labels } from "./labels";

const EDGES = { popup: ["n", "e", "s", "w", "ne", "nw", "se", "sw"], sidebar: ["e", "w"] };

/** What a panel is moved and resized by: its edges for a pointer, one grip for the keyboard. */
export function PanelEdges({ layout, labels }: { layout: "popup" | "sidebar"; labels: Labels }) {
  return (
    <>
      {EDGES[layout].map((edge) => (
        <div key={edge} className="edge" data-edge={edge} aria-hidden="true" />
      ))}
      <button type="button" className="grip" part="grip" aria-label={labels.moveChat} title={labels.moveHelp}>
        <MoveIcon />
      </button>
    </>
  );
}
