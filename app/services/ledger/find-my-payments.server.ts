import type { App } from "#app/app.server.ts";
import { type OrderRows, rowsOfOrder } from "#app/db/order-rows.server.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { leftToPay, paymentLinkOf } from "#app/domain/orders/quote.ts";
import { findMyMoney } from "./find-money.server.ts";

/** The money of their own order as a client sees it, with what there is to pay next, and where; somebody else's does not exist. */
export async function findMyPayments(
  app: Pick<App, "db" | "now">,
  userId: string,
  orderId: string,
  rows: OrderRows = rowsOfOrder(app, userId, orderId),
) {
  const money = await findMyMoney(app, userId, orderId, rows);
  const order = await rows.order();
  if (!money || !order) return undefined;
  const charged = money.known && order.acceptedQuoteId !== null;
  const leftCents = leftToPay(order);
  const { payable } = meaningOf(order.status);
  const owing = payable && order.totalCents !== null && leftCents > 0;
  return {
    ...money,
    /** Otherwise it was cancelled, and what is left is for us to settle. */
    payable,
    /** What it shows was declined, has run out or is for other windows. */
    over: Boolean(order.over),
    leftCents,
    /** What is to be paid now; of what waits for something to happen, nothing yet. */
    nowCents: charged ? money.dueCents : leftCents,
    payAt: owing ? paymentLinkOf(order) : null,
    /** There is something that they can tell us they have paid. */
    tellable: owing && money.badge !== "paid" && money.badge !== "in_credit",
  };
}

export type MyPayments = NonNullable<Awaited<ReturnType<typeof findMyPayments>>>;
