import type { Check } from "./checks.ts";
import type { Figures } from "./figures.ts";

/** What the engine answers for one treatment. */
export interface Computed {
  figures: Figures;
  checks: Check[];
}
