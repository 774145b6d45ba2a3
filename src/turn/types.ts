import type {
  ActionCommand,
  ActionResult,
  ChatMessage,
  FailureCode,
  IndexEntry,
  PageAction,
  PageIndex,
  PerformOptions,
} from "../protocol";

/** What a turn needs of the page. Handed in, so that a turn runs and is tested without one. */
export interface TurnPage {
  /** Scans and returns the index to send. */
  getIndex(reason: "open" | "emission"): PageIndex;
  perform(actions: PageAction[], options: PerformOptions): Promise<ActionResult[]>;
  /** Holds mutation rescans back while an emission is in flight; returns the release. */
  hold(): () => void;
  /**
   * Resolves at once, unless the page is being left (`begun`: an action saw it begin): then when it stayed after all (a download, a 204) or
   * `signal` aborts. A page that is left takes the turn with it, and the next page goes on.
   */
  settle?(signal: AbortSignal, begun: boolean): Promise<void>;
}

/** `submitted`: asked, nothing received yet; `waiting`: an action waits for the user's approval. */
export type TurnStatus = "ready" | "submitted" | "streaming" | "acting" | "waiting" | "error";

/** How the way to the agent is: `offline` and `retrying` are waited out, and the turn goes on by itself. */
export type Connection = "ok" | "offline" | "retrying";

/** One action that the agent asked for, as the user sees it. */
export interface ActionRecord {
  toolCallId: string;
  /** The message whose tool part asked for it. */
  messageId: string;
  action: ActionCommand;
  /** The target as it was indexed. */
  target?: Pick<IndexEntry, "text" | "type" | "parent" | "sensitive">;
  state: "pending" | "waiting" | "doing" | "done" | "refused";
  result?: ActionResult;
}

export interface TurnError {
  message: string;
  /** Which kind of failure, where that is known: the chat says that in the user's language, in place of `message`. */
  code?: FailureCode | undefined;
  /** What the other end said about it, in its own words. */
  detail?: string | undefined;
  /** Whether asking again may help. */
  retryable: boolean;
}

/** A part that is still being streamed, by the id that its chunks carry. */
export interface OpenPart {
  kind: "text" | "reasoning" | "tool";
  id: string;
  /** Place in `message.parts`. */
  part: number;
}

/** The answer that is being received. */
export interface Emission {
  /** The assistant's message as far as it is received; in `messages` too as soon as it says something. */
  message: ChatMessage;
  /** Where in the message's parts this emission begins. */
  from: number;
  open: readonly OpenPart[];
}

export interface TurnState {
  /** Of the conversation. */
  id: string;
  messages: ChatMessage[];
  status: TurnStatus;
  actions: ActionRecord[];
  error: TurnError | null;
  /** Emissions of the current turn so far. */
  step: number;
  /** How the last turn ended; null while one runs, and before the first. `asked`: with a question of LeFlux's own to the user. */
  ended: "done" | "asked" | "stopped" | "failed" | null;
  emission: Emission | null;
  connection: Connection;
  /** The call of the app's own ability that runs at this moment. */
  tool: string | null;
}

/** What happened to a turn. Ids and times come with the event: the reducer has neither clock nor random. */
export type TurnEvent =
  | { type: "message_sent"; message: ChatMessage }
  /** A message of the user's is said otherwise: what came after it goes, and the conversation goes on from there. */
  | { type: "message_edited"; messageId: string; message: ChatMessage }
  /** `messageId` is the answer's, unless it goes on with the last assistant message; `at` is the time, to be kept with it. */
  | { type: "emission_requested"; messageId: string; at?: number | undefined }
  | { type: "chunk_received"; chunk: unknown }
  /** The answer broke off, or the agent could not be reached; what was received stays until it is answered anew. */
  | { type: "connection_lost"; connection: Exclude<Connection, "ok"> }
  /** The answer comes once more, or the rest of it: only its first parts stay. */
  | { type: "emission_again"; keep: number }
  | { type: "emission_received" }
  | { type: "actions_asked"; actions: ActionRecord[] }
  | { type: "approval_asked"; toolCallId: string }
  | { type: "approval_given"; toolCallId: string; approved: boolean }
  | { type: "action_started"; toolCallId: string }
  | { type: "action_finished"; toolCallId: string; result: ActionResult }
  /** What a stop cut short was done all the same: the page says so only after the turn has ended. */
  | { type: "action_settled"; toolCallId: string; result: ActionResult }
  | { type: "tool_started"; toolCallId: string }
  | { type: "tool_finished"; toolCallId: string; output: unknown }
  | { type: "tool_failed"; toolCallId: string; errorText: string }
  | { type: "question_asked"; messageId: string; text: string }
  | { type: "turn_ended" }
  | { type: "stopped" }
  | { type: "failed"; error: TurnError }
  /** Goes back to the last thing that was really done, from where the agent is asked again. */
  | { type: "retried" }
  | { type: "cleared"; id: string }
  | { type: "restored"; state: SavedTurn; interruption: Interruption | null };

/** What of a turn outlives the page. */
export type SavedTurn = Pick<TurnState, "id" | "messages" | "status" | "actions" | "error" | "step" | "ended">;

/** The page was left in the middle of a turn. */
export interface Interruption {
  /** Where the turn goes on. */
  url: string;
  /** Whether another document was loaded since; else only the chat was taken away and came back. */
  navigated: boolean;
}

/** `risky` asks before what submits, pays, deletes, sends, downloads or leaves the site. */
export type ApprovalPolicy =
  | "risky"
  | "always"
  | "never"
  | ((action: PageAction, entry: IndexEntry | undefined, page: PageIndex) => "allow" | "ask" | "refuse");

/** One ability of the app, offered to the agent. */
export interface AppTool {
  /** Letters, digits, `_` and `-`; at most 64; not the name of a page action. */
  name: string;
  /** What it does and when to use it: the agent reads this. */
  description: string;
  /** A JSON Schema object, or a schema that gives one (Standard JSON Schema: zod, ArkType, …). */
  inputSchema: object;
  /** Gives what the agent reads as the outcome, as JSON. A throw is told to the agent. */
  execute(input: unknown, options: { signal: AbortSignal }): unknown;
}

/** One thing that the app knows, sent with each request. */
export interface AppContext {
  description: string;
  value: unknown;
}
