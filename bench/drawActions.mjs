/** Draws the table of bench/actions.md from its cells. Pure. */
export function drawActions(cells) {
  const passed = cells.filter(({ pass }) => pass).length;
  const failed = cells.filter(({ pass }) => !pass);
  const parts = unique(cells.map(({ part }) => part)).sort();
  return [
    "# What the actions were seen to do",
    "",
    "Written by the run of `tests/actions` in Chromium (`npx vitest run --project actions`): real packages from npm, each cell a test that asserts",
    "the state of the framework, the model of the editor, or what the app was told. A dash: the library has no such thing.",
    "",
    `${cells.length} cells, ${passed} pass, ${failed.length} fail.`,
    ...parts.flatMap((part) => ["", `## ${part}`, "", ...drawPart(cells.filter((cell) => cell.part === part))]),
    "",
  ].join("\n");
}

/** Frameworks across where there are few, else down. */
const FEW = 10;

function drawPart(cells) {
  const frameworks = unique(cells.map(({ framework }) => framework)).sort();
  const deeds = unique(cells.map(deedOf)).sort();
  const across = frameworks.length <= FEW;
  const [rows, columns] = across ? [deeds, frameworks] : [frameworks, deeds];
  const at = (row, column) => {
    const [deed, framework] = across ? [row, column] : [column, row];
    const found = cells.filter((cell) => deedOf(cell) === deed && cell.framework === framework);
    if (!found.length) return "–";
    const bad = found.find(({ pass }) => !pass);
    return bad ? `FAIL: ${inCell(bad.reason)}` : (found[0].outcome ?? "pass");
  };
  return [
    `| | ${columns.map(inCell).join(" | ")} |`,
    `|---|${columns.map(() => "---|").join("")}`,
    ...rows.map((row) => `| ${inCell(row)} | ${columns.map((column) => at(row, column)).join(" | ")} |`),
  ];
}

const deedOf = ({ control, action }) => `${control}: ${action}`;
const unique = (list) => [...new Set(list)];
const inCell = (text) => text.replaceAll("|", "\\|").replaceAll("\n", " ").slice(0, 160);
