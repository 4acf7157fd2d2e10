import { redirect } from "react-router";
import { userContext } from "#app/contexts.server.ts";
import { myOrderPath } from "#app/routes/client/order-paths.ts";
import { answerSent } from "#app/routes/resources/photos/answer-photos.server.ts";
import type { Route } from "./+types/photos";

/** Only a form leads here; whoever looks finds the order. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(myOrderPath(params.orderId));
}

/** A photograph that a client sends of an order of their own, at any status. */
export function action({ context, request, params: { orderId } }: Route.ActionArgs) {
  const { id } = context.get(userContext);
  return answerSent({ context, request, orderId, userId: id, actorId: id, back: myOrderPath(orderId) });
}
