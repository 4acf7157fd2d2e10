import type { ActionFunctionArgs, RouterContextProvider } from "react-router";
import type { App } from "#app/app.server.ts";
import type { SignedInUser } from "#app/auth/signed-in-user.server.ts";
import { appContext, userContext } from "#app/contexts.server.ts";
import { type Form, readForm } from "#app/web/form.server.ts";
import type { OrderAct } from "./order-act.ts";

export interface ActRequest {
  app: App;
  user: SignedInUser;
  form: Form;
  /** Whose order, and who acts on it. */
  place: { actorId: string; userId: string; orderId: string };
  /** What else is open on the page. */
  search: URLSearchParams;
  context: Readonly<RouterContextProvider>;
}

/** The action of the routes of these acts: each is known by the last part of its address. */
export function answerActs(acts: { [Act in OrderAct]?: (request: ActRequest) => unknown }) {
  return async ({ request, params, pattern, context }: ActionFunctionArgs) => {
    const answer = acts[pattern.split("/").at(-1) as OrderAct];
    if (!answer) throw new Error(`No act is kept under ${pattern}.`);
    const form = await readForm(request);
    const user = context.get(userContext);
    const { userId = "", orderId = "" } = params;
    const { searchParams: search } = new URL(request.url);
    const place = { actorId: user.id, userId, orderId };
    return answer({ app: context.get(appContext), user, form, place, search, context });
  };
}
