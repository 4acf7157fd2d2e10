import { data, type RouterContextProvider } from "react-router";
import { appContext, requestContext } from "#app/contexts.server.ts";

/**
 * Runs a use case whose failure the specification gives a sentence: the cause goes to the log under the request's id, the
 * person reads the sentence and keeps what they typed.
 */
export async function attempt<Result>(context: Readonly<RouterContextProvider>, work: () => Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    logFailure(context, error);
    return undefined;
  }
}

/** The same for a page that cannot be shown without what it asks for: its sentence stands on the error page. */
export async function attemptToLoad<Result>(
  context: Readonly<RouterContextProvider>,
  sentence: string,
  work: () => Promise<Result>,
) {
  try {
    return await work();
  } catch (error) {
    logFailure(context, error);
    throw data({ sentence }, { status: 500 });
  }
}

export function logFailure(context: Readonly<RouterContextProvider>, error: unknown) {
  context.get(appContext).log.error({ err: error, requestId: context.get(requestContext).id }, "use case failed");
}
