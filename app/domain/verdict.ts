import type { RefusalCode } from "./refusal.ts";

/**
 * What a rule answers: a value to go on with, or the sentence a person reads and the field it belongs to. A rule names a
 * code where its refusal means more than "invalid", and where several fields cannot stand, a sentence for each.
 */
export type Verdict<Value, Field extends string = string> =
  | { ok: true; value: Value }
  | { ok: false; reason: string; field?: Field | undefined; code?: RefusalCode; faults?: Record<string, string> };

export function accept<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refuse(reason: string): { ok: false; reason: string } {
  return { ok: false, reason };
}
