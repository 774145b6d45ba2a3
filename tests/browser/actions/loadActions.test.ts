import { expect, test } from "vitest";
import { performEmission } from "../../../src/actions";
import { createIndexer } from "../../../src/indexer/createIndexer";

test("ids hold from the call on, though the page is scanned while the code of the actions is loaded", async () => {
  document.body.innerHTML = "<main><button>One</button><button>Two</button></main>";
  const pressed: (string | null)[] = [];
  document.body.addEventListener("click", ({ target }) => pressed.push((target as Element).textContent));
  const indexer = createIndexer();
  const { entries, generation } = indexer.scan();
  const id = entries.find(({ text }) => text === "Two")?.id ?? 0;
  const results = performEmission(indexer, [{ type: "click", id, generation }]);
  expect(indexer.getSnapshot().generation).toBe(generation);
  document.querySelector("main")?.prepend(Object.assign(document.createElement("button"), { textContent: "Zero" }));
  indexer.scan();
  expect(await results).toMatchObject([{ status: "done" }]);
  expect(pressed).toEqual(["Two"]);
  indexer.destroy();
  document.body.innerHTML = "";
});
