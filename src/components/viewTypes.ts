import type { ComponentType, ReactNode } from "react";
import type { ChatMessage } from "../protocol";
import type { Indexer } from "./chatTypes";
import type { Labels } from "./labels";
import type { Slots, Suggestion } from "./slots";
import type { Theme } from "./theme";
import type { OpenProps } from "./useOpenState";

export type Layout = "popup" | "sidebar" | "inline";
export type Position = "bottom-right" | "bottom-left" | "top-right" | "top-left";

/** CSS pixels, to the sides and to top and bottom. What is left out is as the theme says, by default 24. */
export type Offset = number | { x?: number; y?: number };

/** What the user thinks of an answer; null: nothing any more. */
export interface Feedback {
  message: ChatMessage;
  rating: "good" | "bad" | null;
}

/** How the chat looks and speaks; what it does is `useLefluxChat`'s. */
export interface ViewProps extends OpenProps {
  /** Name of the chat, in its header; default "Assistant". */
  title?: string;
  /** Shown while there are no messages. */
  greeting?: ReactNode;
  /** Proposals shown while there are no messages; a press sends one. */
  suggestions?: readonly Suggestion[];
  /** Hint in the empty message field. */
  placeholder?: string;
  /** Any of the strings, said otherwise; default English. A whole language is one import of `@leflux/react/locales`. */
  labels?: Partial<Labels>;
  /** `popup` (default) and `sidebar` float above the page, `inline` is a part of it and always open. */
  layout?: Layout;
  /** A sidebar that is open narrows the page beside it, instead of lying over it; default `false`. */
  pushes?: boolean;
  /** Whether the user may move and resize a popup, and resize a sidebar; the place is remembered. Default `true`. */
  movable?: boolean;
  /** Whether what the agent acts on is outlined on the page meanwhile; default `true`. Never where less motion is asked for. */
  highlight?: boolean;
  /** The user rated an answer. With it, answers have two buttons for that. */
  onFeedback?: (feedback: Feedback) => void;
  /** The corner of launcher and popup; default at the bottom, where lines end (right, or left on right-to-left pages). */
  position?: Position;
  /** From launcher and popup to the window's edges, in CSS pixels; apart where they differ, as above a bar of the page's own. */
  offset?: Offset;
  /** `light`, `dark` or `auto` (default: as the user's system); or a whole look, such as a preset of `@leflux/react/themes`. */
  theme?: Theme;
  /** Parts that the app renders itself. Keep each the same from render to render. */
  slots?: Slots;
  /** Shows the index on the page: `LefluxInspector` of `@leflux/react/inspector`. */
  inspector?: ComponentType<{ indexer: Indexer }>;
}

/** What a ref to the chat holds. */
export interface LefluxChatHandle {
  open(): void;
  close(): void;
  /** Sends a message as if the user had typed it. Does not open the panel. */
  send(text: string): void;
  /** Puts the focus in the message field, opening the panel. */
  focus(): void;
}
