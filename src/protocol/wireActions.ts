import type { ActionType } from "./action";

/** A page action that an agent can ask for over the wire; `upload` needs files, which only the app has. */
export type WireActionType = Exclude<ActionType, "upload">;

const NAMES: Readonly<Record<WireActionType, 1>> = {
  click: 1,
  fill: 1,
  select_option: 1,
  check: 1,
  press: 1,
  hover: 1,
  scroll: 1,
  navigate: 1,
  go_back: 1,
  drag: 1,
  wait_for: 1,
};

export function isWireAction(name: string): name is WireActionType {
  return Object.hasOwn(NAMES, name);
}
