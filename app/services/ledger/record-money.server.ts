import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { readSnapshot } from "#app/domain/ledger/entry-snapshot.ts";
import { checkFits, readPayment, saysTheSame, type TypedMoney, taxPart } from "#app/domain/ledger/ledger-acts.ts";
import { checkRefundFor, isRefundPurpose } from "#app/domain/ledger/refund-purposes.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { addEntry, projectMoney } from "./entries/add-entry.server.ts";
import { findTaxed } from "./entries/find-order-money.server.ts";
import {
  checkKeptHere,
  checkSentBack,
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

const SAY_WHY = refusal("invalid", "Please say what it is for.", "purpose");

/**
 * The owner notes that money went back: at most what has come in and is still here. Numbered like a payment. Where the price is
 * lower, it comes off the charge with its tax in the same act, so that nobody is asked for it again; what was accepted stays.
 */
export function recordRefund(
  app: Pick<App, "db" | "now">,
  place: MoneyPlace,
  typed: TypedMoney & { purpose: string },
): Promise<Entered | Refusal> {
  const { actorId, userId, orderId } = place;
  const { purpose } = typed;
  const record = async (db: Db, found: Found): Promise<Entered | Refusal> => {
    const { order, entries, money, at, today, formKey } = found;
    if (!isRefundPurpose(purpose)) return SAY_WHY;
    const read = readPayment(typed, today, "sent");
    if (!read.ok) return refusedBy(read);
    const { cents, method, day: occurredOn, reference, note } = read.value;
    const allowed = checkRefundFor(money, purpose, cents);
    if (!allowed.ok) return refusedBy(allowed);
    const came = checkSentBack(entries, occurredOn);
    if (!came.ok) return came;
    const event = { orderId, actorId, at };
    let creditId: string | undefined;
    if (purpose === "lower") {
      const taxCents = 0 - taxPart(money, cents, findTaxed(entries));
      const settles = order.acceptedQuoteId === null;
      const credit = { orderId, userId, kind: "credit", amountCents: -cents, taxCents, actorId, at, note } as const;
      creditId = (await addEntry(db, { ...credit, settles, taxed: true }, found)).id;
      await recordEvent(db, { ...event, kind: "credit_given", details: { amount: cents, reason: note } });
    }
    const entry = await addEntry(
      db,
      {
        orderId,
        userId,
        kind: "refund",
        amountCents: cents,
        actorId,
        at,
        occurredOn,
        method,
        reference,
        note,
        formKey,
        purpose,
        creditId,
      },
      found,
    );
    const now = await projectMoney(db, orderId, found);
    const details = { amount: cents, reason: entry.receiptNumber };
    await recordEvent(db, { ...event, kind: "refund_recorded", details });
    const lowered = purpose === "lower";
    if (now) await queueReceipt(db, { kind: "refund_sent", order, entry, ...now, lowered, at });
    return { ok: true, entryId: entry.id, receiptNumber: entry.receiptNumber };
  };
  return withMoney(app, place, "refund", record, (before) => {
    const same = (readSnapshot(before.snapshot).purpose ?? "mistake") === purpose;
    return same && saysTheSame(typed, before, dayOf(app.now()));
  });
}
