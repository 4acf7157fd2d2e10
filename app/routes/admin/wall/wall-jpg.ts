import { userContext } from "#app/contexts.server.ts";
import { answerWithWall } from "#app/routes/resources/wall/answer-wall.server.ts";
import type { Route } from "./+types/wall-jpg";

export function loader({ context, request, params }: Route.LoaderArgs) {
  const actorId = context.get(userContext).id;
  return answerWithWall({ context, request, ...params, actorId });
}
