import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { launcherStyles } from "../../../src/components/styles/launcherStyles";
import { panelStyles } from "../../../src/components/styles/panelStyles";
import type { ThemeToken } from "../../../src/components/theme";
import * as presets from "../../../src/themes";
import { bothOf, tokens } from "../../../stories/support/tokens";

const theming = readFileSync(new URL("../../../docs/theming.md", import.meta.url), "utf8");

/** Fails to compile when the table lacks a token. */
const listed = new Set<ThemeToken>(tokens.map(({ token }) => token));

test("the table of custom properties is the style sheet’s", () => {
  const used = new Set(`${launcherStyles}${panelStyles}`.match(/--leflux-[\w-]+/g));
  expect(new Set(tokens.map(({ property }) => property))).toEqual(used);
  expect(tokens.filter(({ standard }) => !standard)).toEqual([]);
});

test("docs/theming.md has a row for each, with its default", () => {
  const rows = tokens.map(
    ({ property, token, standard, use }) => `| \`${property}\` | \`${token}\` | \`${standard}\` | ${use} |`,
  );
  const flat = theming.replace(/ +/g, " ");
  expect(rows.filter((row) => !flat.includes(row))).toEqual([]);
});

test("the presets set what there is to set, and differ", () => {
  const names = Object.values(presets).flatMap((preset) => Object.keys(preset));
  expect(names.filter((name) => !listed.has(name as ThemeToken))).toEqual([]);
  for (const token of ["accent", "background", "radius", "font"] as const)
    expect(new Set(Object.values(presets).map((preset) => preset[token])).size).toBe(4);
});

test("docs/theming.md names every part", () => {
  const sources = import.meta.glob<string>("../../../src/components/**/*.tsx", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const parts = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bpart=(?:"([\w -]+)"|\{[^}]*?"([\w-]+)" : "([\w-]+)"\}|\{`([\w-]+) )/g)].flatMap((found) =>
      found.slice(1).flatMap((names) => names?.split(" ") ?? []),
    ),
  );
  expect(parts.length).toBeGreaterThan(40);
  expect(parts.filter((part) => !theming.includes(`\`${part}\``))).toEqual([]);
});

test.each([
  ["light-dark(#fff, #000)", ["#fff", "#000"]],
  ["light-dark(rgb(1 2 3 / 0.5), black)", ["rgb(1 2 3 / 0.5)", "black"]],
  ["#123456", ["#123456", "#123456"]],
])("the two colours of %s", (value, both) => {
  expect(bothOf(value)).toEqual(both);
});
