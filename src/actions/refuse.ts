import type { ActionResult, RefusalCode } from "../protocol";

export type Refused = Extract<ActionResult, { status: "refused" }>;

export function refuse(code: RefusalCode, message: string): Refused {
  return { status: "refused", code, message };
}

/** Whether what a step gave back is a refusal and not what it found. */
export function isRefused(value: object | undefined): value is Refused {
  return value !== undefined && "status" in value && value.status === "refused";
}
