"use client";

export { AgentError } from "./agents/http/agentError";
export { type HttpAgentOptions, httpAgent } from "./agents/http/httpAgent";
export { type LocalAgentOptions, localAgent } from "./agents/local/localAgent";
export { type ScriptedAction, type ScriptItem, scriptedAgent } from "./agents/scripted/scriptedAgent";
export { isByUser } from "./components/host/byUser";
export { LefluxChat, type LefluxChatProps } from "./components/LefluxChat";
export type { Labels } from "./components/labels";
export { type MountedChat, type MountOptions, mountLefluxChat } from "./components/mountLefluxChat";
export type {
  ActionCardProps,
  ComposerProps,
  EmptyStateProps,
  HeaderProps,
  LauncherProps,
  MessageProps,
  Slots,
  Suggestion,
} from "./components/slots";
export type { ColorScheme, Theme, ThemeStyle, ThemeToken } from "./components/theme";
export type { OpenReason } from "./components/useOpenState";
export type { Layout, LefluxChatHandle, Offset, Position } from "./components/viewTypes";
export { type UseIndexerOptions, type UseIndexerResult, useIndexer } from "./hooks/useIndexer";
export {
  type ActionRecord,
  type AppContext,
  type ApprovalPolicy,
  type AppTool,
  type Connection,
  type LefluxChatState,
  type Persist,
  type TurnError,
  type TurnStatus,
  type TurnStorage,
  type TurnTexts,
  type UseLefluxChatOptions,
  useLefluxChat,
  type WebMcpOption,
  type WebMcpTool,
} from "./hooks/useLefluxChat";
export { useLefluxContext } from "./hooks/useLefluxContext";
export { type LefluxTool, useLefluxTool } from "./hooks/useLefluxTool";
export type {
  ActionResult,
  Agent,
  ChatMessage,
  Effect,
  FailureCode,
  IndexEntry,
  MessageChunk,
  PageAction,
  PageIndex,
  RefusalCode,
} from "./protocol";
