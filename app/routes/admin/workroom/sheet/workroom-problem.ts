import type { DescribedProblem } from "#app/components/field-input.tsx";
import type { OpenCheck } from "#app/domain/workroom/sheet/open-checks.ts";

/** What was wrong with one of the forms of the page: `form` is the part it is about, or the check. */
export interface WorkroomProblem extends DescribedProblem {
  /** Checks that nobody has waved: asked about once before work starts. */
  open?: OpenCheck[];
}

export const PACKET_FORM = "packet";
export const SHEET_FAILED = "The sheet could not be saved. Please try again.";

/** Each check that can be waved has a form of its own. */
export const waveForm = (part: string, code: string) => `${part} ${code}`;

export function problemAt(part: string, problem: WorkroomProblem | undefined): WorkroomProblem | undefined {
  return problem?.form === part ? problem : undefined;
}
