import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { checkRefund, readPayment, saysTheSame, type TypedMoney } from "#app/domain/ledger/ledger-acts.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { addEntry } from "./entries/add-entry.server.ts";
import { projectMoney } from "./entries/project-money.server.ts";
import { type Entered, type Found, type MoneyPlace, refusedBy, withMoney } from "./entries/with-money.server.ts";
import { queueReceipt } from "./queue-money-emails.server.ts";

/** The owner notes that money went back: at most what has come in and is still here. Numbered like a payment. */
export function recordRefund(
  app: Pick<App, "db" | "now">,
  place: MoneyPlace,
  typed: TypedMoney,
): Promise<Entered | Refusal> {
  const { actorId, userId, orderId } = place;
  const record = async (db: Db, { order, money, at, today, formKey }: Found): Promise<Entered | Refusal> => {
    const read = readPayment(typed, today);
    if (!read.ok) return refusedBy(read);
    const { cents, method, day: occurredOn, reference, note } = read.value;
    const allowed = checkRefund(money, cents);
    if (!allowed.ok) return refusedBy(allowed);
    const entry = await addEntry(db, {
      ...{ orderId, userId, kind: "refund", amountCents: cents, actorId, at },
      ...{ occurredOn, method, reference, note, formKey },
    });
    const now = await projectMoney(db, orderId);
    const details = { amount: cents, reason: entry.receiptNumber };
    await recordEvent(db, { orderId, kind: "refund_recorded", actorId, at, details });
    if (now) await queueReceipt(db, { kind: "refund_sent", order, entry, ...now, at });
    return { ok: true, entryId: entry.id, receiptNumber: entry.receiptNumber };
  };
  return withMoney(app, place, "refund", record, (before) => saysTheSame(typed, before, dayOf(app.now())));
}
