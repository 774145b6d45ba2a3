import path from "node:path";
import { type Import, readImports } from "./readImports";

/** Which folder of src/ may import which: the arrows of ARCHITECTURE.md. */
const ARROWS: Record<string, readonly string[]> = {
  protocol: [],
  dom: ["protocol"],
  indexer: ["protocol", "dom"],
  actions: ["protocol", "dom"],
  agents: ["protocol"],
  turn: ["protocol"],
  hooks: ["protocol", "dom", "indexer", "actions", "agents", "turn"],
  components: ["hooks", "protocol"],
  inspector: ["hooks", "components", "protocol"],
  locales: ["components"],
  themes: ["components"],
  server: ["protocol"],
};

/** Files whose types another folder may know, and who: a contract to code against, with no code behind it. */
const CONTRACTS: Record<string, readonly string[]> = {
  "indexer/types": ["actions"],
};

/** What each entry of the package may re-export. */
const ENTRIES: Record<string, readonly string[]> = {
  indexer: ["indexer", "actions", "protocol"],
  server: ["server", "protocol"],
  inspector: ["inspector", "protocol"],
  locales: ["locales", "components"],
  themes: ["themes"],
  index: ["components", "hooks", "agents", "turn", "actions", "indexer", "protocol"],
  global: ["components", "hooks", "agents", "turn", "actions", "indexer", "inspector", "protocol", "index"],
};

const REACT = ["hooks", "components", "inspector"];

/** Packages that a folder may use at run time. React is asked for by whoever renders, zod by the server: a browser has better to load. */
const PACKAGES: { name: RegExp; in: readonly string[] }[] = [
  { name: /^react$|^react\/jsx-(dev-)?runtime$/, in: REACT },
  { name: /^react-dom(\/client)?$/, in: ["components", "inspector"] },
  { name: /^zod\/mini$/, in: ["server"] },
  { name: /^minisearch$/, in: ["agents"] },
  { name: /^eventsource-parser(\/stream)?$/, in: ["agents"] },
  { name: /^ai$/, in: ["server"] },
  { name: /^node:/, in: ["server"] },
];

/** Those whose types alone may be named more widely. */
const TYPE_PACKAGES: typeof PACKAGES = [{ name: /^react$|^react-dom(\/client)?$/, in: REACT }];

/** What is wrong with the imports of one file of src/, each as a sentence. `file` is relative to src/. */
export function wrongImports(file: string, source: string): string[] {
  return readImports(source, file).flatMap((one) => {
    const reason = one.from.startsWith(".") ? wrongFolder(file, one) : wrongPackage(folderOf(file), one);
    return reason ? [`${file} imports "${one.from}": ${reason}`] : [];
  });
}

const folderOf = (file: string) => (file.includes("/") ? file.slice(0, file.indexOf("/")) : "");

function wrongFolder(file: string, { from, typeOnly }: Import): string | undefined {
  const target = path.posix.join(path.posix.dirname(file), from);
  if (target.startsWith("..")) return "it lies outside of src/";
  const own = folderOf(file);
  const to = folderOf(target) || target;
  if (own === to) return;
  if (own === "") {
    const entry = file.replace(/\.tsx?$/, "");
    return ENTRIES[entry]?.includes(to)
      ? undefined
      : `${entry} may re-export ${ENTRIES[entry]?.join(", ") ?? "nothing"}`;
  }
  if (typeOnly && CONTRACTS[target]?.includes(own)) return;
  const allowed = ARROWS[own];
  if (!allowed) return `src/${own}/ has no arrows yet: name them in tests/unit/house/arrows.ts`;
  return allowed.includes(to) ? undefined : `${own}/ may import ${allowed.join(", ") || "nothing of ours"}`;
}

function wrongPackage(folder: string, { from, typeOnly }: Import): string | undefined {
  const list = typeOnly ? [...PACKAGES, ...TYPE_PACKAGES] : PACKAGES;
  const known = list.filter(({ name }) => name.test(from));
  if (known.length === 0) return "no folder may use this package";
  if (known.some((one) => one.in.includes(folder))) return;
  return `only ${known.flatMap((one) => one.in).join(", ")} may use this package`;
}
