import type { ComponentType, ReactNode, RefObject } from "react";
import type { ActionResult, ChatMessage } from "../protocol";
import type { ActionRecord } from "./chatTypes";
import type { Draft } from "./draft";
import type { Labels } from "./labels";
import type { LauncherLabels } from "./launcherLabels";
import type { ToolUse } from "./segments";

/** A proposal shown in an empty chat: what it says and what it sends are the same, or told apart. */
export type Suggestion = string | { label: string; message: string };

export interface LauncherProps {
  /** The launcher's own, and what the app says itself: the rest is not loaded yet. */
  labels: LauncherLabels;
  unread: number;
  /** It was pressed, and the chat's code is on its way. */
  loading?: boolean;
  open(): void;
  /** Gets the focus back when the panel closes. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}
export interface HeaderProps {
  title: string;
  titleId: string;
  labels: Labels;
  newChat(): void;
  /** Shows the past chats in place of the conversation, or the conversation again. Absent where none are kept. */
  togglePast?: () => void;
  isPastShown: boolean;
  /** Absent where the chat can't be closed. */
  close?: () => void;
}
export interface EmptyStateProps {
  greeting: ReactNode;
  suggestions: readonly Suggestion[];
  labels: Labels;
  send(text: string): void;
}
/** What can be done with an action afterwards. Absent where it can't be. */
export interface ActionTools {
  /** Scrolls to what it was about and outlines it; false when that is no longer in the page. */
  show?: (toolCallId: string) => boolean;
  /** Puts back what it changed. */
  undo?: (toolCallId: string) => Promise<ActionResult>;
  /** The calls that can be undone at this moment. */
  undoable?: ReadonlySet<string>;
}
export interface MessageProps extends ActionTools {
  message: ChatMessage;
  /** What this message's emissions did. */
  actions: readonly ActionRecord[];
  /** Still being written. */
  streaming: boolean;
  labels: Labels;
  /** Renders an emission; to be used where the message shows its actions. */
  ActionCard: ComponentType<ActionCardProps>;
  /** Takes a real press of the user only. */
  approve(toolCallId: string): void;
  decline(toolCallId: string): void;
}
export interface ActionCardProps extends ActionTools {
  actions: readonly (ActionRecord | ToolUse)[];
  labels: Labels;
  approve(toolCallId: string): void;
  decline(toolCallId: string): void;
}
export interface ComposerProps {
  busy: boolean;
  /** An action waits for the user's approval: nothing is sent before that is answered. */
  waiting: boolean;
  placeholder: string;
  labels: Labels;
  /** What is typed and not sent yet: kept by the chat, whatever becomes of the composer. */
  draft: Draft;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  send(text: string): void;
  stop(): void;
  /** To be called when the user tries to send while an approval is waited for: brings the question into view. */
  showWaiting(): void;
}

/** Parts of the chat that an app may render itself. */
export interface Slots {
  launcher?: ComponentType<LauncherProps>;
  header?: ComponentType<HeaderProps>;
  emptyState?: ComponentType<EmptyStateProps>;
  message?: ComponentType<MessageProps>;
  actionCard?: ComponentType<ActionCardProps>;
  composer?: ComponentType<ComposerProps>;
}
