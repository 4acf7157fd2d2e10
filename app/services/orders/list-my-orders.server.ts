import type { App } from "#app/app.server.ts";
import { findConsents } from "#app/db/consent.server.ts";
import { isAgreed } from "#app/domain/orders/consent.ts";
import { askToCheck, entryOf } from "#app/domain/orders/entered/checked-entry.ts";
import { askingOf } from "#app/domain/orders/progress/next-step.ts";
import { progressOf } from "#app/domain/orders/progress/progress.ts";
import { paymentLinkOf } from "#app/domain/orders/quote.ts";
import { isHandedIn } from "./listed-orders.server.ts";
import { findHistories } from "./order-history.server.ts";

/** A client's orders that have been handed in, newest first. Orders in progress are on the order hub. */
export async function listMyOrders(app: Pick<App, "db" | "now" | "cards">, userId: string) {
  const rows = await app.db
    .selectFrom("orders")
    .innerJoin("moneySettings", (join) => join.onTrue())
    .leftJoin("quotes as shown", "shown.id", "orders.quoteId")
    .select(["orders.id", "orders.number", "orders.status", "orders.totalCents", "orders.createdAt", "submittedAt"])
    .select(["enteredBy", "clientCheckedAt", "clientCheckedHow"])
    .select(["windowCount", "dueCents", "dueOn", "orders.version", "windowsChangedAt", "paymentLink", "payByCheck"])
    .select(["shown.state", "shown.kind", "shown.validUntil", "shown.changesAskedAt"])
    .where("orders.userId", "=", userId)
    .where(isHandedIn)
    .orderBy("orders.createdAt", "desc")
    .execute();
  const ids = rows.map(({ id }) => id);
  const histories = await findHistories(app.db, ids);
  const agreementOn = await findConsents(app.db, ids);
  return rows.map(({ state, kind, windowsChangedAt, enteredBy, clientCheckedAt, clientCheckedHow, ...row }) => {
    const { paymentLink, payByCheck, ...order } = row;
    return {
      ...order,
      payableNow: Boolean(app.cards) || payByCheck !== "" || paymentLinkOf(row) !== null,
      toCheck: askToCheck(entryOf({ ...order, enteredBy, clientCheckedAt, clientCheckedHow })),
      agreed: isAgreed(agreementOn(order.id).consent),
      asking:
        state && kind
          ? askingOf({ state, kind, validUntil: order.validUntil, changed: windowsChangedAt !== null }, app.now())
          : null,
      progress: progressOf({ ...order, agreedAt: agreementOn(order.id).agreedAt }, histories.get(order.id) ?? []),
    };
  });
}
