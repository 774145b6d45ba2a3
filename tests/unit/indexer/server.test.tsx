import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useIndexer } from "../../../src/hooks/useIndexer";
import { createIndexer } from "../../../src/indexer/createIndexer";

function Status() {
  const { index, generation, status } = useIndexer();
  return <p>{`${status} ${generation} ${index}`}</p>;
}

describe("where there is no document", () => {
  it("an indexer can be made, asked and given up", () => {
    const indexer = createIndexer();
    expect(indexer.getSnapshot()).toEqual({ generation: 0, index: null, status: "idle", reason: null });
    expect(indexer.resolve(1, 0)).toMatchObject({ ok: false, code: "stale" });
    indexer.subscribe(() => {})();
    indexer.hold()();
    indexer.destroy();
  });

  it.each(["scan", "watch"] as const)("%s says what to do instead", (method) => {
    expect(() => createIndexer()[method]()).toThrow(/^LeFlux: .* no document\..* effect or event handler/);
  });

  it("the hook renders the state before the first scan", () => {
    expect(renderToString(<Status />)).toBe("<p>idle 0 null</p>");
  });
});
