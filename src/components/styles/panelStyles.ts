import actions from "./actions.css?inline";
import conversation from "./conversation.css?inline";
import empty from "./empty.css?inline";
import footer from "./footer.css?inline";
import header from "./header.css?inline";
import highlight from "./highlight.css?inline";
import panel from "./panel.css?inline";
import past from "./past.css?inline";
import place from "./place.css?inline";
import preferences from "./preferences.css?inline";
import prose from "./prose.css?inline";
import tools from "./tools.css?inline";

/** The rest of the chat, upon `launcherStyles`; later parts win over earlier ones. */
export const panelStyles = /* @__PURE__ */ [
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
