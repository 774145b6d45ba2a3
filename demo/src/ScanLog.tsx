import { useIndexer } from "@leflux/react";
import { useEffect, useState } from "react";

const KEPT = 12;

/** The latest scans of the page and why each ran. It only looks: with `watch: false` nothing is scanned on its account. */
export function ScanLog() {
  const { indexer } = useIndexer({ watch: false });
  const [scans, setScans] = useState<string[]>([]);
  useEffect(
    () =>
      indexer.subscribe(() => {
        const { generation, reason } = indexer.getSnapshot();
        const scan = `${generation} ${reason}`;
        setScans((old) => (old.includes(scan) ? old : [...old.slice(1 - KEPT), scan]));
      }),
    [indexer],
  );
  return (
    <span data-leflux-ignore>
      {scans.length > 0 ? `Scans of this page: ${scans.join(", ")}` : "This page has not been scanned yet."}
    </span>
  );
}
