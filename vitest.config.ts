import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
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
  "eventsource-parser/stream",
  "fast-check",
  "minisearch",
  "zod/mini",
];

export default defineConfig({
  plugins: [react()],
  optimizeDeps: { include: prebundled },
  test: {
    testTimeout: 30_000,
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
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.{ts,tsx}"],
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
