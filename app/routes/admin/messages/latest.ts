import { appContext } from "#app/contexts.server.ts";
import { orderMissing } from "#app/routes/admin/paths.ts";
import { findMark } from "#app/services/messages/find-thread.server.ts";
import type { Route } from "./+types/latest";

/** Whether anything has come: asked by the panel while somebody looks at it. */
export async function loader({ context, params: { userId, orderId } }: Route.LoaderArgs) {
  const mark = await findMark(context.get(appContext), { userId, orderId, side: "house" });
  if (mark === undefined) throw orderMissing();
  return Response.json({ mark }, { headers: { "cache-control": "no-store" } });
}
