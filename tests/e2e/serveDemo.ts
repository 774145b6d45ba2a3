import { fileURLToPath } from "node:url";
import { build, preview } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built demo is served, without a slash at the end. */
    demoUrl: string;
  }
}

/** Builds the demo once for all end-to-end tests and serves it on a free port. */
export default async function serveDemo(project: TestProject) {
  const configFile = fileURLToPath(new URL("../../demo/vite.config.ts", import.meta.url));
  await build({ configFile, mode: "production", logLevel: "warn" });
  const server = await preview({
    configFile,
    logLevel: "warn",
    preview: { host: "127.0.0.1", port: 0, strictPort: true },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === "string") throw new Error("the demo's server has no port");
  project.provide("demoUrl", `http://127.0.0.1:${address.port}`);
  return () => server.close();
}
