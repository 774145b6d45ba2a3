import { type Agent, type ChatMessage, MAX_STEPS } from "../protocol";
import { createApprovals } from "./createApprovals";
import { initialTurn } from "./initialTurn";
import { newId } from "./newId";
import { runTurn } from "./runTurn";
import type { SavedRecord } from "./savedTurn";
import { forgetTurn, loadTurn, saveTurn, type TurnStorage } from "./storage";
import { takeLock } from "./takeLock";
import { englishTexts, type TurnTexts } from "./texts";
import { isBusy, turnReducer } from "./turnReducer";
import type {
  ActionRecord,
  AppContext,
  ApprovalPolicy,
  AppTool,
  TurnError,
  TurnEvent,
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
  tools?: () => readonly AppTool[];
  context?: () => readonly AppContext[];
  texts?: TurnTexts;
  /** Where the conversation outlives the page; by default nowhere. */
  storage?: TurnStorage | null;
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
  stop(): void;
  /** After a stop or an error goes on from the last thing that was done; after an answer asks anew for another one. */
  retry(): Promise<void>;
  /** Answers the approval that is waited for: that of this call, or whichever it is. */
  approve(toolCallId?: string): void;
  decline(toolCallId?: string): void;
  /** Stops, forgets everything and begins a new conversation. */
  clear(): void;
}

/** How old an interrupted turn may be to go on by itself: a tab that is opened again the next day does not. */
const MAX_AGE_MS = 5 * 60_000;
/** A page that was just left gives its lock back within this. */
const LOCK_WAIT_MS = 500;

/** @param key of the storage; one conversation a key. */
export function createTurn(key: string, initial: TurnOptions, id: string = newId()): Turn {
  let options = initial;
  let state = initialTurn(id);
  let isStarted = false;
  let running: { controller: AbortController; ended: Promise<void> } | null = null;
  const first = state;
  const approvals = createApprovals();
  const listeners = new Set<() => void>();
  const place = () => options.place?.() ?? { url: "", document: 0 };

  /** `keep` is false for what this tab must not write over another one's. */
  function dispatch(event: TurnEvent, keep = true): void {
    const before = state;
    state = turnReducer(state, event);
    if (state === before) return;
    // Deltas come by the hundred, and an emission that the page is left in is asked for again anyway.
    if (keep && (event.type !== "chunk_received" || !isBusy(state))) save();
    for (const listener of [...listeners]) listener();
    report(event, before);
  }

  function save(): void {
    const { storage } = options;
    if (!storage) return;
    if (state.messages.length === 0) forgetTurn(storage, key);
    else saveTurn(storage, key, { turn: state, savedAt: Date.now(), document: place().document });
  }

  function report(event: TurnEvent, before: TurnState): void {
    if (event.type === "message_sent") call(options.onMessage, event.message);
    if (event.type === "action_finished") {
      const record = state.actions.findLast((one) => one.toolCallId === event.toolCallId);
      if (record) call(options.onAction, record);
    }
    if (state.error && state.error !== before.error && event.type !== "restored") call(options.onError, state.error);
    const last = state.messages.at(-1);
    const isOver = isBusy(before) && !isBusy(state) && event.type !== "cleared" && event.type !== "restored";
    if (isOver && last?.role === "assistant") call(options.onMessage, last);
  }

  /** @param from the saved turn that goes on. */
  function run(isRetry = false, from?: SavedRecord | null): Promise<void> {
    const before = running?.ended;
    const controller = new AbortController();
    const { signal } = controller;
    const ended = (async () => {
      // Two turns never act on the page at once.
      await before;
      const lock = options.storage ? takeLock(`leflux:${state.id}`, from ? LOCK_WAIT_MS : 0) : null;
      try {
        const isElsewhere = from && lock && ((await lock) === null || load()?.savedAt !== from.savedAt);
        if (signal.aborted) return;
        if (isElsewhere) return adopt();
        await runTurn(
          {
            signal,
            page: options.page,
            getState: () => state,
            dispatch,
            createId: newId,
            agent: () => options.agent,
            policy: () => options.approve ?? "risky",
            tools: () => options.tools?.() ?? [],
            context: () => options.context?.() ?? [],
            maxSteps: () => options.maxSteps ?? MAX_STEPS,
            texts: () => options.texts ?? englishTexts,
            ask: approvals.ask,
          },
          isRetry,
        );
      } finally {
        lock?.then((release) => release?.());
        if (running?.controller === controller) running = null;
      }
    })();
    running = { controller, ended };
    return ended;
  }

  function halt(): void {
    const was = running;
    dispatch({ type: "stopped" });
    was?.controller.abort();
  }

  const load = () => (options.storage ? loadTurn(options.storage, key) : null);

  /** Another tab has this turn, or has finished it: what it saved is shown, and left to it. */
  function adopt(): void {
    const saved = load();
    if (saved) dispatch({ type: "restored", state: saved.turn, interruption: null }, false);
  }

  function restore(): void {
    const saved = load();
    const turn = saved?.turn ?? state;
    if (!saved && !isBusy(state)) return;
    const here = place();
    const isFresh = !saved || Math.abs(Date.now() - saved.savedAt) < MAX_AGE_MS;
    const interruption =
      isBusy(turn) && isFresh ? { url: here.url, navigated: saved ? saved.document !== here.document : false } : null;
    dispatch({ type: "restored", state: turn, interruption }, false);
    if (interruption) void run(false, saved);
  }

  function suspend(): void {
    isStarted = false;
    running?.controller.abort();
  }

  function start(): () => void {
    if (!isStarted) {
      isStarted = true;
      restore();
    }
    return suspend;
  }

  return {
    getSnapshot: () => state,
    getInitialSnapshot: () => first,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    configure(change) {
      options = { ...options, ...change };
    },
    start,
    sync() {
      if (!running) adopt();
    },
    async send(text) {
      if (text.trim() === "") return;
      start();
      halt();
      dispatch({ type: "message_sent", message: { id: newId(), role: "user", parts: [{ type: "text", text }] } });
      await run();
    },
    stop: halt,
    async retry() {
      start();
      halt();
      if (state.messages.length === 0) return;
      dispatch({ type: "retried" });
      await run(true);
    },
    approve: (toolCallId) => approvals.answer(true, toolCallId),
    decline: (toolCallId) => approvals.answer(false, toolCallId),
    clear() {
      running?.controller.abort();
      dispatch({ type: "cleared", id: newId() });
    },
  };
}

/** Calls back the app; what it throws is reported as uncaught and does not break the turn. */
function call<T>(callback: ((value: T) => void) | undefined, value: T): void {
  try {
    callback?.(value);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
