import type { Agent } from "../protocol";
import type { TurnTexts } from "./texts";
import type { AppContext, ApprovalPolicy, AppTool, TurnEvent, TurnPage, TurnState } from "./types";

/** Everything that a running turn can do or ask; read anew each time, so that what the app changes meanwhile counts. */
export interface TurnRun {
  signal: AbortSignal;
  page: TurnPage;
  getState(): TurnState;
  dispatch(event: TurnEvent): void;
  createId(): string;
  agent(): Agent;
  policy(): ApprovalPolicy;
  tools(): readonly AppTool[];
  context(): readonly AppContext[];
  maxSteps(): number;
  texts(): TurnTexts;
  /** Resolves with the user's answer; false when `signal` aborts first. */
  ask(toolCallId: string, signal: AbortSignal): Promise<boolean>;
}
