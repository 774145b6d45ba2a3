// node scripts/theming.mjs — writes the tables of docs/theming.md anew, from the style sheet. tests/unit/components/tokens.test.ts compares them.
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "vite";

const file = new URL("../docs/theming.md", import.meta.url);
const server = await createServer({
  configFile: false,
  appType: "custom",
  server: { middlewareMode: true, ws: false },
});
const { tokens } = await server.ssrLoadModule("/stories/support/tokens.ts");
await server.close();

const table = (kind) =>
  [
    "| custom property | in `theme` | default | what for |",
    "| --- | --- | --- | --- |",
    ...tokens
      .filter((one) => one.kind === kind)
      .map(({ property, token, standard, use }) => `| \`${property}\` | \`${token}\` | \`${standard}\` | ${use} |`),
  ].join("\n");
const text = readFileSync(file, "utf8").replace(
  /<!-- (\w+) -->\n[\s\S]*?<!-- end -->/g,
  (_, kind) => `<!-- ${kind} -->\n\n${table(kind)}\n\n<!-- end -->`,
);
writeFileSync(file, text);
