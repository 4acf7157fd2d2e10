import { refusal } from "#app/domain/refusal.ts";

export const QUOTE_CHANGED = refusal("stale", "The quote has changed since you opened it. Please look at it again.");
export const QUOTE_MISSING = refusal("missing", "Quote not found.");
export const DRAFT_CHANGED = refusal(
  "stale",
  "This draft was changed in another tab or on another device. Please look at the newer version and try again.",
);
export const NO_DRAFT = refusal("refused", "There is no draft of a quote for this order.");
