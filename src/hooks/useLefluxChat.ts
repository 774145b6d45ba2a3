import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { sharedIndexer } from "../indexer/sharedIndexer";
import type { Indexer } from "../indexer/types";
import type { Agent, ChatMessage } from "../protocol";
import {
  type ActionRecord,
  type AppContext,
  type ApprovalPolicy,
  type AppTool,
  createTurn,
  isBusy,
  openStorage,
  type Persist,
  type TurnError,
  type TurnOptions,
  type TurnState,
  type TurnTexts,
} from "../turn";
import { listContext, listTools } from "./appRegistry";
import { createTurnPage } from "./createTurnPage";
import { defaultAgent } from "./defaultAgent";
import { useIndexerLife } from "./useIndexerLife";
import { watchPageLife } from "./watchPageLife";
import { watchStorage } from "./watchStorage";

export type { Indexer } from "../indexer/types";
export type {
  ActionRecord,
  AppContext,
  ApprovalPolicy,
  AppTool,
  Persist,
  TurnError,
  TurnStatus,
  TurnStorage,
  TurnTexts,
} from "../turn";

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

export interface LefluxChatState extends Omit<TurnState, "emission"> {
  /** Stops what runs, then sends; a text of white space is not sent. Resolves when the turn ended; never rejects. */
  send: (text: string) => Promise<void>;
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
  /** Stops, forgets the conversation and begins a new one. */
  clear: () => void;
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
  const chosen = useMemo(() => agent ?? defaultAgent(api), [agent, api]);
  const turnOptions = { ...turnOptionsOf(options), agent: chosen, page, storage: storageFor(persist) };
  const [held, hold] = useState(() => ({ key, turn: createTurn(key, turnOptions) }));
  if (held.key !== key) hold({ key, turn: createTurn(key, turnOptions) });
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
    if (!seen.current || indexer.getSnapshot().status === "idle") indexer.scan("open");
    seen.current = true;
  }, [indexer]);

  return useMemo(() => {
    const { emission: _, ...shown } = state;
    const { send, stop, retry, approve, decline, clear } = turn;
    return { ...shown, send, stop, retry, approve, decline, clear, opened, indexer };
  }, [state, turn, opened, indexer]);
}

/** None on a server: what is kept there would be everybody's. */
const storageFor = (persist: Persist) => (typeof document === "undefined" ? null : openStorage(persist));

function turnOptionsOf(options: UseLefluxChatOptions): Omit<TurnOptions, "agent" | "page" | "storage"> {
  const { approve, maxSteps, tools, context, texts, onMessage, onAction, onError } = options;
  return {
    approve,
    maxSteps,
    tools: () => listTools(tools),
    context: () => listContext(context),
    texts,
    place: () => ({ url: location.href, document: performance.timeOrigin }),
    onMessage,
    onAction,
    onError,
  };
}
