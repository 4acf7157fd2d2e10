import { redirect } from "react-router";
import { userContext } from "#app/contexts.server.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { answerSent } from "#app/routes/resources/photos/answer-photos.server.ts";
import type { Route } from "./+types/photos";

/** Only a form leads here; whoever looks finds the order. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(orderPath(params.userId, params.orderId));
}

export function action({ context, request, params }: Route.ActionArgs) {
  const back = orderPath(params.userId, params.orderId);
  return answerSent({ context, request, ...params, actorId: context.get(userContext).id, back });
}
