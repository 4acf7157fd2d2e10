import { WallPage } from "#app/components/wall/wall-page.tsx";
import { userContext } from "#app/contexts.server.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { actOnWall, loadWall } from "#app/routes/resources/wall/answer-wall.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/wall";

export const meta = pageMeta({ title: "See It on Your Wall" });

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadWall({ context, request, ...params });
}

export function action({ context, request, params }: Route.ActionArgs) {
  const actorId = context.get(userContext).id;
  return actOnWall({ context, request, ...params, actorId });
}

export default function OwnerWall({ loaderData, params }: Route.ComponentProps) {
  const { listed: _, ...wall } = loaderData;
  return <WallPage {...wall} back={orderPath(params.userId, params.orderId)} />;
}
