import { onTestFinished } from "vitest";
import { performAction, performEmission } from "../../../src/actions";
import { createIndexer } from "../../../src/indexer/createIndexer";
import type { Indexer } from "../../../src/indexer/types";
import type { ActionCommand, ActionResult, Effect, PerformOptions } from "../../../src/protocol";

/** `Omit` over each member of a union. */
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** A command whose targets are named as a person reads them: "Save", "Save in Profile", or "first Save" of several ("first *" of all). */
export type Asked = Without<ActionCommand, "id" | "toId"> & { on?: string; to?: string };

export interface TestPage {
  indexer: Indexer;
  /** Does what is asked on a fresh scan. */
  perform(asked: Asked, options?: PerformOptions): Promise<ActionResult>;
  performAll(asked: Asked[], options?: PerformOptions): Promise<ActionResult[]>;
  /** The effect of an action that must be done. */
  done(asked: Asked, options?: PerformOptions): Promise<Effect>;
  /** "code: message" of an action that must be refused. */
  refused(asked: Asked, options?: PerformOptions): Promise<string>;
}

/** Shows a page for one test. */
export function openPage(html = ""): TestPage {
  window.scrollTo(0, 0);
  // The browser's own pointer rests in the corner: nothing of the page may lie there.
  document.body.style.margin = "20px";
  document.body.innerHTML = html;
  const indexer = createIndexer();
  onTestFinished(() => {
    indexer.destroy();
    document.body.innerHTML = "";
  });
  const bind = (asked: readonly Asked[]) => {
    const index = indexer.scan("manual");
    const idOf = (name: string) => {
      const [text, parent] = name.replace(/^first /, "").split(" in ");
      const found = index.entries.filter(
        (each) => (each.text === text || text === "*") && (!parent || each.parent?.startsWith(parent)),
      );
      if (name.startsWith("first ")) return found.reduce((least, { id }) => Math.min(least, id), Infinity);
      if (found.length !== 1)
        throw new Error(`${found.length} of ${index.entries.map((each) => each.text).join(" | ")} are "${name}"`);
      return found[0]?.id;
    };
    return asked.map(({ on, to, ...command }) => ({
      ...command,
      generation: index.generation,
      ...(on === undefined ? {} : { id: idOf(on) }),
      ...(to === undefined ? {} : { toId: idOf(to) }),
    })) as Parameters<typeof performEmission>[1];
  };
  const page: TestPage = {
    indexer,
    perform: (asked, options) => performAction(indexer, bind([asked])[0] as never, options),
    performAll: (asked, options) => performEmission(indexer, bind(asked), options),
    async done(asked, options) {
      const result = await page.perform(asked, options);
      if (result.status !== "done") throw new Error(`refused: ${result.code}: ${result.message}`);
      return result.effect;
    },
    async refused(asked, options) {
      const result = await page.perform(asked, options);
      if (result.status !== "refused") throw new Error(`done: ${JSON.stringify(result.effect)}`);
      return `${result.code}: ${result.message}`;
    },
  };
  return page;
}

export function find<E extends Element = HTMLElement>(selector: string, root: ParentNode = document): E {
  const element = root.querySelector<E>(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element;
}

/** Writes down events of these types at an element, in order, by a word each; not those of the browser's own idle pointer. */
export function record(
  target: EventTarget,
  types: string,
  word: (event: Event) => string = (event) => event.type,
): string[] {
  const log: string[] = [];
  const note = (event: Event) => {
    if (!(event.isTrusted && event instanceof MouseEvent && event.type !== "click")) log.push(word(event));
  };
  for (const type of types.split(" ")) target.addEventListener(type, note, true);
  return log;
}
