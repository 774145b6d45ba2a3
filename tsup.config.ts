import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { defineConfig, type Options } from "tsup";

/** `import css from "./x.css?inline"` → minified CSS as a string (as Vite does). */
const inlineCss: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "inline-css",
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, (args) => ({
      // Keep the suffix: tsup's own CSS plugin takes every path that ends in ".css", in any namespace.
      path: path.resolve(args.resolveDir, args.path),
      namespace: "inline-css",
    }));
    build.onLoad({ filter: /.*/, namespace: "inline-css" }, async (args) => {
      const file = args.path.replace(/\?inline$/, "");
      const source = await readFile(file, "utf8");
      const { code } = await build.esbuild.transform(source, { loader: "css", minify: true });
      return { contents: code, loader: "text", watchFiles: [file] };
    });
  },
};

/**
 * Leaves every file of the package a file of its own. What an app does not use, and what it loads later, is then decided by the app's own
 * bundler file by file; files that are bundled ahead tie what is needed at once to what is not.
 */
const fileByFile: typeof inlineCss = {
  name: "file-by-file",
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path: to, kind, resolveDir }) => {
      if (kind === "entry-point" || to.endsWith("?inline")) return;
      const isFile = ["ts", "tsx"].some((end) => existsSync(path.resolve(resolveDir, `${to}.${end}`)));
      return { path: isFile ? `${to}.js` : `${to}/index.js`, external: true };
    });
  },
};

const shared = {
  format: "esm",
  target: "es2022",
  splitting: true,
  sourcemap: true,
  clean: false, // the configs below run at once and share dist/: `npm run build` empties it first
  esbuildPlugins: [inlineCss],
} satisfies Options;

const browser = {
  index: "src/index.ts",
  indexer: "src/indexer.ts",
  inspector: "src/inspector.ts",
  locales: "src/locales.ts",
  themes: "src/themes.ts",
};
/** All that they can lead to, by its path. */
const browserFiles = Object.fromEntries(
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !/^(server|global)\b/.test(file))
    .map((file) => [file.replace(/\.tsx?$/, ""), `src/${file}`]),
);
const server = { server: "src/server.ts" };

export default defineConfig([
  {
    ...shared,
    name: "browser",
    platform: "browser",
    entry: browserFiles,
    splitting: false,
    esbuildPlugins: [inlineCss, fileByFile],
  },
  { ...shared, name: "server", platform: "node", entry: server, external: ["ai"] },
  {
    ...shared,
    name: "global",
    platform: "browser",
    format: "iife",
    splitting: false,
    minify: true,
    globalName: "Leflux",
    entry: { leflux: "src/global.ts" },
    outExtension: () => ({ js: ".global.js" }),
    noExternal: [/.*/],
    define: { "process.env.NODE_ENV": '"production"' },
    // A page without a bundler has no React of its own to share: there a smaller one does, which speaks the same.
    esbuildOptions(options) {
      options.alias = {
        "react/jsx-runtime": "preact/jsx-runtime",
        "react-dom/client": "preact/compat/client",
        "react-dom": "preact/compat",
        react: "preact/compat",
      };
    },
  },
  {
    name: "types",
    format: "esm",
    clean: false,
    entry: { ...browser, ...server },
    // tsup sets baseUrl for its d.ts build, which TypeScript 6 reports as an error (TS5101).
    dts: { only: true, compilerOptions: { ignoreDeprecations: "6.0" } },
  },
]);
