import type { FormProblem } from "#app/web/form-problem.ts";

export interface FabricProblem extends FormProblem {
  /** What somebody else has saved meanwhile, by the field where it differs from what was typed. */
  newer?: Record<string, string>;
  /** The version of that. */
  version?: number;
}

export const FABRIC_FAILED = "The fabric could not be saved. Please try again.";
