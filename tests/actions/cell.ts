import { test } from "vitest";

/** One cell of the table in bench/actions.md: what is done, to which control, of which framework. */
export interface Cell {
  /** The table that it stands in. */
  part: string;
  control: string;
  framework: string;
  action: string;
  /** What an agent gets where browsers forbid it to scripts: the table shows this in place of "pass". */
  outcome?: string;
}

declare module "@vitest/runner" {
  interface TaskMeta {
    cell?: Cell;
  }
}

/** A test that is a cell of the table; bench/actionsReporter.ts writes it down. */
export function cell(where: Cell, run: () => Promise<void>): void {
  const { control, framework, action } = where;
  test(`${control} × ${framework} × ${action}`, async ({ task }) => {
    task.meta.cell = where;
    await run();
  });
}
