import type { RefusalCode } from "#app/domain/refusal.ts";

/** What an action answers when it did not go through: a sentence, the field it belongs to, and what to show again. */
export interface FormProblem {
  error: string;
  /** What kind of refusal it is; none for a failure on our side or the network's. */
  code?: RefusalCode | undefined;
  /** Which form of the page was refused, where there are several. */
  form?: string | undefined;
  field?: string | undefined;
  /** A sentence for each field that cannot stand, where all of them were looked at. */
  faults?: Record<string, string> | undefined;
  values?: Record<string, string> | undefined;
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
    error: problem?.faults?.[name] ?? (problem?.field === name ? problem.error : undefined),
    defaultValue: problem?.values?.[name],
  };
}
