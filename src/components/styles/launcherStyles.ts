import base from "./base.css?inline";
import host from "./host.css?inline";
import launcher from "./launcher.css?inline";
import tokens from "./tokens.css?inline";

/** What a chat that was never opened looks like. */
export const launcherStyles = /* @__PURE__ */ [host, tokens, base, launcher].join("\n");
