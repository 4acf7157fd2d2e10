import { data } from "react-router";

/** What an action answers when it did not go through: a sentence, the field it belongs to, and what to show again. */
export interface FormProblem {
  error: string;
  field?: string | undefined;
  values?: Record<string, string> | undefined;
}

/** For an action: refuses with a sentence and hands back what was typed, passwords excepted. */
export function refuseWith(values?: Record<string, string>) {
  return (error: string, status: number, field?: string) => data<FormProblem>({ error, field, values }, { status });
}

/** What a field needs to show itself again after a refused submit. */
export function fieldAfter(problem: FormProblem | undefined, name: string) {
  return {
    name,
    error: problem?.field === name ? problem.error : undefined,
    defaultValue: problem?.values?.[name],
  };
}
