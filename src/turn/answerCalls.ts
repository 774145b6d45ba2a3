import {
  type ActionResult,
  type ChatMessage,
  isWireAction,
  type PageAction,
  type PageIndex,
  parseAction,
} from "../protocol";
import { abortable } from "./abortable";
import { decide } from "./approval";
import { readToolInput } from "./appTool";
import { type CallPart, callName, isOpenCall } from "./toolParts";
import type { TurnRun } from "./turnRun";
import type { ActionRecord, AppTool } from "./types";

/** The calls of an emission, sorted by who answers them. */
interface Plan {
  actions: PageAction[];
  records: ActionRecord[];
  /** Calls of the app's own abilities; each runs before the action at `before`, as the agent ordered them. */
  tools: { call: CallPart; tool: AppTool; before: number }[];
  /** Calls that nobody can answer, with the reason. */
  failed: { call: CallPart; errorText: string }[];
}

/** Answers every open call of the message: page actions in one go, so that all their targets are those of `index`. */
export async function answerCalls(run: TurnRun, index: PageIndex, message: ChatMessage): Promise<void> {
  const { actions, records, tools, failed } = plan(await run.tools(), index, message);
  for (const { call, errorText } of failed)
    run.dispatch({ type: "tool_failed", toolCallId: call.toolCallId, errorText });
  run.dispatch({ type: "actions_asked", actions: records });

  let isLeaving = false;
  const finish = (result: ActionResult, position: number) => {
    const record = records[position];
    if (!record) return;
    // The stop has told what it broke off; only a thing that was done after all is told anew.
    if (run.signal.aborted) {
      if (result.status === "done") run.dispatch({ type: "action_settled", toolCallId: record.toolCallId, result });
      return;
    }
    isLeaving ||= result.status === "done" && result.effect.navigating === true;
    run.dispatch({ type: "action_finished", toolCallId: record.toolCallId, result });
  };
  const runTools = async (position: number) => {
    while (tools[0] && tools[0].before <= position) {
      const { call, tool } = tools.shift() as Plan["tools"][number];
      await runTool(run, call, tool);
    }
  };
  const settle = async () => {
    if (isLeaving) await run.page.settle?.(run.signal, true);
    isLeaving = false;
  };

  if (actions.length > 0) {
    const performed = run.page.perform(actions, {
      signal: run.signal,
      approve: async ({ action, entry, position }) => {
        await runTools(position);
        await settle();
        const decision = run.signal.aborted ? "refuse" : decide(run.policy(), action, entry, index);
        return decision === "ask" ? askUser(run, (records[position] as ActionRecord).toolCallId) : decision === "allow";
      },
      onStart: (position) => {
        const record = records[position];
        if (record) run.dispatch({ type: "action_started", toolCallId: record.toolCallId });
      },
      onResult: finish,
    });
    (await abortable(performed, run.signal)).forEach(finish);
  }
  await runTools(Number.POSITIVE_INFINITY);
  await settle();
}

function plan(own: readonly AppTool[], index: PageIndex, message: ChatMessage): Plan {
  const result: Plan = { actions: [], records: [], tools: [], failed: [] };
  const abilities = new Map(own.map((tool) => [tool.name, tool]));
  for (const call of message.parts.filter(isOpenCall)) {
    const name = callName(call);
    const tool = abilities.get(name);
    if (!isWireAction(name)) {
      if (tool) result.tools.push({ call, tool, before: result.actions.length });
      else result.failed.push({ call, errorText: `There is no tool "${name}".` });
      continue;
    }
    const read = parseAction(name, call.input);
    if ("error" in read) {
      result.failed.push({ call, errorText: read.error });
      continue;
    }
    result.actions.push({ ...read.action, generation: index.generation });
    result.records.push({
      toolCallId: call.toolCallId,
      messageId: message.id,
      action: read.action,
      ...targetOf(read.action, index),
      state: "pending",
    });
  }
  return result;
}

function targetOf(action: ActionRecord["action"], index: PageIndex): Pick<ActionRecord, "target"> {
  const id = "id" in action ? action.id : undefined;
  const entry = id === undefined ? undefined : index.entries.find((one) => one.id === id);
  if (!entry) return {};
  const { text, type, parent, sensitive } = entry;
  return { target: { text, type, ...(parent !== undefined && { parent }), ...(sensitive && { sensitive }) } };
}

async function askUser(run: TurnRun, toolCallId: string): Promise<boolean> {
  run.dispatch({ type: "approval_asked", toolCallId });
  const approved = await run.ask(toolCallId, run.signal);
  run.dispatch({ type: "approval_given", toolCallId, approved });
  return approved;
}

async function runTool(run: TurnRun, { toolCallId, input }: CallPart, tool: AppTool): Promise<void> {
  try {
    const read = await readToolInput(tool, input);
    if ("error" in read) return run.dispatch({ type: "tool_failed", toolCallId, errorText: read.error });
    run.dispatch({ type: "tool_started", toolCallId });
    const execution = Promise.resolve(tool.execute(read.input, { signal: run.signal }));
    // As JSON: it is sent, and what the app does to its object afterwards must not change the history.
    const output = JSON.parse(JSON.stringify(await abortable(execution, run.signal)) ?? "null");
    run.dispatch({ type: "tool_finished", toolCallId, output });
  } catch (error) {
    if (run.signal.aborted) throw error;
    const errorText = error instanceof Error ? error.message : String(error);
    run.dispatch({ type: "tool_failed", toolCallId, errorText: errorText || `${tool.name} failed.` });
  }
}
