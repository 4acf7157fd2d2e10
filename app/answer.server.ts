import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { App } from "./app.server.ts";
import { appContext, type RequestFacts, requestContext } from "./contexts.server.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

/** One request to the application, with what belongs to it put where loaders and actions find it. */
export function answer(app: App, request: Request, facts: RequestFacts) {
  const context = new RouterContextProvider();
  context.set(appContext, app);
  context.set(requestContext, facts);
  return handle(request, context);
}
