import type { App } from "#app/app.server.ts";
import { findRow } from "#app/db/client.server.ts";
import { deriveMoney } from "#app/domain/ledger/derive-money.ts";
import { findVisitEntries } from "#app/services/ledger/entries/add-visit-entry.server.ts";
import { findCalledAll } from "#app/services/orders/number-order.server.ts";
import { listOpenOrders } from "./credit-consultation.server.ts";

/** An appointment as the owner sees it, with the client it belongs to. */
export async function findConsultation(app: Pick<App, "db">, id: string) {
  return app.db
    .selectFrom("consultations")
    .innerJoin("users", "users.id", "consultations.userId")
    .select(["consultations.userId", "startsAt", "endsAt", "consultations.state", "kind", "note", "address"])
    .select(["consultations.version", "feeCents", "feePaidAt", "feeMovedTo", "creditOrderId", "creditEarly"])
    .select(["consultations.createdAt", "cancelledAt", "cancelledBy", "cancelMessage", "foundWords"])
    .select(["firstName", "lastName", "email", "phoneNumber"])
    .where("consultations.id", "=", id)
    .executeTakeFirst();
}

/** What happened to the fee of a visit, the oldest first, and what can be given back of it. */
export async function findFee(app: Pick<App, "db">, id: string) {
  const entries = await findVisitEntries(app.db, id);
  return {
    refundableCents: refundableOf(entries),
    heldCents: deriveMoney(entries, null).heldCents,
    entries: entries
      .filter(({ kind }) => kind === "payment" || kind === "refund")
      .map(({ id: entryId, kind, occurredOn, amountCents, method, receiptNumber }) => ({
        id: entryId,
        kind,
        occurredOn,
        amountCents: Math.abs(amountCents),
        method,
        receiptNumber,
        voided: entries.some(({ reversesId }) => reversesId === entryId),
      })),
  };
}

/** What came and has gone neither back nor to an order that was agreed to. What only waits on an order can go back. */
export function refundableOf(entries: readonly { amountCents: number }[]) {
  return Math.max(
    0,
    entries.reduce((sum, { amountCents }) => sum - amountCents, 0),
  );
}

export type Fee = Awaited<ReturnType<typeof findFee>>;

/** What the fee of a visit gives to which order, and the orders that could have it. */
export async function findCreditsOf(app: Pick<App, "db">, { id, userId }: { id: string; userId: string }) {
  const credits = await app.db
    .selectFrom("consultationCredits")
    .select(["orderId", "amountCents"])
    .where("consultationId", "=", id)
    .orderBy("at")
    .orderBy("orderId")
    .execute();
  const openOrders = await listOpenOrders(app.db, userId);
  const ids = [...credits.map(({ orderId }) => orderId), ...openOrders.map((order) => order.id)];
  const called = await findCalledAll(app.db, ids);
  return {
    credits: credits.map((credit) => ({ ...credit, called: called.get(credit.orderId) ?? credit.orderId })),
    openOrders: openOrders.map((order) => ({ ...order, called: called.get(order.id) ?? order.id })),
  };
}

/** A consultation of this client; somebody else's is as if it did not exist. */
export async function findMyConsultation(app: Pick<App, "db">, userId: string, id: string) {
  return findRow(app.db, "consultations", { id, userId });
}

/** The receipt of the fee that counts for a visit of this client, also where it was paid for one that we cancelled; older fees have none. */
export async function findFeeReceipt({ db }: Pick<App, "db">, userId: string, consultationId: string) {
  const visits = db
    .selectFrom("consultations")
    .select("id")
    .where("userId", "=", userId)
    .where((eb) => eb.or([eb("id", "=", consultationId), eb("feeMovedTo", "=", consultationId)]));
  const entry = await db
    .selectFrom("ledgerEntries as entry")
    .leftJoin("ledgerEntries as reversal", "reversal.reversesId", "entry.id")
    .select("entry.receiptNumber")
    .where("entry.consultationId", "in", visits)
    .where("entry.orderId", "is", null)
    .where("entry.kind", "=", "payment")
    .where("reversal.id", "is", null)
    .orderBy("entry.at", "desc")
    .executeTakeFirst();
  return entry?.receiptNumber ?? undefined;
}

/** The one that lies ahead of this client, if there is one. */
export async function findUpcomingConsultation(app: Pick<App, "db" | "now">, userId: string) {
  return app.db
    .selectFrom("consultations")
    .selectAll()
    .where("upcomingOf", "=", userId)
    .where("endsAt", ">", app.now().toISOString())
    .executeTakeFirst();
}
