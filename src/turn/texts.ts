/** What LeFlux itself says to the user in a turn. */
export interface TurnTexts {
  /** The turn took as many steps as it may. */
  stepLimit: (steps: number) => string;
  /** The turn took as long as it may. */
  timeLimit: (minutes: number) => string;
  /** The same thing was refused again and again. `target` is the element's text, `reason` what the page said. */
  deadEnd: (target: string | undefined, reason: string) => string;
}

export const englishTexts: TurnTexts = {
  stepLimit: (steps) => `I have taken ${steps} steps and am not done yet. Shall I go on?`,
  timeLimit: (minutes) =>
    `I have been at this for ${minutes === 1 ? "a minute" : `${minutes} minutes`} and am not done yet. Shall I go on?`,
  deadEnd: (target, reason) =>
    `I tried the same thing${target ? ` on “${target}”` : ""} several times and could not do it. ${reason} How shall I go on?`,
};
