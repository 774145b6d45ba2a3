import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { ActionsReporter } from "./bench/actionsReporter.mjs";
import { chromiumLaunch } from "./scripts/chromium.mjs";

/** A new object for each project: Vitest writes the project's name into `instances`. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunch() }),
  viewport: { width: 1000, height: 700 },
  instances: [{ browser: "chromium" as const }],
});

/** What the tests in a browser import: found late, Vite would reload the page in the middle of a run, and two Reacts would meet. */
const prebundled = [
  "react",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-dom",
  "react-dom/client",
  "react-dom/server",
  "@testing-library/react",
  "ai",
  "ai/test",
  "eventsource-parser/stream",
  "fast-check",
  "minisearch",
  "react-router",
  "@tanstack/react-router",
  "zod/mini",
];

/** Widgets and editors that the tests of the index show. */
const widgets = [
  "@base-ui-components/react/dialog",
  "@base-ui-components/react/select",
  "@headlessui/react",
  "@mui/material",
  "@mui/material/Dialog",
  "@mui/material/DialogTitle",
  "@tiptap/core",
  "@tiptap/starter-kit",
  "antd",
  "bootstrap",
  "choices.js",
  "cmdk",
  "codemirror",
  "downshift",
  "focus-trap-react",
  "hotkeys-js",
  "jquery",
  "monaco-editor/editor/editor.api.js",
  "mousetrap",
  "quill",
  "radix-ui",
  "react-aria-components",
  "react-focus-lock",
  "react-hotkeys-hook",
  "react-remove-scroll",
  "react-select",
  "select2",
  "slate",
  "slate-react",
  "tinykeys",
  "tom-select",
];

/** The same, of tests/frameworks. */
const prebundledFrameworks = [
  "@angular/compiler",
  "@angular/core",
  "@angular/forms",
  "@angular/platform-browser",
  "@base-ui-components/react/combobox",
  "@base-ui-components/react/dialog",
  "@base-ui-components/react/menu",
  "@base-ui-components/react/select",
  "@base-ui-components/react/slider",
  "@base-ui-components/react/switch",
  "@base-ui-components/react/tabs",
  "@dnd-kit/core",
  "@dnd-kit/sortable",
  "@headlessui/react",
  "@lexical/rich-text",
  "@mui/material/Autocomplete",
  "@mui/material/Button",
  "@mui/material/Dialog",
  "@mui/material/DialogTitle",
  "@mui/material/FormControl",
  "@mui/material/FormControlLabel",
  "@mui/material/InputLabel",
  "@mui/material/Menu",
  "@mui/material/MenuItem",
  "@mui/material/Select",
  "@mui/material/Slider",
  "@mui/material/Switch",
  "@mui/material/Tab",
  "@mui/material/Tabs",
  "@mui/material/TextField",
  "@tiptap/core",
  "@tiptap/starter-kit",
  "antd",
  "choices.js",
  "codemirror",
  "downshift",
  "imask",
  "jquery",
  "lexical",
  "lit",
  "lit/directives/live.js",
  "monaco-editor/editor/editor.api.js",
  "preact",
  "preact/hooks",
  "quill",
  "radix-ui",
  "react-aria-components",
  "react-dropzone",
  "react-imask",
  "react-select",
  "select2",
  "slate",
  "slate-react",
  "solid-js/html",
  "solid-js/store",
  "solid-js/web",
  "sortablejs",
  "tom-select",
  "vue/dist/vue.esm-bundler.js",
  "zone.js",
];

/** A package that npm put into the workspace itself: what asks for it from the root would not find it. */
const frameworks = (name: string) => fileURLToPath(new URL(`tests/frameworks/node_modules/${name}`, import.meta.url));

/** React 18 in place of React 19, as an app that has it would. */
const react18 = ["react", "react-dom"].map((name) => ({
  find: new RegExp(`^${name}(/.*)?$`),
  replacement: `${fileURLToPath(new URL(`tests/react18/node_modules/${name}`, import.meta.url))}$1`,
}));

/** Preact in place of React, as in the file for pages without a bundler. */
const preact = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react-dom\/test-utils$/, replacement: "preact/test-utils" },
  { find: /^react(-dom)?$/, replacement: "preact/compat" },
];

/** Whatever reporters are asked for, the run of `actions` writes its table. */
const actionsTable: Plugin = {
  name: "actions-table",
  configureVitest: ({ vitest }) => void vitest.config.reporters.push(new ActionsReporter()),
};

export default defineConfig({
  plugins: [react()],
  optimizeDeps: { include: prebundled },
  test: {
    testTimeout: 30_000,
    // What is waited for comes at once on a quiet machine; a busy one may take its time.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          css: true,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        optimizeDeps: { include: widgets },
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.{ts,tsx}"],
          // How many stories the property test with a real page plays: all of them where nobody waits.
          env: { VITE_INTERLEAVINGS: process.env.VITE_INTERLEAVINGS ?? (process.env.CI ? "10000" : "1000") },
          browser: browser(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        resolve: { alias: react18 },
        test: {
          name: "react18",
          include: ["tests/browser/components/{lefluxChat,open,composer,messageTools,showUndo,react}.test.tsx"],
          env: { VITE_REACT: "18" },
          browser: browser(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        resolve: { alias: preact },
        test: {
          name: "preact",
          include: [
            "tests/browser/components/{open,composer,conversation,messageTools,showUndo,host,isolation}.test.tsx",
          ],
          env: { VITE_REACT: "preact" },
          browser: browser(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // Real frameworks, widgets and editors from npm, each under the actions: heavier than the rest of the browser's tests.
        plugins: [svelte({ configFile: false }), actionsTable],
        resolve: { alias: { lexical: frameworks("lexical") } },
        optimizeDeps: { include: [...prebundled, ...prebundledFrameworks] },
        test: {
          name: "actions",
          include: ["tests/actions/**/*.test.{ts,tsx}"],
          browser: browser(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: { name: "storybook", browser: browser(), sequence: { groupOrder: 2 } },
      },
      {
        extends: true,
        // Playwright drives the built demo and the built bundle: whole pages, real input, nothing of ours in the test's process.
        test: {
          name: "e2e",
          environment: "node",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/e2e/serveDemo.ts"],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
