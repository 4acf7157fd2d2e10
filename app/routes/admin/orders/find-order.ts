import { redirect } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { findCustomerOf } from "#app/services/orders/find-order.server.ts";
import type { Route } from "./+types/find-order";

/** E-mails know an order by its id alone. One that is not there is said to be missing where it leads. */
export async function loader({ params: { orderId }, context }: Route.LoaderArgs) {
  const userId = await findCustomerOf(context.get(appContext), orderId);
  return redirect(orderPath(userId ?? "nobody", orderId));
}
