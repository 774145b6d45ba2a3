import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Dashboards that run as other people wrote them. They are fetched once into the cache and are no part of the project. */
const PACKAGES = [
  {
    name: "gentelella",
    version: "4.2.0",
    root: "dist",
    pages: ["index", "form", "form_advanced", "e_commerce", "inbox", "icons", "tables_dynamic"].map(
      (page) => `production/${page}.html`,
    ),
  },
  { name: "startbootstrap-sb-admin", version: "7.0.7", root: "dist", pages: ["index.html", "tables.html"] },
];

/** Pages of npm packages; those of a package that can't be fetched are told of and left out. */
export async function packagePages(server, cache) {
  const pages = [];
  for (const { name, version, root, pages: files } of PACKAGES) {
    const folder = path.join(cache, "npm", `${name}-${version}`);
    try {
      if (!existsSync(folder)) await fetchPackage(`${name}@${version}`, `${name}-${version}.tgz`, folder);
    } catch (error) {
      console.warn(`bench: ${name} can't be fetched, its pages are left out (${String(error.message).split("\n")[0]})`);
      continue;
    }
    server.addFolder(name, { root: path.join(folder, root) });
    for (const file of files)
      if (existsSync(path.join(folder, root, file)))
        pages.push({
          name: `${name}/${path.basename(file, ".html")}`,
          url: `${server.origin}/${name}/${file}`,
          settleMs: 700,
        });
  }
  return pages;
}

async function fetchPackage(spec, file, folder) {
  const home = path.dirname(folder);
  await mkdir(home, { recursive: true });
  await run("npm", ["pack", "--silent", spec], { cwd: home, shell: process.platform === "win32" });
  const unpacked = `${folder}.part`;
  await mkdir(unpacked, { recursive: true });
  await run("tar", ["xzf", file, "-C", unpacked, "--strip-components=1"], { cwd: home });
  const { rename, rm } = await import("node:fs/promises");
  await rename(unpacked, folder);
  await rm(path.join(home, file));
}
