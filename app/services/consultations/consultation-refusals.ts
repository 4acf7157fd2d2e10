import { refusal } from "#app/domain/refusal.ts";

export const CONSULTATION_MISSING = refusal("missing", "Consultation not found.");
export const CONSULTATION_CHANGED = refusal(
  "stale",
  "This consultation was changed in another tab or on another device. Please look at it again.",
);
