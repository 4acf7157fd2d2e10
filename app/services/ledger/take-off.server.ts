import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { checkCredit, checkWriteOff, readReasoned, type TypedMoney, taxPart } from "#app/domain/ledger/ledger-acts.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { addEntry, projectMoney } from "./entries/add-entry.server.ts";
import { findTaxed } from "./entries/find-order-money.server.ts";
import {
  checkKeptHere,
  type Entered,
  type Found,
  type MoneyPlace,
  refusedBy,
  withMoney,
} from "./entries/with-money.server.ts";

type Typed = Pick<TypedMoney, "amount" | "note">;

/**
 * The owner takes something off what was charged, and says why. The tax of a sale stays as it was; only where the sale has
 * ended, as after a cancellation, its part goes, too.
 */
export function addCredit(app: Pick<App, "db" | "now">, place: MoneyPlace, typed: Typed): Promise<Entered | Refusal> {
  return takeOff(app, place, typed, "credit");
}

/** The owner gives up what will not come: at most the balance. */
export function writeOff(app: Pick<App, "db" | "now">, place: MoneyPlace, typed: Typed): Promise<Entered | Refusal> {
  return takeOff(app, place, typed, "write_off");
}

function takeOff(app: Pick<App, "db" | "now">, place: MoneyPlace, typed: Typed, kind: "credit" | "write_off") {
  const { actorId, userId, orderId } = place;
  const take = async (db: Db, found: Found): Promise<Entered | Refusal> => {
    const { order, entries, money, at, formKey } = found;
    const here = checkKeptHere(order);
    if (!here.ok) return here;
    const read = readReasoned(typed);
    if (!read.ok) return refusedBy(read);
    const { cents, note } = read.value;
    const allowed = kind === "credit" ? checkCredit(money, cents) : checkWriteOff(money, cents);
    if (!allowed.ok) return refusedBy(allowed);
    const settles = order.acceptedQuoteId === null;
    const taxed = settles && kind === "credit";
    const taxCents = taxed ? 0 - taxPart(money, cents, findTaxed(entries)) : 0;
    const taken = { orderId, userId, kind, amountCents: -cents, taxCents, actorId, at, note } as const;
    const entry = await addEntry(db, { ...taken, settles, taxed, formKey }, found);
    await projectMoney(db, orderId, found);
    const event = kind === "credit" ? "credit_given" : "written_off";
    await recordEvent(db, { orderId, kind: event, actorId, at, details: { amount: cents, reason: note } });
    return { ok: true, entryId: entry.id, receiptNumber: null };
  };
  return withMoney(app, place, kind, take, (before) => {
    const read = readReasoned(typed);
    return read.ok && read.value.cents === -before.amountCents && read.value.note === before.note;
  });
}
