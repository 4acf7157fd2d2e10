import { redirect } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { stopPath } from "#app/routes/admin/paths.ts";
import { answerSent, answerWithPhoto } from "#app/routes/resources/photos/answer-photos.server.ts";
import { findCustomerOf } from "#app/services/orders/find-order.server.ts";
import { findStop } from "#app/services/stops/find-stops.server.ts";
import { missing } from "#app/web/page-meta.ts";
import type { Route } from "./+types/photos";

type Asked = Pick<Route.ActionArgs, "context" | "request"> & { params: { id: string; photoId?: string } };

/** One of the order that is hung at a stop of theirs; without a name of it, back there. */
export async function loader({ context, request, params: { id, photoId } }: Asked) {
  if (!photoId) return redirect(stopPath(id));
  return answerWithPhoto({ ...(await placeOf(context, id)), context, request, photoId });
}

/** What hangs, as whoever hung it photographs it. */
export async function action({ context, request, params: { id } }: Asked) {
  return answerSent({ ...(await placeOf(context, id)), context, request, back: stopPath(id) });
}

async function placeOf(context: Asked["context"], id: string) {
  const app = context.get(appContext);
  const viewer = context.get(userContext);
  const orderId = (await findStop(app, viewer, id))?.orderId;
  const userId = orderId && (await findCustomerOf(app, orderId));
  if (!userId) throw missing({ sentence: "This stop is no longer yours." });
  return { userId, orderId, actorId: viewer.id };
}
