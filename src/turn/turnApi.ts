import type { Agent, ChatMessage } from "../protocol";
import type { Network } from "./network";
import type { TurnStorage } from "./openStorage";
import type { TurnTexts } from "./texts";
import type {
  ActionRecord,
  AppContext,
  ApprovalPolicy,
  AppTool,
  SavedTurn,
  TurnError,
  TurnPage,
  TurnState,
} from "./types";

export interface TurnOptions {
  agent: Agent;
  page: TurnPage;
  /** Default `risky`. */
  approve?: ApprovalPolicy;
  /** Emissions that one turn may take; default `MAX_STEPS`. */
  maxSteps?: number;
  /** Milliseconds that one turn may work, without what it waits for the user or for the network; default ten minutes. */
  maxDurationMs?: number;
  /** How often the agent is asked again when the way to it is broken, before that is an error; default 5. */
  maxRetries?: number;
  /** Default the browser's. */
  network?: Network;
  tools?: () => readonly AppTool[] | Promise<readonly AppTool[]>;
  context?: () => readonly AppContext[];
  texts?: TurnTexts;
  /** Where the conversation outlives the page; by default nowhere. */
  storage?: TurnStorage | null;
  /** The time in milliseconds since 1970. With it each message carries when it was begun, as `metadata.createdAt`. */
  now?: () => number;
  /** Where the page is: its address, and a number that is another one for each document load. */
  place?: () => { url: string; document: number };
  /** A message is complete: the user's when it is sent, the agent's when its turn ended. */
  onMessage?: (message: ChatMessage) => void;
  /** An action has its result. */
  onAction?: (action: ActionRecord) => void;
  onError?: (error: TurnError) => void;
}

/** A conversation that runs one turn at a time. Knows no framework. */
export interface Turn {
  /** The same reference until something changed. */
  getSnapshot(): TurnState;
  /** What `getSnapshot` gave before anything happened: what a server renders. */
  getInitialSnapshot(): TurnState;
  subscribe(listener: () => void): () => void;
  /** Changes options; a running turn takes them up with its next step. */
  configure(options: Partial<TurnOptions>): void;
  /**
   * Takes up what was saved, and goes on with a turn that was interrupted less than five minutes ago. Returns the end, which leaves the turn
   * as it stands, to be taken up by the next start, here or on the next page.
   */
  start(): () => void;
  /** Takes over what another tab saved, unless a turn runs here. */
  sync(): void;
  /** Stops what runs, then sends. A text of white space is not sent. Resolves when the turn ended. */
  send(text: string): Promise<void>;
  /** Says a message of the user's otherwise: what came after it is forgotten, and the agent is asked from there. */
  edit(messageId: string, text: string): Promise<void>;
  stop(): void;
  /** After a stop or an error goes on from the last thing that was done; after an answer asks anew for another one. */
  retry(): Promise<void>;
  /** Answers the approval that is waited for: that of this call, or whichever it is. */
  approve(toolCallId?: string): void;
  decline(toolCallId?: string): void;
  /** Stops, forgets everything and begins a new conversation. */
  clear(): void;
  /** Stops, and goes on with another conversation, which nothing of this one is kept beside. */
  load(saved: SavedTurn): void;
}
