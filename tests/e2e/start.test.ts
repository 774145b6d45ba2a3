import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === "string") throw new Error("no port is free");
  return address.port;
}

test("npm start serves the shop and the plain pages, and prints where", async () => {
  const port = await freePort();
  const script = fileURLToPath(new URL("../../scripts/demo.mjs", import.meta.url));
  const demo = spawn(process.execPath, [script], { env: { ...process.env, PORT: String(port) } });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let text = "";
      demo.stdout.on("data", (data) => {
        text += data;
        const found = /The demo shop:\s+(http:\S+)/.exec(text);
        if (found?.[1]) resolve(found[1]);
      });
      demo.on("exit", (code) => reject(new Error(`the demo ended with ${code}: ${text}`)));
    });
    expect(address).toContain(`:${port}/`);
    expect(await (await fetch(address)).text()).toContain("Brightside");
    expect(await (await fetch(`${address}classic/menu.html`)).text()).toContain("Rye Loaf");
    const bundle = await fetch(`${address}leflux.global.js`);
    expect(bundle.headers.get("content-type")).toContain("javascript");
    expect(await bundle.text()).toContain("Leflux");
  } finally {
    demo.kill();
  }
});
