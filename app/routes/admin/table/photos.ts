import { redirect } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { orderMissing, tablePath } from "#app/routes/admin/paths.ts";
import { answerSent, answerWithPhoto } from "#app/routes/resources/photos/answer-photos.server.ts";
import { findCustomerOf } from "#app/services/orders/find-order.server.ts";
import { findTableOrder } from "#app/services/table/find-table-order.server.ts";
import type { Route } from "./+types/photos";

type Asked = Pick<Route.ActionArgs, "context" | "request"> & { params: { orderId: string; photoId?: string } };

/** One of an order that is on the table; without a name of it, back there. */
export async function loader({ context, request, params: { orderId, photoId } }: Asked) {
  if (!photoId) return redirect(tablePath(orderId));
  return answerWithPhoto({ ...(await placeOf(context, orderId)), context, request, photoId });
}

/** What whoever makes it photographs. */
export async function action({ context, request, params: { orderId } }: Asked) {
  return answerSent({ ...(await placeOf(context, orderId)), context, request, back: tablePath(orderId) });
}

async function placeOf(context: Asked["context"], orderId: string) {
  const app = context.get(appContext);
  const table = await findTableOrder(app.db, orderId);
  const userId = table && (await findCustomerOf(app, orderId));
  if (!userId) throw orderMissing();
  return { userId, orderId, actorId: context.get(userContext).id };
}
