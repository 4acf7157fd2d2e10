import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { checkFits, readPayment, saysTheSame, type TypedMoney } from "#app/domain/ledger/ledger-acts.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { addEntry } from "./entries/add-entry.server.ts";
import { projectMoney } from "./entries/project-money.server.ts";
import {
  checkKeptHere,
  type Entered,
  type Found,
  type MoneyPlace,
  refusedBy,
  withMoney,
} from "./entries/with-money.server.ts";
import { queueReceipt } from "./queue-money-emails.server.ts";

/**
 * The owner notes that money has come: more than is owed, or before anything is, is booked all the same and reads In credit.
 * It takes the next receipt, and its client is told.
 */
export function recordPayment(
  app: Pick<App, "db" | "now">,
  place: MoneyPlace,
  typed: TypedMoney,
): Promise<Entered | Refusal> {
  const { actorId, userId, orderId } = place;
  const record = async (db: Db, found: Found): Promise<Entered | Refusal> => {
    const { order, money, at, today, formKey } = found;
    const here = checkKeptHere(order);
    if (!here.ok) return here;
    const read = readPayment(typed, today);
    if (!read.ok) return refusedBy(read);
    const { cents, method, day: occurredOn, reference, note } = read.value;
    const fits = checkFits(money, -cents);
    if (!fits.ok) return refusedBy(fits);
    const paid = { orderId, userId, kind: "payment", amountCents: -cents, actorId, at } as const;
    const entry = await addEntry(db, { ...paid, occurredOn, method, reference, note, formKey }, found);
    const now = await projectMoney(db, orderId, found, { paidToldAt: null });
    const details = { amount: cents, reason: entry.receiptNumber };
    await recordEvent(db, { orderId, kind: "payment_recorded", actorId, at, details });
    if (now) await queueReceipt(db, { kind: "payment_received", order, entry, ...now, at });
    return { ok: true, entryId: entry.id, receiptNumber: entry.receiptNumber };
  };
  return withMoney(app, place, "payment", record, (before) => saysTheSame(typed, before, dayOf(app.now())));
}
