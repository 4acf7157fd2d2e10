import { userContext } from "#app/contexts.server.ts";
import { myOrderPath } from "#app/routes/client/order-paths.ts";
import { answerChanged, answerWithPhoto } from "#app/routes/resources/photos/answer-photos.server.ts";
import type { Route } from "./+types/photo";

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { id } = context.get(userContext);
  return answerWithPhoto({ context, request, userId: id, actorId: id, ...params });
}

export function action({ context, request, params }: Route.ActionArgs) {
  const { id } = context.get(userContext);
  const back = myOrderPath(params.orderId);
  return answerChanged({ context, request, ...params, userId: id, actorId: id, staff: false, back });
}
