import type { Agent } from "../protocol";
import type { Network } from "./network";
import type { TurnTexts } from "./texts";
import type { AppContext, ApprovalPolicy, AppTool, TurnEvent, TurnPage, TurnState } from "./types";

/** Everything that a running turn can do or ask; read anew each time, so that what the app changes meanwhile counts. */
export interface TurnRun {
  signal: AbortSignal;
  page: TurnPage;
  network: Network;
  getState(): TurnState;
  dispatch(event: TurnEvent): void;
  createId(): string;
  /** The time, where messages are to carry it. */
  now?(): number | undefined;
  agent(): Agent;
  policy(): ApprovalPolicy;
  tools(): readonly AppTool[] | Promise<readonly AppTool[]>;
  context(): readonly AppContext[];
  maxSteps(): number;
  /** How often the agent is asked again when the way to it is broken. */
  maxRetries(): number;
  texts(): TurnTexts;
  /** Resolves with the user's answer; false when `signal` aborts first. */
  ask(toolCallId: string, signal: AbortSignal): Promise<boolean>;
}
