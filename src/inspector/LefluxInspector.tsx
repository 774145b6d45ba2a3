import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { createHost } from "../components/host/createHost";
import { isolateEvents } from "../components/host/isolateEvents";
import { stopBubbling } from "../components/stopBubbling";
import type { Indexer } from "../hooks/useLefluxChat";
import { WIDGET_ID } from "../protocol/widgetId";
import { IndexPanel } from "./IndexPanel";
import css from "./inspector.css?inline";
import { useBoxes } from "./useBoxes";

export interface LefluxInspectorProps {
  indexer: Indexer;
}

/**
 * Shows on the page what the agent sees of it: a numbered box over each entry, and the list of them. To be passed as `inspector` to
 * `<LefluxChat>`, or rendered anywhere with the indexer of `useIndexer`.
 */
export function LefluxInspector({ indexer }: LefluxInspectorProps) {
  const [{ element, root, mount }] = useState(() => createHost(css, `${WIDGET_ID}-inspector`));
  useLayoutEffect(() => {
    document.body.append(element);
    const stop = isolateEvents(root);
    return () => {
      stop();
      element.remove();
    };
  }, [element, root]);
  return createPortal(<Overlay indexer={indexer} />, mount);
}

function Overlay({ indexer }: LefluxInspectorProps) {
  const state = useSyncExternalStore(indexer.subscribe, indexer.getSnapshot);
  const boxes = useBoxes(indexer);
  const [pointed, setPointed] = useState<number | null>(null);
  const show = useCallback(
    (id: number) => {
      const found = indexer.resolve(id, indexer.getSnapshot().generation);
      if (found.ok) found.element.scrollIntoView({ block: "center", behavior: "smooth" });
    },
    [indexer],
  );
  return (
    <div {...stopBubbling}>
      <div className="boxes" aria-hidden="true">
        {boxes.map(({ id, ...place }) => (
          <div key={id} className="box" data-pointed={id === pointed || undefined} style={place}>
            <span className="number">{id}</span>
          </div>
        ))}
      </div>
      <IndexPanel state={state} onPoint={setPointed} onShow={show} />
    </div>
  );
}
