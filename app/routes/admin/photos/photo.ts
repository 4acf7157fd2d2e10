import { userContext } from "#app/contexts.server.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { answerChanged, answerWithPhoto } from "#app/routes/resources/photos/answer-photos.server.ts";
import type { Route } from "./+types/photo";

export function loader({ context, request, params }: Route.LoaderArgs) {
  return answerWithPhoto({ context, request, ...params, actorId: context.get(userContext).id });
}

export function action({ context, request, params }: Route.ActionArgs) {
  const back = orderPath(params.userId, params.orderId);
  const actorId = context.get(userContext).id;
  return answerChanged({ context, request, ...params, actorId, staff: true, back });
}
