import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContext,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { SITE_PLACEHOLDER } from "./content/site-address.ts";
import { appContext, requestContext } from "./contexts.server.ts";
import { ErrorIdProvider } from "./ui/error-id.tsx";
import { publicMap, withLateScripts } from "./web/late-scripts.ts";
import { withFirstScripts } from "./web/site/mark-area.ts";

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
  // A prerendered page has no nonce; its inline scripts are allowed by their hashes instead.
  const facts = peek(context, requestContext);
  const page = await render(
    <ErrorIdProvider id={facts?.id}>
      <ServerRouter context={onTheWay(routerContext)} url={request.url} nonce={facts?.nonce} />
    </ErrorIdProvider>,
    facts?.nonce,
  );
  const body = isPublic(routerContext) ? publicPage(page.toString(), context) : page;
  return new Response(body, { status, headers });
}

/** The routes that lead to a page are all that it needs: the router would make each of three hundred anew for every page. */
function onTheWay(context: EntryContext): EntryContext {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const pick = <Value,>(all: Record<string, Value>) => Object.fromEntries(ids.map((id) => [id, all[id] as Value]));
  const { manifest, routeModules } = context;
  return { ...context, manifest: { ...manifest, routes: pick(manifest.routes) }, routeModules: pick(routeModules) };
}

/** A page made at build time gets the site's address from the shell that serves it. */
function publicPage(page: string, context: RouterContextProvider) {
  const origin = peek(context, appContext)?.config.siteUrl.origin ?? SITE_PLACEHOLDER;
  return withFirstScripts(
    withLateScripts(publicMap(page).replaceAll(SITE_PLACEHOLDER, origin)),
    peek(context, requestContext)?.nonce,
  );
}

/** While developing, scripts come from the bundler itself and start as it likes. */
function isPublic({ staticHandlerContext }: EntryContext) {
  return import.meta.env.PROD && staticHandlerContext.matches.some(({ route }) => route.id === "routes/public/layout");
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor who closed the tab is not a fault of ours, and what our own code threw as an answer has been noted there.
  const left = request.signal.aborted && (error === request.signal.reason || isAbort(error));
  if (left || isRouteErrorResponse(error)) return;
  const log = peek(context, appContext)?.log;
  const requestId = peek(context, requestContext)?.id;
  if (log) log.error({ err: error, requestId }, "request failed");
  else console.error(error);
};

function isAbort(error: unknown) {
  return error instanceof Error && (error.name === "AbortError" || /\baborted\b/.test(error.message));
}

/** The bytes as React writes them: to make text of them, only to send it as bytes again, is work for nothing. */
function render(page: React.ReactNode, nonce: string | undefined) {
  return new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // A page of two hundred lines takes long to make and long to write out; between the two others have their turn.
      onAllReady: () => setImmediate(pipe, collector),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Prerendering at build time has neither an application nor a request. */
function peek<Value>(context: Readonly<RouterContextProvider>, key: RouterContext<Value>) {
  try {
    return context.get(key);
  } catch {
    return undefined;
  }
}
