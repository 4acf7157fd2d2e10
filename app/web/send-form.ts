import { data, isRouteErrorResponse, type useActionData } from "react-router";
import type { FormProblem } from "./form-problem.ts";

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
