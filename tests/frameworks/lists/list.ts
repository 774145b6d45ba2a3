/** A list named "Fruit" that its own library draws, with what its own state says is chosen. */
export interface MountedList {
  chosen(): string | readonly string[] | null;
  stop(): void;
}

export type MountList = (root: HTMLElement, options: readonly string[]) => MountedList | Promise<MountedList>;
