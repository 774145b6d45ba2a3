import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { httpAgent } from "../../src/agents/http/httpAgent";
import { ask } from "../unit/agents/converse";
import { pageOf, shopEntries } from "../unit/agents/pageOf";
import { openAiStub } from "../unit/server/openAiStub";

const script = fileURLToPath(new URL("../../scripts/server.mjs", import.meta.url));
let started: ChildProcess | undefined;
afterEach(async () => {
  if (started?.exitCode === null) {
    started.kill();
    await once(started, "exit");
  }
});

/** Runs `npm run server` with this environment and gives what it says, until it stands or ends. */
async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, LEFLUX_BASE_URL: "", LEFLUX_MODEL: "", LEFLUX_API_KEY: "", PORT: "", ...env },
  });
  started = child;
  let said = "";
  await new Promise<void>((resolve) => {
    const listen = (bytes: Buffer) => {
      said += bytes;
      if (said.includes("Ctrl+C")) resolve();
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("exit", () => resolve());
  });
  return { said, child };
}

describe("npm run server", () => {
  test("answers the demo's chat with a model at any address that speaks OpenAI's completions", async () => {
    const model = await openAiStub(({ id }) => ({
      text: "I add it.",
      calls: [["click", { id: id("Add to Cart", "AirPods Pro") }]],
    }));
    const { said } = await run({ LEFLUX_BASE_URL: model.baseURL, LEFLUX_MODEL: "tiny", LEFLUX_API_KEY: "secret-key" });
    expect(said).toContain(`tiny at ${model.baseURL}`);
    expect(said).not.toContain("secret-key");
    const origin = /The demo shop:\s+(\S+)\//.exec(said)?.[1];
    expect(await (await fetch(`${origin}/`)).text()).toContain("/api.js");
    expect(await (await fetch(`${origin}/api.js`)).text()).toContain('"/api/chat"');

    const question = {
      id: "u",
      role: "user" as const,
      parts: [{ type: "text" as const, text: "Add the AirPods Pro" }],
    };
    const { text, actions } = await ask(httpAgent({ api: `${origin}/api/chat` }), [question], pageOf(shopEntries()));
    expect(text).toBe("I add it.");
    expect(actions).toHaveLength(1);
    expect(model.asked[0]?.headers.authorization).toBe("Bearer secret-key");
    expect(model.asked[0]?.body.model).toBe("tiny");
    expect(model.asked[0]?.body.tools?.map((tool) => tool.function.name)).toContain("click");
    model.close();
  });

  test("says what is missing, and ends", async () => {
    const { said, child } = await run({ LEFLUX_MODEL: "tiny" });
    expect(said).toContain("LEFLUX_BASE_URL must be set");
    expect(child.exitCode).toBe(1);
  });
});
