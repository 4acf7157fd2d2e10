import { data } from "react-router";
import type { RefusalCode } from "#app/domain/refusal.ts";

/** What an action answers when it did not go through: a sentence, the field it belongs to, and what to show again. */
export interface FormProblem {
  error: string;
  /** What kind of refusal it is; none for a failure on our side or the network's. */
  code?: RefusalCode | undefined;
  /** Which form of the page was refused, where there are several. */
  form?: string | undefined;
  field?: string | undefined;
  values?: Record<string, string> | undefined;
}

/** For an action: refuses with a sentence and returns what was typed, passwords excepted. */
export function refuseWith(values?: Record<string, string>) {
  return (error: string, status: number, field?: string) => data<FormProblem>({ error, field, values }, { status });
}

/** The same for what a service refused. One that says when to try again needs passRetryAfter in its route. */
export function refuseResult(
  result: { reason: string; status: number; code?: RefusalCode; retryAfter?: number | undefined },
  { field, values }: { field?: string | undefined; values?: Record<string, string> } = {},
) {
  const headers = new Headers();
  if (result.retryAfter !== undefined) headers.set("retry-after", String(result.retryAfter));
  const problem = { error: result.reason, code: result.code, field, values };
  return data<FormProblem>(problem, { status: result.status, headers });
}

/** A route's headers: the framework passes on only what a route names. */
export function passRetryAfter({ actionHeaders }: { actionHeaders: Headers }) {
  const seconds = actionHeaders.get("retry-after");
  return new Headers(seconds ? { "retry-after": seconds } : {});
}

/** What a field needs to show itself again after a refused submit. */
export function fieldAfter(problem: FormProblem | undefined, name: string) {
  return {
    name,
    error: problem?.field === name ? problem.error : undefined,
    defaultValue: problem?.values?.[name],
  };
}
