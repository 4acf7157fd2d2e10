import { data, type RouterContextProvider } from "react-router";
import { appContext, requestContext } from "#app/contexts.server.ts";

/**
 * Loads what a page cannot be shown without: if that fails, the cause goes to the log under the request's id, and the
 * sentence stands on the error page.
 */
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
