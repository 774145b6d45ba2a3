/** Something that is moved or dropped, and what its own library made of it. */
export interface MountedMove {
  state(): readonly string[];
  stop(): void;
}

export type MountMove = (root: HTMLElement) => MountedMove;

export const ITEMS = ["One", "Two", "Three"];
