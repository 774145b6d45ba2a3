import actions from "./actions.css?inline";
import base from "./base.css?inline";
import conversation from "./conversation.css?inline";
import empty from "./empty.css?inline";
import footer from "./footer.css?inline";
import header from "./header.css?inline";
import highlight from "./highlight.css?inline";
import host from "./host.css?inline";
import launcher from "./launcher.css?inline";
import panel from "./panel.css?inline";
import past from "./past.css?inline";
import place from "./place.css?inline";
import preferences from "./preferences.css?inline";
import prose from "./prose.css?inline";
import tokens from "./tokens.css?inline";
import tools from "./tools.css?inline";

/** The whole style sheet of the chat; later parts win over earlier ones. */
export const chatStyles = /* @__PURE__ */ [
  host,
  tokens,
  base,
  launcher,
  panel,
  header,
  conversation,
  prose,
  empty,
  actions,
  tools,
  past,
  highlight,
  place,
  footer,
  preferences,
].join("\n");
