import type { App } from "#app/app.server.ts";
import { type OrderRows, rowsOfOrder } from "#app/db/order-rows.server.ts";
import { consentOf, isAgreed } from "#app/domain/orders/consent.ts";
import { askToCheck, entryOf } from "#app/domain/orders/entered/checked-entry.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { checkRepeatable } from "#app/domain/orders/overview/offered-actions.ts";
import { progressOf } from "#app/domain/orders/progress/progress.ts";
import { paymentLinkOf, quoteStateOf, withOpenVersion } from "#app/domain/orders/quote.ts";
import { readOrder } from "./read-order.server.ts";

/** One handed-in order as its client sees it; somebody else's is as if it did not exist. */
export async function findMyOrder(
  app: Pick<App, "db" | "now">,
  userId: string,
  orderId: string,
  rows: OrderRows = rowsOfOrder(app, userId, orderId),
) {
  const row = await rows.order();
  if (!row || !meaningOf(row.status).listed) return undefined;
  const { userId: _, ...order } = readOrder(row);
  const turns = await rows.turns();
  const inForce = (await rows.answers()).find(
    ({ acceptedOf }) => acceptedOf !== null && acceptedOf === row.acceptedQuoteId,
  );
  const open = (await rows.versions()).find(({ openOf }) => openOf !== null);
  const consent = consentOf({
    inForce,
    shown: row.acceptedQuoteId === row.quoteId,
    ended: turns.some(({ confirmation }) => confirmation === "ended"),
  });
  return {
    ...order,
    payable: meaningOf(order.status).payable,
    paymentLink: paymentLinkOf(order),
    quote: withOpenVersion(quoteStateOf({ ...order, consent }), { open: open !== undefined, consent }),
    /** A quote with lines is read and confirmed on a page of its own. */
    quoteKind: open?.kind ?? "plain",
    creditCents: row.creditCents,
    /** What its client is asked to look at, where we entered it. */
    toCheck: askToCheck(entryOf(row)),
    progress: progressOf({ ...order, agreedAt: inForce && isAgreed(consent) ? inForce.at : null }, turns),
    repeatable: checkRepeatable(order.status, order).ok,
  };
}
