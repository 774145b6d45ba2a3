import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { sharedIndexer } from "../indexer/sharedIndexer";
import type { Indexer } from "../indexer/types";
import type { ActionResult, Agent, ChatMessage } from "../protocol";
import {
  type ActionRecord,
  type AppContext,
  type ApprovalPolicy,
  type AppTool,
  createTurn,
  isBusy,
  openStorage,
  type Persist,
  type Turn,
  type TurnError,
  type TurnOptions,
  type TurnState,
  type TurnTexts,
} from "../turn";
import { listContext, listTools } from "./appRegistry";
import { createActionMemory } from "./createActionMemory";
import { createTurnPage } from "./createTurnPage";
import { defaultAgent } from "./defaultAgent";
import { rememberActions } from "./rememberActions";
import { showElement } from "./showElement";
import { useIndexerLife } from "./useIndexerLife";
import { type PastChats, usePastChats } from "./usePastChats";
import { watchPageLife } from "./watchPageLife";
import { watchStorage } from "./watchStorage";
import { listWebMcp, type WebMcpOption } from "./webMcp";

export type { Indexer } from "../indexer/types";
export type {
  ActionRecord,
  AppContext,
  ApprovalPolicy,
  AppTool,
  Connection,
  Persist,
  TurnError,
  TurnStatus,
  TurnStorage,
  TurnTexts,
} from "../turn";
export type { PastChat } from "./createHistory";
export type { WebMcpOption, WebMcpTool } from "./webMcp";

export interface UseLefluxChatOptions {
  /** Whatever answers: any AI SDK `ChatTransport`. Without it `api`, without that the local agent. May change at any time. */
  agent?: Agent;
  /** Address of an AI SDK chat route; short for `agent={httpAgent({ api })}`. */
  api?: string;
  /** Names the conversation that is kept, when a page has several; default `chat`. Another id is another conversation. */
  id?: string;
  /** Where the conversation is kept; default `session`: as long as the tab. */
  persist?: Persist;
  /** Which actions need the user's approval; default `risky`. */
  approve?: ApprovalPolicy;
  /** Emissions that one turn may take, default 25; then the user is asked. */
  maxSteps?: number;
  /** Milliseconds that one turn may work, without what it waits for the user or the network, default ten minutes; then the user is asked. */
  maxDurationMs?: number;
  /** How often the agent is asked again when the way to it is broken, before that is an error; default 5. Being offline is waited out. */
  maxRetries?: number;
  /**
   * Offers the agent what the page registers by WebMCP (`document.modelContext`), all of it or what a function chooses; default `false`. Whoever
   * can run scripts on the page can register such tools, and they run without the user's approval.
   */
  webMcp?: WebMcpOption;
  /** For routers that want to say it themselves: whenever this value changes, the page is scanned as after a route change. */
  routeKey?: unknown;
  /** Elements that the agent does not see, with all that is in them. */
  ignore?: (element: Element) => boolean;
  /** Abilities of the app besides those of `useLefluxTool`. */
  tools?: readonly AppTool[];
  /** Knowledge of the app besides that of `useLefluxContext`. */
  context?: readonly AppContext[];
  /** What LeFlux itself says in the conversation; default English. */
  texts?: TurnTexts;
  /** A message is complete: the user's when it is sent, the agent's when its turn ended. */
  onMessage?: (message: ChatMessage) => void;
  /** An action has its result. */
  onAction?: (action: ActionRecord) => void;
  onError?: (error: TurnError) => void;
}

export interface LefluxChatState extends Omit<TurnState, "emission" | "tool">, PastChats {
  /** Stops what runs, then sends; a text of white space is not sent. Resolves when the turn ended; never rejects. */
  send: (text: string) => Promise<void>;
  /** Says a message of the user's otherwise: what came after it is forgotten, and the agent answers anew from there. */
  edit: (messageId: string, text: string) => Promise<void>;
  /** Halts the turn, the action in progress too. What was received and done stays. */
  stop: () => void;
  /** After a stop or an error goes on from the last thing that was done; after an answer asks anew for another one. */
  retry: () => Promise<void>;
  /**
   * Answers the approval that is waited for: that of this call, or whichever it is. Call it for nothing but a trusted event of the user's
   * (`event.nativeEvent.isTrusted`): the page's own scripts can press buttons too.
   */
  approve: (toolCallId?: string) => void;
  decline: (toolCallId?: string) => void;
  /** Stops, forgets the conversation and begins a new one. Those of before stay: `deletePast()` forgets them. */
  clear: () => void;
  /** Calls of actions that can be undone: what was filled, checked or chosen since the page was loaded. */
  undoable: ReadonlySet<string>;
  /** Puts back what an action changed; refused when that can't be had any more. Never rejects. */
  undo: (toolCallId: string) => Promise<ActionResult>;
  /** Scrolls to what an action was about; false when that is no longer in the page. */
  show: (toolCallId: string) => boolean;
  /** What an action was about, as long as it is in the page. */
  elementOf: (toolCallId: string) => Element | undefined;
  /** To be called when the chat is shown: the first time scans the page and begins to watch it. */
  opened: () => void;
  indexer: Indexer;
}

/** A conversation whose agent acts on this page, without any looks. Its messages outlive changes of every option but `id`. */
export function useLefluxChat(options: UseLefluxChatOptions = {}): LefluxChatState {
  const { id = "chat", persist = "session", agent, api } = options;
  const key = `leflux:${id}`;
  const [shared] = useState(() => sharedIndexer());
  const { indexer } = shared;
  const [page] = useState(() => createTurnPage(indexer));
  const [memory] = useState(createActionMemory);
  const chosen = useMemo(() => agent ?? defaultAgent(api), [agent, api]);
  const storage = storageFor(persist);
  const turnOptions = { ...turnOptionsOf(options), agent: chosen, storage };
  const begin = (): Turn => {
    const records = () => turn.getSnapshot().actions;
    const turn = createTurn(key, { ...turnOptions, page: rememberActions(page, indexer, memory, records) });
    return turn;
  };
  const [held, hold] = useState(() => ({ key, turn: begin() }));
  if (held.key !== key) hold({ key, turn: begin() });
  const { turn } = held;
  const state = useSyncExternalStore(turn.subscribe, turn.getSnapshot, turn.getInitialSnapshot);

  useEffect(() => turn.configure(turnOptions));
  useEffect(() => {
    const ends = [watchPageLife(turn.start), watchStorage(held.key, turn.sync)];
    return () => {
      for (const end of ends) end();
    };
  }, [turn, held.key]);

  const [wasOpened, setOpened] = useState(false);
  useIndexerLife(shared, { ...options, watch: wasOpened || isBusy(state) });
  const seen = useRef(false);
  const opened = useCallback(() => {
    setOpened(true);
    // In a turn the page is scanned already, and another generation would void what the agent is answering.
    const isNews = !seen.current && !isBusy(turn.getSnapshot());
    if (isNews || indexer.getSnapshot().status === "idle") indexer.scan("open");
    seen.current = true;
  }, [indexer, turn]);

  const past = usePastChats(turn, storage, held.key);
  const undoable = useSyncExternalStore(memory.subscribe, memory.getUndoable, memory.getUndoable);
  const show = useCallback((toolCallId: string) => showElement(memory, toolCallId), [memory]);

  return useMemo(() => {
    const { emission: _, tool: __, ...shown } = state;
    const { send, edit, stop, retry, approve, decline, clear } = turn;
    const { undo, elementOf } = memory;
    const does = { send, edit, stop, retry, approve, decline, clear, undo, show, elementOf, opened };
    return { ...shown, ...does, ...past, undoable, indexer };
  }, [state, turn, past, undoable, memory, show, opened, indexer]);
}

/** None on a server: what is kept there would be everybody's. */
const storageFor = (persist: Persist) => (typeof document === "undefined" ? null : openStorage(persist));

function turnOptionsOf(options: UseLefluxChatOptions): Omit<TurnOptions, "agent" | "page" | "storage"> {
  const { approve, maxSteps, maxDurationMs, maxRetries, webMcp, tools, context, texts, onMessage, onAction, onError } =
    options;
  return {
    approve,
    maxSteps,
    maxDurationMs,
    maxRetries,
    tools: () => (webMcp ? withWebMcp(listTools(tools), webMcp) : listTools(tools)),
    context: () => listContext(context),
    texts,
    now: Date.now,
    place: () => ({ url: location.href, document: performance.timeOrigin }),
    onMessage,
    onAction,
    onError,
  };
}

/** The app's own abilities win over what the page calls the same. */
async function withWebMcp(own: AppTool[], option: WebMcpOption): Promise<AppTool[]> {
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...(await listWebMcp(option)).filter(({ name }) => !names.has(name))];
}
