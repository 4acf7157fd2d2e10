import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { App } from "./app.server.ts";
import { appContext, type RequestFacts, requestContext } from "./contexts.server.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

/** One request to the application, with what belongs to it put where loaders and actions find it. */
export async function answer(app: App, request: Request, facts: RequestFacts) {
  const context = new RouterContextProvider();
  context.set(appContext, app);
  context.set(requestContext, facts);
  const response = await handle(request, context);
  // Whatever a form changed is written by now, its e-mails too: they need not wait for the next look. Nor need a card payment.
  if (request.method === "POST") {
    app.outbox.wake();
    app.cards?.wake();
  }
  return response;
}
