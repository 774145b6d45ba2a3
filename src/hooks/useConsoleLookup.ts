import { useEffect } from "react";
import { installConsoleLookup } from "../indexer/consoleLookup";
import type { Indexer } from "../indexer/types";

/** While mounted, `root.querySelector('[data-leflux-id="5"]')` answers with the live page element of that id. */
export function useConsoleLookup(root: ShadowRoot, indexer: Indexer | null | undefined): void {
  useEffect(() => (indexer ? installConsoleLookup(root, indexer) : undefined), [root, indexer]);
}
