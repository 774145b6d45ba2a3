import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Options } from "tsup";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import manifest from "../../../package.json";
import configs from "../../../tsup.config";
import { projectFiles } from "./projectFiles";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const builds = configs as Options[];
const entriesOf = (build: Options | undefined) => (build?.entry ?? {}) as Record<string, string>;
const files = [...new Set(builds.flatMap((build) => Object.values(entriesOf(build))))];
const sources = files.filter((file) => path.dirname(file) === "src");

/** Statements of an entry file that are more than a directive or a re-export. */
function ownCode(source: string): string[] {
  return ts
    .createSourceFile("entry.ts", source, ts.ScriptTarget.Latest, true)
    .statements.filter((one) => {
      const directive = ts.isExpressionStatement(one) && ts.isStringLiteral(one.expression);
      return !directive && !(ts.isExportDeclaration(one) && one.moduleSpecifier);
    })
    .map((one) => one.getText());
}

describe("the package's entries", () => {
  const code = builds.filter(({ dts }) => !dts);
  const types = builds.find(({ dts }) => dts);
  const exported = Object.entries(manifest.exports).filter(([key]) => key !== "./package.json");

  test.each(exported)("%s is built", (_, target) => {
    const [file, declarations] = typeof target === "string" ? [target] : [target.default, target.types];
    const built = code.flatMap((build) => {
      const suffix = build.outExtension?.({} as never).js ?? ".js";
      return Object.keys(entriesOf(build)).map((name) => `./dist/${name}${suffix}`);
    });
    expect(built).toContain(file);
    if (declarations)
      expect(Object.keys(entriesOf(types)).map((name) => `./dist/${name}.d.ts`)).toContain(declarations);
  });

  test.each(sources)("%s exists and only re-exports", (source) => {
    expect(existsSync(path.join(root, source))).toBe(true);
    expect(ownCode(readFileSync(path.join(root, source), "utf8"))).toEqual([]);
  });

  test("code in an entry is caught", () => {
    expect(ownCode(`"use client";\nexport * from "./a";\nexport const x = 1;\nimport "./b";`)).toHaveLength(2);
  });
});

describe("nothing in the tree belongs to one machine", () => {
  const FOREIGN = [
    { what: "a path of one machine", pattern: /(?<![\w.@~-])\/(work|home|root|Users)\/[\w.-]/ },
    { what: "a path of one machine", pattern: /[A-Z]:\\\\?Users\\/ },
    {
      what: "a registry's address",
      pattern: /https?:\/\/[^\s"']*(registry|artifactory|verdaccio|npmmirror|nexus)[^\s"']*/i,
    },
    { what: "where a package was downloaded from", pattern: /"resolved": "https?:/ },
  ];
  const foreign = (text: string) => FOREIGN.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what);

  test("in any file", () => {
    const files = projectFiles(root);
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      foreign(readFileSync(path.join(root, file), "utf8")).map((what) => `${file}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    "/ho" + "me/ada/app",
    "cd /wor" + "k/x",
    "C:\\Us" + "ers\\ada",
    "https://regis" + "try.example.com/x.tgz",
  ])("%s is caught", (text) => {
    expect(foreign(text)).toHaveLength(1);
  });
});
