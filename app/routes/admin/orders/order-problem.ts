import type { FormProblem } from "#app/web/form-problem.ts";

export const ORDER_UPDATE_FAILED = "Failed to update the order. Please try again.";
export const WINDOW_UPDATE_FAILED = "Failed to update the window. Please try again.";

/** Which of the page's forms was refused and, when somebody else was quicker, what stands there now. */
export interface OrderProblem extends FormProblem {
  form?: "terms" | "window" | undefined;
  newer?: Record<string, string> | undefined;
  version?: number | undefined;
}

/** The browser's own problems, such as a lost network, name no form; their sentence does. */
export function problemOf(form: "terms" | "window", problem: OrderProblem | undefined): OrderProblem | undefined {
  const its = problem?.form ?? (problem?.error === WINDOW_UPDATE_FAILED ? "window" : "terms");
  return its === form ? problem : undefined;
}

/** The newer value of a field, said beside what was typed. */
export function newerHint(problem: OrderProblem | undefined, name: string): string | undefined {
  const value = problem?.newer?.[name];
  return value === undefined ? undefined : `Now: ${value}`;
}
