import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { globalBundle } from "./globalBundle.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The demo shop imports the library from its source, so that an edit there shows at once. */
export default defineConfig({
  root: here("."),
  cacheDir: here("../.cache/vite-demo"),
  plugins: [react(), globalBundle()],
  resolve: {
    alias: [
      { find: /^@leflux\/react$/, replacement: here("../src/index.ts") },
      { find: /^@leflux\/react\/(indexer|inspector)$/, replacement: here("../src/$1.ts") },
    ],
  },
  build: {
    outDir: here("../.cache/demo"), // the classic pages in public/ are copied as they are
    emptyOutDir: true,
    chunkSizeWarningLimit: 1000,
  },
});
