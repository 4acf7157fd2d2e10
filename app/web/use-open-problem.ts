import { useState } from "react";
import type { FormProblem } from "./form-problem.ts";

/** The name of the field that an event of its form comes from. */
export function nameOf(target: EventTarget): string {
  return "name" in target ? String(target.name) : "";
}

/** What a form was refused for, until it is mended: a sentence that is no longer true does not stay. */
export function useOpenProblem(problem: FormProblem | undefined) {
  const [mended, setMended] = useState<FormProblem>();
  const open = problem === mended ? undefined : problem;
  return {
    problem: open,
    /** What is said of one field or group. */
    errorOf: (field: string) => (open?.field === field ? open.error : undefined),
    /** What was wrong with this field or group no longer is. */
    mend: (field: string) => {
      if (problem?.field === field) setMended(problem);
    },
  };
}
