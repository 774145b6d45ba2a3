import fc from "fast-check";
import { expect, it } from "vitest";
import { localAgent } from "../../../../src/agents/local/localAgent";
import type { ActionResult, RefusalCode } from "../../../../src/protocol";
import { conversation, DONE } from "../converse";
import { contactEntries, type Draft, pageOf, settingsEntries, shopEntries, tableEntries } from "../pageOf";

const POOL = [...shopEntries(), ...contactEntries(), ...settingsEntries(), ...tableEntries()];
const WORDS =
  "add AirPods Pro to my cart and then fill name with Bo choose German in language turn on dark mode delete Kim open settings search for the scroll down press Enter , . second one it “quoted words” remove from go contact".split(
    " ",
  );
const CODES: RefusalCode[] = ["stale", "gone", "covered", "declined", "disabled", "no_such_option", "timeout"];

const entries = fc.array(fc.constantFrom<Draft>(...POOL), { maxLength: 20 });
const message = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 16 }).map((words) => words.join(" "));
const result: fc.Arbitrary<ActionResult> = fc.oneof(
  fc.constant(DONE),
  fc.constantFrom(...CODES).map((code) => ({ status: "refused" as const, code, message: "" })),
);

it("comes to an end on any page, with any words and any luck, and only names what is on the page", async () => {
  const scene = fc.record({
    pages: fc.array(entries, { minLength: 1, maxLength: 6 }),
    messages: fc.array(message, { minLength: 1, maxLength: 3 }),
    results: fc.array(result, { maxLength: 30 }),
    long: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(scene, async ({ pages, messages, results, long }) => {
      let [shown, done] = [0, 0];
      const scroll = { x: 0, y: 0, width: 1000, height: 700, scrollWidth: 1000, scrollHeight: long ? 9000 : 700 };
      const world = {
        page: () => pageOf(pages[shown++ % pages.length] ?? [], { scroll }),
        perform: () => results[done++] ?? DONE,
      };
      const { say, messages: said } = conversation(localAgent({ maxEmissions: 8 }), world, 9);
      for (const text of messages) {
        const from = shown;
        const emissions = await say(text);
        expect(emissions.at(-1)?.text).not.toBe("");
        for (const [at, { actions }] of emissions.entries()) {
          const count = pages[(from + at) % pages.length]?.length ?? 0;
          for (const action of actions)
            if ("id" in action && action.id !== undefined) expect(action.id).toBeLessThanOrEqual(count);
        }
      }
      const ids = said.flatMap(({ parts }) => parts.flatMap((part) => ("toolCallId" in part ? [part.toolCallId] : [])));
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 300 },
  );
});
