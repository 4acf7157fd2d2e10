import type { App } from "#app/app.server.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { paymentLinkOf, quoteStateOf } from "#app/domain/orders/quote.ts";
import { creditOf } from "#app/services/consultations/find-credit.server.ts";
import { isHandedIn } from "./listed-orders.server.ts";
import { wasConfirmationEnded } from "./order-history.server.ts";
import { orderColumns, readOrder } from "./read-order.server.ts";

/** One handed-in order as its client sees it; somebody else's is as if it did not exist. */
export async function findMyOrder(app: Pick<App, "db">, userId: string, orderId: string) {
  const row = await app.db
    .selectFrom("orders")
    .select(orderColumns)
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .where(isHandedIn)
    .executeTakeFirst();
  if (!row) return undefined;
  const { userId: _, ...order } = readOrder(row);
  const confirmationEnded = await wasConfirmationEnded(app.db, orderId);
  return {
    ...order,
    payable: meaningOf(order.status).payable,
    paymentLink: paymentLinkOf(order),
    quote: quoteStateOf({ ...order, confirmationEnded }),
    creditCents: (await creditOf(app.db, orderId))?.cents ?? 0,
  };
}
