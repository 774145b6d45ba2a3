import { documentOf } from "../../dom/tree";

/** How each kind of field that takes no free text writes its value (HTML, "valid value" of the input types). */
const FORMS: Record<string, string> = {
  date: "YYYY-MM-DD",
  time: "HH:MM (24 hours)",
  "datetime-local": "YYYY-MM-DDTHH:MM",
  month: "YYYY-MM",
  week: "YYYY-Www",
  color: "#rrggbb",
  number: "digits, as 12.5",
  range: "a number",
};

/** The value as the field keeps it, or the sentence that says what it takes. Empty clears, except where something is always chosen. */
export function fitValue(input: HTMLInputElement, text: string): { value: string } | { misfit: string } {
  const { type } = input;
  const form = FORMS[type];
  if (!form) return { value: text };
  const wanted = text.trim();
  const probe = documentOf(input).createElement("input");
  probe.type = type;
  for (const limit of ["min", "max", "step"] as const)
    if (type === "range" && input[limit]) probe[limit] = input[limit];
  probe.value = wanted;
  if (type === "range") return fitRange(probe, wanted);
  if (probe.value === wanted || (type === "color" && probe.value === wanted.toLowerCase()))
    return { value: probe.value };
  // 09:30 may be kept as 09:30:00 and a T stand for a space: what is kept means the same.
  if (type.includes("time") && probe.value) return { value: probe.value };
  return { misfit: `A ${type} field takes ${form}, not "${text}".` };
}

function fitRange(probe: HTMLInputElement, wanted: string): { value: string } | { misfit: string } {
  const number = Number(wanted);
  const min = Number(probe.min || 0);
  const max = Number(probe.max || 100);
  if (wanted !== "" && number >= min && number <= max) return { value: probe.value };
  return { misfit: `This slider takes a number from ${min} to ${max}, not "${wanted}".` };
}
