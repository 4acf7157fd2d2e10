import { useState } from "react";
import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs, type useActionData } from "react-router";
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

/** A page whose form came too late shows what was stored meanwhile. */
export function afterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

/** What a field needs to show itself again after a refused submit; before one it holds what is usual. */
export function fieldAfter(problem: FormProblem | undefined, name: string, usual?: string) {
  return {
    name,
    error: problem?.faults?.[name] ?? (problem?.field === name ? problem.error : undefined),
    defaultValue: problem?.values?.[name] ?? usual,
  };
}

/**
 * Sends a form from the browser. When the network is gone the person stays on the page with what they typed and reads
 * the given sentence; anything else goes its usual way. `form` says which it is on a page with several.
 */
export async function sendForm<Answer>(send: () => Promise<Answer>, sentence: string, form?: string) {
  /** A failing status tells the router not to load the page's data again, which would fail for the same reason. */
  const problem = (error: string, status: number) => data<FormProblem>({ error, form }, { status });
  try {
    return await send();
  } catch (error) {
    if (error instanceof TypeError) return problem(sentence, 503);
    if (isRouteErrorResponse(error) && error.status === 413) {
      return problem("What you sent is larger than we can take. Please shorten it and try again.", 413);
    }
    throw error;
  }
}

/** What the page gets of an action of this type. */
type AnswerOf<Action> = NonNullable<ReturnType<typeof useActionData<Action>>>;

/** The client action of a page whose forms share one sentence. */
export function sending<Action>(sentence: string, form?: string) {
  return ({ serverAction }: { serverAction: () => Promise<unknown> }) =>
    sendForm(() => serverAction() as Promise<AnswerOf<Action>>, sentence, form);
}

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
