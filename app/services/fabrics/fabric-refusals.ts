import { refusal } from "#app/domain/refusal.ts";

export const MISSING = refusal("missing", "The fabric book has no such fabric.");
export const STALE = refusal(
  "stale",
  "Somebody else has changed this fabric since you opened it. Please look at both and save again.",
);
export const TWIN = refusal("refused", "The book already has a fabric of this supplier, name and color.", "name");
