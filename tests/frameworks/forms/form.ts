/** The form that each framework draws with controlled fields: what is shown comes from its state, and only its own events change that. */
export interface FormState {
  name: string;
  /** Kept in capitals, whatever is typed. */
  code: string;
  /** Told only when the field is left (or, where the framework has that, on `change`). */
  late: string;
  note: string;
  age: number | string | null;
  day: string;
  at: string;
  month: string;
  colour: string;
  level: number | string;
  plan: string;
  tags: string[];
  agree: boolean;
  size: string;
  /** How often the form was sent. */
  sent: number;
}

export interface MountedForm {
  state(): FormState;
  stop(): void;
}

export type MountForm = (root: HTMLElement) => MountedForm | Promise<MountedForm>;

export const emptyForm = (): FormState => ({
  name: "",
  code: "",
  late: "",
  note: "",
  age: "",
  day: "",
  at: "",
  month: "",
  colour: "#000000",
  level: 0,
  plan: "free",
  tags: [],
  agree: false,
  size: "s",
  sent: 0,
});

export const PLANS = [
  ["free", "Free"],
  ["pro", "Professional"],
] as const;
export const TAGS = ["News", "Offers", "Events"] as const;
export const SIZES = [
  ["s", "Small"],
  ["l", "Large"],
] as const;

/** The options that are chosen in a list that takes several. */
export const chosenIn = (event: Event): string[] =>
  [...(event.target as HTMLSelectElement).selectedOptions].map(({ value }) => value);
