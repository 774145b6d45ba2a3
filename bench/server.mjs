import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

/**
 * Serves pages: made ones by name under `/made/`, folders each under their own prefix, and one ("") for all else. The headers isolate the page, without which the
 * browser's clock ticks 20 times coarser.
 */
export async function startServer() {
  const made = new Map();
  const folders = new Map();

  async function answer(request, response) {
    const { pathname } = new URL(request.url, "http://localhost");
    const parts = decodeURIComponent(pathname).split("/").slice(1);
    const [prefix, ...rest] = parts;
    const headers = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };
    const send = (type, body, more) => response.writeHead(200, { ...headers, "content-type": type, ...more }).end(body);
    if (prefix === "made" && made.has(rest.join("/"))) return send(TYPES[".html"], made.get(rest.join("/")));
    const folder = folders.get(prefix) ?? folders.get("");
    if (!folder) return response.writeHead(404, headers).end();
    let file = path.join(folder.root, ...(folders.has(prefix) ? rest : parts));
    const found = file.startsWith(folder.root) && (await stat(file).catch(() => null));
    if (!found || found.isDirectory()) {
      if (!folder.fallback) return response.writeHead(404, headers).end();
      file = path.join(folder.root, folder.fallback);
    }
    const body = await readFile(file);
    const type = TYPES[path.extname(file)] ?? "application/octet-stream";
    send(folder.scripts === false && !isUtf8(body) ? type.split(";")[0] : type, body, {
      ...(folder.scripts === false ? { "content-security-policy": "script-src 'none'" } : {}),
    });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    addPage: (name, html) => made.set(name, html),
    /** `scripts: false` for pages whose own scripts must stay off. */
    addFolder: (prefix, folder) => folders.set(prefix, folder),
    close: () => server.close(),
  };
}

function isUtf8(bytes) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
