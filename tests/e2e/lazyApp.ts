import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { appChunks } from "../../bench/appChunks.mjs";

/** An app with a chat, as its bundler builds it. The address says which script the agent follows; `window.chat` is the chat's ref. */
const APP = `
  import { createElement } from "react";
  import { createRoot } from "react-dom/client";
  import { LefluxChat, scriptedAgent } from "./index";
  const { script, ...options } = JSON.parse(decodeURIComponent(location.search.slice(1)));
  const agent = scriptedAgent(script);
  const ref = (chat) => { window.chat = chat; };
  createRoot(document.getElementById("app")).render(createElement(LefluxChat, { agent, approve: "never", ...options, ref }));
`;

const PAGE = `<!doctype html><html lang="en"><title>An app</title><link rel="icon" href="data:,"><body>
  <div id="app"></div><button>Press me</button><p id="pressed"></p>
  <script>
    document.querySelector("button").onclick = () => { document.getElementById("pressed").textContent += "pressed "; };
  </script>
  <script type="module" src="/app.js"></script>`;

/** Serves the app to the tests of one file. */
export function lazyApp() {
  let close: () => void;
  let origin: string;
  beforeAll(async () => {
    const chunks = await appChunks(fileURLToPath(new URL("../..", import.meta.url)), APP, []);
    const texts = new Map(chunks.map(({ name, text }) => [`/${name}`, text]));
    const server = createServer((request, response) => {
      const text = texts.get(request.url ?? "");
      const page = request.url === "/blank" ? "<!doctype html><title>Nothing</title>" : PAGE;
      response.setHeader("content-type", text === undefined ? "text/html" : "text/javascript").end(text ?? page);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    close = () => {
      server.closeAllConnections();
      server.close();
    };
  });
  afterAll(() => close?.());
  return {
    origin: () => origin,
    /** The path of the app whose agent follows a script, with options of the chat. */
    path: (script: unknown[], options: object = {}) =>
      `/?${encodeURIComponent(JSON.stringify({ script, persist: "none", ...options }))}`,
  };
}
