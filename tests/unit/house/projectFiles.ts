import { readdirSync } from "node:fs";
import path from "node:path";

const SKIP = new Set([".git", ".cache", "node_modules", "dist", "coverage", "storybook-static", "docs/images"]);
const TEXT = /\.([cm]?[jt]sx?|json|md|mdx|html|css|ya?ml)$|(^|\/)\.(npmrc|gitignore)$|^\.ci\/run$/;

/** The project's own text files, relative to its root. */
export function projectFiles(root: string, folder = ""): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (SKIP.has(entry.name) || SKIP.has(file)) return [];
    return entry.isDirectory() ? projectFiles(root, file) : TEXT.test(file) ? [file] : [];
  });
}
