import { readFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";

/** `import css from "./x.css?inline"`, as the package's own build reads it. */
const inlineCss = {
  name: "inline-css",
  setup({ onResolve, onLoad, esbuild }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ resolveDir, path: to }) => ({
      path: path.resolve(resolveDir, to),
      namespace: "inline-css",
    }));
    onLoad({ filter: /.*/, namespace: "inline-css" }, async ({ path: file }) => {
      const source = await readFile(file.replace(/\?inline$/, ""), "utf8");
      const { code } = await esbuild.transform(source, { loader: "css", minify: true });
      return { contents: code, loader: "text" };
    });
  },
};

const production = {
  bundle: true,
  write: false,
  minify: true,
  target: "es2022",
  define: { "process.env.NODE_ENV": '"production"' },
  plugins: [inlineCss],
  logLevel: "error",
};

/** Pages without a bundler get Preact in React's place. */
const preact = {
  "react/jsx-runtime": "preact/jsx-runtime",
  "react-dom/client": "preact/compat/client",
  "react-dom": "preact/compat",
  react: "preact/compat",
};

/** An entry of the package as one script with the global name `Leflux`, built from the source as it is now: `dist` is left alone. */
export async function bundleScript(root, entry) {
  const { outputFiles } = await build({
    ...production,
    alias: preact,
    entryPoints: [path.join(root, `src/${entry}.ts`)],
    format: "iife",
    globalName: "Leflux",
  });
  return outputFiles[0].text;
}
