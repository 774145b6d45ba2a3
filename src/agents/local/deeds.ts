import type { Step } from "./intent";
import type { Memory, Target } from "./memory";
import type { Call } from "./readConversation";

/** How an action is told: "pressed “Save”" when it was done, "press “Save”" when not. */
export interface Deed {
  did: string;
  toDo: string;
  object: string;
}

export function deedOf(call: Call, steps: readonly Step[], memory: Memory): Deed {
  const { command } = call;
  const target = memory.target(call.toolCallId);
  const name = target ? target.label : ownWords(steps[call.step]);
  switch (command.type) {
    case "click":
      if (call.purpose === "open") return deed("open", "opened", target ? target.label : "something");
      return deed("press", "pressed", name);
    case "fill":
      if (command.text === "") return deed("clear", "cleared", name);
      return deed("fill", "filled", isSecret(call, target) ? name : `${name} with “${command.text}”`);
    case "select_option":
      return deed("choose", "chose", `“${[command.option].flat().join("”, “")}” in ${name}`);
    case "check":
      return checkDeed(command.checked, target, name);
    case "press":
      return deed("press", "pressed", command.key === " " ? "Space" : command.key);
    case "hover":
      return deed("point at", "pointed at", name);
    case "scroll":
      return deed("scroll", "scrolled", command.direction ?? "down");
    case "navigate":
      return deed("go to", "went to", command.url);
    case "go_back":
      return deed("go", "went", "back");
    case "drag":
      return deed("drag", "dragged", name);
    case "upload":
      return deed("upload to", "uploaded to", name);
    case "wait_for":
      return deed("wait", "waited", command.text ? `for “${command.text}”` : "");
    default:
      return deed("do", "did", ownWords(steps[call.step]));
  }
}

/** A result never tells the value of a secret field. */
function isSecret({ result }: Call, target: Target | undefined): boolean {
  return target ? target.sensitive === true : result.status === "done" && result.effect.value === undefined;
}

function deed(toDo: string, did: string, object: string): Deed {
  return { toDo, did, object };
}

function checkDeed(checked: boolean, target: Target | undefined, name: string): Deed {
  if (target?.type === "radio" || target?.type === "menuitemradio") return deed("choose", "chose", name);
  if (target?.type === "checkbox" && target.role !== "switch") {
    return checked ? deed("tick", "ticked", name) : deed("untick", "unticked", name);
  }
  return deed(`turn ${checked ? "on" : "off"}`, `turned ${checked ? "on" : "off"}`, name);
}

/** What the user called it. */
function ownWords(step: Step | undefined): string {
  const intent = step?.intent;
  if (!intent) return "it";
  switch (intent.kind) {
    case "press":
    case "check":
    case "hover":
      return `“${intent.target}”`;
    case "fill":
    case "set":
      return intent.field === "" ? "the field" : `“${intent.field}”`;
    case "choose":
      return intent.field === "" ? "the list" : `“${intent.field}”`;
    default:
      return `what “${step.raw}” asks for`;
  }
}
