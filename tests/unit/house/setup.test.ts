import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const script = new URL("../../../scripts/setup.mjs", import.meta.url);

function setup(env: Record<string, string>, before = "") {
  const start = `${before}; await import(${JSON.stringify(script.href)})`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", start], {
    cwd: fileURLToPath(new URL("../../../", import.meta.url)),
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { status, said: stderr };
}

test("a Node that is too old is told which one is needed", () => {
  const { status, said } = setup({}, `Object.defineProperty(process.versions, "node", { value: "18.20.1" })`);
  expect(status).toBe(1);
  expect(said).toMatch(/This is Node 18\.20\.1; Node 20\.19 or newer is needed\./);
});

test("a CHROMIUM_PATH that leads nowhere is named", () => {
  const { status, said } = setup({ CHROMIUM_PATH: "/no/such/chromium" });
  expect(status).toBe(1);
  expect(said).toContain("CHROMIUM_PATH is /no/such/chromium, which cannot be run.");
});
