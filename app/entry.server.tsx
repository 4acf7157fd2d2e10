import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { appContext, requestContext } from "./contexts.server.ts";
import { ErrorIdProvider } from "./ui/error-id.tsx";

/** Pages are rendered whole before the first byte leaves: the status is always the true one, and they are small. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  // Prerendering at build time has no request facts; its inline scripts are allowed by their hashes instead.
  const facts = routerContext.isSpaMode ? undefined : factsOf(context);
  const html = await render(
    <ErrorIdProvider id={facts?.id}>
      <ServerRouter context={routerContext} url={request.url} nonce={facts?.nonce} />
    </ErrorIdProvider>,
    facts?.nonce,
  );
  return new Response(html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor who closed the tab is not a fault of ours.
  if (request.signal.aborted) return;
  const id = factsOf(context)?.id;
  const log = logOf(context);
  if (log) log.error({ err: error, requestId: id }, "request failed");
  else console.error(error);
};

function render(page: React.ReactNode, nonce: string | undefined) {
  return new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: reject,
    });
  });
}

function factsOf(context: Readonly<RouterContextProvider>) {
  try {
    return context.get(requestContext);
  } catch {
    return undefined;
  }
}

function logOf(context: Readonly<RouterContextProvider>) {
  try {
    return context.get(appContext).log;
  } catch {
    return undefined;
  }
}
