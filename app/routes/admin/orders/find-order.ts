import { redirect } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { orderNumberIn } from "#app/domain/orders/order-id.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { findNamedOrder } from "#app/services/orders/number-order.server.ts";
import type { Route } from "./+types/find-order";

/** E-mails and people know an order by its number or its id alone. One that is not there is said to be missing where it leads. */
export async function loader({ params: { orderId }, context }: Route.LoaderArgs) {
  const found = await findNamedOrder(context.get(appContext).db, orderId, orderNumberIn(orderId));
  return redirect(orderPath(found?.userId ?? "nobody", found?.id ?? orderId));
}
