import { MAX_STEPS } from "../protocol";

/** What one request may take. */
export interface HandlerLimits {
  /** Bytes of a request's body, default 1,000,000. */
  bodyBytes: number;
  /** Messages of a conversation, default 200. */
  messages: number;
  /** Steps since the user's last message, default 50: twice what the chat takes before it asks its user whether to go on. */
  steps: number;
  /** Calls of the model for one request, when it uses tools that run on the server; default 5. */
  serverSteps: number;
  /** Tools that the app may offer, default 32. */
  tools: number;
  /** Asked before the body is read; `false` answers 429. Where a rate limit belongs. */
  rate?: (request: Request) => boolean | Promise<boolean>;
}

export const DEFAULT_LIMITS: HandlerLimits = {
  bodyBytes: 1_000_000,
  messages: 200,
  steps: 2 * MAX_STEPS,
  serverSteps: 5,
  tools: 32,
};
