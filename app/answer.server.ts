import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { RunningApp } from "./app.server.ts";
import { appContext, type RequestFacts, requestContext, siteContext } from "./contexts.server.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

/** One request to the application, with what belongs to it put where loaders and actions find it. */
export async function answer(app: RunningApp, request: Request, facts: RequestFacts, site = app.site.shown) {
  const context = new RouterContextProvider();
  context.set(appContext, app);
  context.set(requestContext, facts);
  context.set(siteContext, site);
  const response = await handle(request, context);
  // Whatever a form changed is written by now, its e-mails too: they need not wait for the next look. Nor need a card payment.
  if (request.method === "POST") {
    app.outbox.wake();
    app.cards?.wake();
  }
  return response.status === 500 && (await isAway(app)) ? unavailable(response) : response;
}

/** What failed may have failed for want of a database, wherever on its way the request was. */
function isAway({ database }: RunningApp) {
  return database.ping().then(
    () => false,
    () => true,
  );
}

/** Not a fault of the request: whoever sent it may try again, and so may a machine. */
function unavailable({ body, headers }: Response) {
  headers.set("retry-after", "10");
  return new Response(body, { status: 503, headers });
}
