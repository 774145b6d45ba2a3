import type { TurnTexts } from "../hooks/useLefluxChat";
import { fillText } from "./fillText";
import type { Labels } from "./labels";

/** What LeFlux itself says in a turn, in the words of `labels`. */
export const turnTexts = (labels: Labels): TurnTexts => ({
  stepLimit: (steps) => fillText(labels.stepLimit, { steps }, labels.locale),
  timeLimit: (minutes) => fillText(labels.timeLimit, { minutes }, labels.locale),
  deadEnd: (target, reason) => fillText(target ? labels.deadEndOn : labels.deadEnd, { target, reason }, labels.locale),
});
