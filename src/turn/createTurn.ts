import { type ChatMessage, MAX_STEPS } from "../protocol";
import { createApprovals } from "./createApprovals";
import { type Clock, createClock } from "./createClock";
import { createKeeper } from "./createKeeper";
import { initialTurn } from "./initialTurn";
import { browserNetwork } from "./network";
import { newId } from "./newId";
import { isBusy } from "./phases";
import { report } from "./report";
import { runTurn } from "./runTurn";
import type { SavedRecord } from "./savedTurn";
import { takeLock } from "./takeLock";
import { englishTexts } from "./texts";
import type { Turn, TurnOptions } from "./turnApi";
import { turnReducer } from "./turnReducer";
import type { TurnEvent, TurnState } from "./types";

interface Running {
  controller: AbortController;
  ended: Promise<void>;
  /** Another tab writes now: nothing of this run is kept any more. */
  isOvertaken: boolean;
}

/** How old an interrupted turn may be to go on by itself: a tab that is opened again the next day does not. */
const MAX_AGE_MS = 5 * 60_000;
const MAX_DURATION_MS = 10 * 60_000;
const MAX_RETRIES = 5;
/** A page that was just left gives its lock back within this. */
const LOCK_WAIT_MS = 500;

/** @param key of the storage; one conversation a key. */
export function createTurn(key: string, initial: TurnOptions, id: string = newId()): Turn {
  let options = initial;
  let state = initialTurn(id);
  let isStarted = false;
  let running: Running | null = null;
  const first = state;
  const approvals = createApprovals();
  const listeners = new Set<() => void>();
  let spent = 0;
  let clock: Clock | null = null;
  const place = () => options.place?.() ?? { url: "", document: 0 };
  const keeper = createKeeper(
    key,
    () => options.storage,
    () => place().document,
  );

  /** `keep` is false for what this tab must not write over another one's. */
  function dispatch(event: TurnEvent, keep = true): void {
    const before = state;
    state = turnReducer(state, event);
    if (state === before) return;
    clock?.tell(isWorking(state));
    // Deltas come by the hundred, and an emission that the page is left in is asked for again anyway.
    if (keep && (event.type !== "chunk_received" || !isBusy(state))) save();
    for (const listener of [...listeners]) listener();
    report(options, event, before, state);
  }

  const save = () => keeper.save(state, clock?.spent() ?? spent);

  /** @param from the saved turn that goes on. */
  function run(isRetry = false, from?: SavedRecord | null): Promise<void> {
    const before = running?.ended;
    const controller = new AbortController();
    const { signal } = controller;
    const me: Running = { controller, ended: Promise.resolve(), isOvertaken: false };
    const mine = createClock(
      () => options.maxDurationMs ?? MAX_DURATION_MS,
      from === undefined ? 0 : (from?.spent ?? spent),
      () => timeOut(controller),
    );
    const ended = (async () => {
      // Two turns never act on the page at once.
      await before;
      const lock = options.storage ? takeLock(`leflux:${state.id}`, from ? LOCK_WAIT_MS : 0) : null;
      try {
        const isElsewhere = from && lock && ((await lock) === null || keeper.load()?.savedAt !== from.savedAt);
        if (signal.aborted) return;
        if (isElsewhere) return adopt();
        clock = mine;
        mine.tell(isWorking(state));
        await runTurn(
          {
            signal,
            page: options.page,
            getState: () => state,
            dispatch: (event) => dispatch(event, !me.isOvertaken),
            createId: newId,
            now: () => options.now?.(),
            agent: () => options.agent,
            policy: () => options.approve ?? "risky",
            tools: () => options.tools?.() ?? [],
            context: () => options.context?.() ?? [],
            maxSteps: () => options.maxSteps ?? MAX_STEPS,
            maxRetries: () => options.maxRetries ?? MAX_RETRIES,
            network: options.network ?? browserNetwork,
            texts: () => options.texts ?? englishTexts,
            ask: approvals.ask,
          },
          isRetry,
        );
      } finally {
        lock?.then((release) => release?.());
        if (clock === mine) forgetTime(mine.spent());
        if (running === me) running = null;
      }
    })();
    me.ended = ended;
    running = me;
    return ended;
  }

  function said(text: string): ChatMessage {
    const createdAt = options.now?.();
    return {
      id: newId(),
      role: "user",
      parts: [{ type: "text", text }],
      ...(createdAt !== undefined && { metadata: { createdAt } }),
    };
  }

  function halt(): void {
    const was = running;
    dispatch({ type: "stopped" });
    was?.controller.abort();
    forgetTime(0);
  }

  /** No turn's time runs any more; one that goes on has had so much. */
  function forgetTime(had: number): void {
    clock?.tell(false);
    clock = null;
    spent = had;
  }

  function timeOut(controller: AbortController): void {
    const minutes = Math.round((clock?.spent() ?? 0) / 60_000);
    const text = (options.texts ?? englishTexts).timeLimit(Math.max(1, minutes));
    dispatch({ type: "question_asked", messageId: newId(), text });
    controller.abort();
  }

  /** Another tab has this turn, or has finished it: what it saved is shown, and left to it. */
  function adopt(): void {
    const saved = keeper.load();
    if (saved) dispatch({ type: "restored", state: saved.turn, interruption: null }, false);
  }

  function restore(): void {
    const saved = keeper.load();
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
    // With the time that it has had, and as of now: how long an action took is not how long nobody was here.
    if (clock && running && !running.isOvertaken && isBusy(state)) save();
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
      if (!running) return adopt();
      if (!keeper.isOvertaken(state)) return;
      // The user went on in the other tab: what this one still had to say would write over it.
      running.isOvertaken = true;
      running.controller.abort();
      adopt();
    },
    async send(text) {
      if (text.trim() === "") return;
      start();
      halt();
      dispatch({ type: "message_sent", message: said(text) });
      await run();
    },
    async edit(messageId, text) {
      if (text.trim() === "") return;
      start();
      halt();
      dispatch({ type: "message_edited", messageId, message: said(text) });
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
    load(saved) {
      running?.controller.abort();
      dispatch({ type: "restored", state: saved, interruption: null });
    },
  };
}

/** What a turn waits for the user or the network is not counted as its time. */
function isWorking(state: TurnState): boolean {
  return isBusy(state) && state.status !== "waiting" && state.connection !== "offline";
}
