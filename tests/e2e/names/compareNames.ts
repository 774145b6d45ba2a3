import { fileURLToPath } from "node:url";
import type { CDPSession, Page } from "playwright-core";
import { build, type Rolldown } from "vite";
import { squash } from "../../../src/dom/squash";

/** One control that Chromium tells screen readers of. */
export interface Compared {
  /** As the developer tools write it: `button#save.primary`. */
  element: string;
  role: string;
  chromium: string;
  ours: string;
}

let script: Promise<string> | undefined;

/** The indexer's own naming, for a page whose scripts may be off. */
function namingScript(): Promise<string> {
  script ??= (async () => {
    const [output] = (await build({
      configFile: false,
      logLevel: "error",
      build: {
        write: false,
        minify: false,
        lib: { entry: fileURLToPath(new URL("inPage.ts", import.meta.url)), formats: ["iife"], name: "Naming" },
      },
    })) as Rolldown.RolldownOutput[];
    const code = output?.output[0]?.code;
    if (!code) throw new Error("the naming script was not built");
    return code;
  })();
  return script;
}

/** Glyphs of icon fonts and invisible characters are no part of what a name says. */
const plain = (name: string) => squash(name.replace(/[\ue000-\uf8ff]+/g, " "));

/** Our name and Chromium's own of every control of a page that Chromium tells of. */
export async function compareNames(page: Page, extra = ""): Promise<Compared[]> {
  const cdp = await page.context().newCDPSession(page);
  try {
    await cdp.send("DOM.enable");
    await cdp.send("Accessibility.enable");
    await cdp.send("DOM.getDocument", { depth: 0 });
    await evaluate(cdp, `${await namingScript()};globalThis.named = Naming.nameControls(${JSON.stringify(extra)});0`);
    const names = (await evaluate(cdp, "named.names")) as string[];
    const { result } = await cdp.send("Runtime.evaluate", { expression: "named.elements" });
    const { result: properties } = await cdp.send("Runtime.getProperties", {
      objectId: result.objectId as string,
      ownProperties: true,
    });

    const compared: Compared[] = [];
    for (const { name: place, value } of properties) {
      if (!/^\d+$/.test(place) || !value?.objectId) continue;
      const { nodes } = await cdp.send("Accessibility.getPartialAXTree", {
        objectId: value.objectId,
        fetchRelatives: false,
      });
      const node = nodes[0];
      const role = String(node?.role?.value ?? "generic");
      if (!node || node.ignored || role === "generic" || role === "none") continue;
      compared.push({
        element: value.description ?? "",
        role,
        chromium: plain(String(node.name?.value ?? "")),
        ours: plain(names[Number(place)] ?? ""),
      });
    }
    return compared;
  } finally {
    await cdp.detach();
  }
}

async function evaluate(cdp: CDPSession, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await cdp.send("Runtime.evaluate", { expression, returnByValue: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}
