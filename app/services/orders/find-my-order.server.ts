import type { App } from "#app/app.server.ts";
import { findConsent } from "#app/db/consent.server.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { checkRepeatable } from "#app/domain/orders/overview/repeat.ts";
import { progressOf } from "#app/domain/orders/progress/progress.ts";
import { paymentLinkOf, quoteStateOf, withOpenVersion } from "#app/domain/orders/quote.ts";
import { creditOf } from "./find-credit.server.ts";
import { findHistory } from "./order-history.server.ts";
import { findMyRow, readOrder } from "./read-order.server.ts";

/** One handed-in order as its client sees it; somebody else's is as if it did not exist. */
export async function findMyOrder(app: Pick<App, "db">, userId: string, orderId: string) {
  const row = await findMyRow(app.db, userId, orderId);
  if (!row) return undefined;
  const { userId: _, ...order } = readOrder(row);
  const history = await findHistory(app.db, orderId);
  const { consent, agreedAt } = await findConsent(app.db, orderId);
  const open = await findOpenVersion(app.db, orderId);
  return {
    ...order,
    payable: meaningOf(order.status).payable,
    paymentLink: paymentLinkOf(order),
    quote: withOpenVersion(quoteStateOf({ ...order, consent }), { open: open !== undefined, consent }),
    /** A quote with lines is read and confirmed on a page of its own. */
    quoteKind: open?.kind ?? "plain",
    creditCents: (await creditOf(app.db, orderId))?.cents ?? 0,
    progress: progressOf({ ...order, agreedAt }, history),
    repeatable: checkRepeatable(order.status, order).ok,
  };
}

/** The version of its quote that waits for an answer. */
function findOpenVersion(db: App["db"], orderId: string) {
  return db.selectFrom("quotes").select("kind").where("openOf", "=", orderId).executeTakeFirst();
}
