import type { FormProblem } from "#app/web/form-problem.ts";

/** What was wrong with a saved document. */
export interface DocumentProblem extends FormProblem {
  /** A sentence for each field that cannot stand. */
  faults?: Record<string, string>;
  /** Where somebody else was quicker: their values of what both have changed, and their version. */
  newer?: Record<string, string>;
  version?: number;
}
