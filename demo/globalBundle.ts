import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Options } from "tsup";
import type { Connect, Plugin } from "vite";
import configs from "../tsup.config.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const file = path.join(root, "dist/leflux.global.js");

/** Serves `/leflux.global.js` to the classic pages: the built one, built anew first when the source is newer. */
export function globalBundle(): Plugin {
  let building: Promise<void> | undefined;
  const serve: Connect.NextHandleFunction = async (request, response, next) => {
    if (request.url?.split("?")[0] !== "/leflux.global.js") return next();
    try {
      building ??= rebuild().finally(() => {
        building = undefined;
      });
      await building;
      response.setHeader("content-type", "text/javascript; charset=utf-8");
      response.end(await readFile(file));
    } catch (error) {
      next(error);
    }
  };
  return {
    name: "leflux-global-bundle",
    configureServer: (server) => void server.middlewares.use(serve),
    configurePreviewServer: (server) => void server.middlewares.use(serve),
  };
}

async function rebuild() {
  if (existsSync(file) && (await stat(file)).mtimeMs > (await newest(path.join(root, "src")))) return;
  const options = (configs as Options[]).find(({ name }) => name === "global");
  await build({ ...options, config: false, silent: true, outDir: path.join(root, "dist") });
}

async function newest(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const times = files.map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).mtimeMs);
  return Math.max(...(await Promise.all(times)));
}
