import { appContext, userContext } from "#app/contexts.server.ts";
import { findMark } from "#app/services/messages/find-thread.server.ts";
import { missing } from "#app/web/page-meta.ts";
import type { Route } from "./+types/latest";

/** Whether anything has come: asked by the thread while somebody looks at it. */
export async function loader({ context, params: { orderId } }: Route.LoaderArgs) {
  const { id: userId } = context.get(userContext);
  const mark = await findMark(context.get(appContext), { userId, orderId, side: "client" });
  if (mark === undefined) throw missing();
  return Response.json({ mark }, { headers: { "cache-control": "no-store" } });
}
