import { WallPage } from "#app/components/wall/wall-page.tsx";
import { userContext } from "#app/contexts.server.ts";
import { myOrderPath, orderPages } from "#app/routes/client/order-paths.ts";
import { actOnWall, loadWall } from "#app/routes/resources/wall/answer-wall.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/wall";

export const meta = pageMeta({ title: "See It on Your Wall" });

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadWall({ context, request, ...params, userId: context.get(userContext).id });
}

export function action({ context, request, params }: Route.ActionArgs) {
  const { id } = context.get(userContext);
  return actOnWall({ context, request, ...params, userId: id, actorId: id });
}

export default function ClientWall({ loaderData, params }: Route.ComponentProps) {
  const { listed, ...wall } = loaderData;
  return <WallPage {...wall} back={listed ? myOrderPath(params.orderId) : orderPages(params.orderId).resume} />;
}
