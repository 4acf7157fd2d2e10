import { CONSULTATION_MISSING } from "#app/domain/consultations/consultation-rules.ts";
import { refusal } from "#app/domain/refusal.ts";

export const MISSING = refusal("missing", CONSULTATION_MISSING);
export const CHANGED = refusal(
  "stale",
  "This consultation was changed in another tab or on another device. Please look at it again.",
);
