import type { App } from "#app/app.server.ts";
import { getRow, setRows } from "#app/db/client.server.ts";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { checkFits, readDay, readReceivedSoFar } from "#app/domain/ledger/ledger-acts.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { chargeOrder } from "./charge-order.server.ts";
import { addEntry, projectMoney } from "./entries/add-entry.server.ts";
import { readTotals } from "./entries/find-order-money.server.ts";
import { type MoneyPlace, refusedBy, withMoney } from "./entries/with-money.server.ts";
import { followCredits } from "./follow-credits.server.ts";

/**
 * The owner brings an order into the ledger whose money was kept elsewhere: what was accepted is charged, and what has come in
 * so far is one payment, on the day it came, without a receipt of ours. Its client is not written to.
 */
export async function takeOver(
  app: Pick<App, "db" | "now">,
  place: MoneyPlace,
  { amount, receivedOn }: { amount: string; receivedOn: string },
): Promise<Done> {
  const { actorId, userId, orderId } = place;
  const done = await withMoney(app, place, "take-over", async (db, { order, money, at, today }) => {
    // Pressed twice, it is taken over once.
    if (order.ledgerSince !== null) return { ok: true, entryId: "", receiptNumber: null };
    if (order.outsideUntil === null) return refusal("refused", "The money of this order is kept here already.");
    const received = readReceivedSoFar(amount);
    if (!received.ok) return refusedBy(received);
    const fits = checkFits(money, -received.value);
    if (!fits.ok) return refusedBy(fits);
    const came = received.value > 0 ? readDay(receivedOn, today) : { ok: true as const, value: today };
    if (!came.ok) return refusedBy(came);
    await setRows(db, "orders", { id: orderId }, { ledgerSince: at });
    const { acceptedQuoteId } = order;
    if (acceptedQuoteId !== null) {
      const { totals } = await getRow(db, "quoteAnswers", { acceptedOf: acceptedQuoteId }, ["totals"]);
      const taken = { ...order, acceptedQuoteId, ledgerSince: at };
      await chargeOrder(db, { order: taken, totals: readTotals(totals), values: {}, actorId, at });
      await followCredits(db, { userId, actorId, at });
    }
    if (received.value > 0) {
      await addEntry(db, {
        orderId,
        userId,
        kind: "payment",
        amountCents: -received.value,
        actorId,
        at,
        method: "other",
        occurredOn: came.value,
        note: `Received before ${formatDate(noonOf(order.outsideUntil))}`,
        unnumbered: true,
      });
    }
    await projectMoney(db, orderId);
    await recordEvent(db, { orderId, kind: "taken_over", actorId, at, details: { amount: received.value } });
    return { ok: true, entryId: "", receiptNumber: null };
  });
  return done.ok ? { ok: true } : done;
}
