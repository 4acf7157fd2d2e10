import { userContext } from "#app/contexts.server.ts";
import { answerWithWall } from "#app/routes/resources/wall/answer-wall.server.ts";
import type { Route } from "./+types/wall-jpg";

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { id } = context.get(userContext);
  return answerWithWall({ context, request, ...params, userId: id, actorId: id });
}
