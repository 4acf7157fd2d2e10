import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { readSnapshot } from "#app/domain/ledger/entry-snapshot.ts";
import { checkFits, checkMove, readReasoned, type TypedMoney } from "#app/domain/ledger/ledger-acts.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { findOrderRecord } from "#app/services/orders/with-order.server.ts";
import { addEntry, projectMoney } from "./entries/add-entry.server.ts";
import { findOrderMoney } from "./entries/find-order-money.server.ts";
import {
  checkKeptHere,
  type Entered,
  type Found,
  type MoneyPlace,
  refusedBy,
  withMoney,
} from "./entries/with-money.server.ts";

type Typed = Pick<TypedMoney, "amount" | "note"> & { toOrderId: string };

/** The owner moves what is in credit to another order of the same client: a pair of entries, one at each end. */
export function moveMoney(app: Pick<App, "db" | "now">, place: MoneyPlace, typed: Typed): Promise<Entered | Refusal> {
  const { actorId, userId, orderId } = place;
  const { toOrderId } = typed;
  const move = async (db: Db, found: Found): Promise<Entered | Refusal> => {
    const { money, at, formKey } = found;
    const to = toOrderId === orderId ? undefined : await findOrderRecord(db, { userId, orderId: toOrderId });
    if (!to) return refusal("invalid", "Please choose another order of this client.", "toOrderId");
    const here = checkKeptHere(to);
    if (!here.ok) return here;
    const read = readReasoned(typed, false);
    if (!read.ok) return refusedBy(read);
    const { cents, note } = read.value;
    const allowed = checkMove(money, cents);
    if (!allowed.ok) return refusedBy(allowed);
    const there = { order: to, ...(await findOrderMoney(db, to)) };
    const fits = checkFits(there.money, -cents);
    if (!fits.ok) return refusedBy(fits);
    const [out, into] = [randomUUID(), randomUUID()];
    const half = { userId, kind: "transfer", actorId, at, note } as const;
    const other = (id: string, entryId: string) => ({ other: { orderId: id, entryId } });
    await addEntry(db, { ...half, id: out, orderId, amountCents: cents, formKey, ...other(toOrderId, into) }, found);
    await addEntry(db, { ...half, id: into, orderId: toOrderId, amountCents: -cents, ...other(orderId, out) }, there);
    await projectMoney(db, orderId, found);
    await projectMoney(db, toOrderId, there);
    const event = { actorId, at, details: { amount: cents } };
    await recordEvent(db, {
      ...event,
      orderId,
      kind: "money_moved_out",
      details: { amount: cents, reason: toOrderId },
    });
    await recordEvent(db, {
      ...event,
      orderId: toOrderId,
      kind: "money_moved_in",
      details: { amount: cents, reason: orderId },
    });
    return { ok: true, entryId: out, receiptNumber: null };
  };
  return withMoney(app, place, "transfer", move, ({ amountCents, note, snapshot }) => {
    const read = readReasoned(typed, false);
    const same = read.ok && read.value.cents === amountCents && read.value.note === note;
    return same && readSnapshot(snapshot).other?.orderId === toOrderId;
  });
}
