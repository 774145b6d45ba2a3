import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { wrongImports } from "./arrows";
import { browserGlobals } from "./browserGlobals";

const src = fileURLToPath(new URL("../../../src/", import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
  .map((file) => file.split(path.sep).join("/"));
const read = (file: string) => readFileSync(path.join(src, file), "utf8");

describe("imports run one way", () => {
  test("in every file of src/", () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap((file) => wrongImports(file, read(file)))).toEqual([]);
  });

  test.each<[why: string, file: string, source: string]>([
    ["a static import", "protocol/a.ts", `import { x } from "../dom/native";`],
    ["an import for its effect", "dom/a.ts", `import "../indexer/scanPage";`],
    ["a type", "turn/a.ts", `import type { Indexer } from "../indexer/types";`],
    ["a type among names", "agents/a.ts", `import { type Indexer } from "../indexer/types";`],
    ["a type in place", "agents/a.ts", `let x: import("../indexer/types").Indexer;`],
    ["a dynamic import", "components/a.tsx", `const x = () => import("../agents/localAgent");`],
    ["a re-export", "actions/a.ts", `export * from "../turn/types";`],
    ["a named re-export", "server/a.ts", `export { x } from "../agents/x";`],
    ["a template as address", "server/a.ts", "const x = import(`../dom/native`);"],
    ["a require", "server/a.ts", `const x = require("../hooks/x");`],
    ["the code behind a contract", "actions/a.ts", `import { x } from "../indexer/types";`],
    ["an entry", "hooks/a.ts", `import { x } from "../index";`],
    ["what an entry should not carry", "index.ts", `export { x } from "./server/x";`],
    ["a file outside", "hooks/a.ts", `import x from "../../package.json";`],
    ["a folder without arrows", "extras/a.ts", `import { x } from "../protocol";`],
    ["React on the server", "server/a.ts", `import { useState } from "react";`],
    ["React's types in the protocol", "protocol/a.ts", `import type { ReactNode } from "react";`],
    ["React under the hooks", "turn/a.ts", `import { useReducer } from "react";`],
    ["the whole of zod", "protocol/a.ts", `import { z } from "zod";`],
    ["the AI SDK in the client", "agents/a.ts", `import { readUIMessageStream } from "ai";`],
    ["a package that nobody knows", "components/a.tsx", `import x from "left-pad";`],
  ])("%s against the arrows is caught", (_, file, source) => {
    expect(wrongImports(file, source)).toHaveLength(1);
  });

  test.each([
    ["actions/a.ts", `import type { Indexer } from "../indexer/types";`],
    ["hooks/a.ts", `import { useState } from "react"; import { x } from "../indexer/x"; import { y } from "../dom/y";`],
    [
      "components/deep/a.tsx",
      `import { x } from "../b"; import { y } from "../../hooks/y"; import "react-dom/client";`,
    ],
    ["server/a.ts", `import { streamText } from "ai"; import * as z from "zod/mini"; import { x } from "../protocol";`],
    ["index.ts", `export { LefluxChat } from "./components/LefluxChat";`],
  ])("with them is fine: %s", (file, source) => {
    expect(wrongImports(file, source)).toEqual([]);
  });
});

describe("server/ and protocol/ run without a browser", () => {
  test("they name no global of the DOM", () => {
    const shared = files.filter((file) => /^(server|protocol)\//.test(file) || file === "server.ts");
    expect(shared.length).toBeGreaterThan(3);
    expect(shared.flatMap((file) => browserGlobals(read(file), file))).toEqual([]);
  });

  test("one that does is caught", () => {
    expect(
      browserGlobals(`const title = document.title; const f = (e: HTMLElement) => window.open(e.id);`),
    ).toHaveLength(3);
  });

  test("a field or a parameter of that name is none", () => {
    expect(
      browserGlobals(`const f = (location: string, x: { history: number }) => ({ location, name: x.history });`),
    ).toEqual([]);
  });
});
