import type { Db } from "#app/db/client.server.ts";
import { addEntry, type Projected, projectMoney } from "./entries/add-entry.server.ts";
import { findKnownMoney } from "./entries/find-order-money.server.ts";
import { followOrderEntry } from "./move-fee.server.ts";

interface Following {
  userId: string;
  /** Nobody, where only time has passed. */
  actorId: string | null;
  at: string;
}

/**
 * Brings the ledger into line with where a client's paid fees stand: a fee counts on an order once that is accepted, and is
 * released by a reversal when it leaves, each with its opposite at the visit. What stands as it should is not touched. Answers the money of the orders that were.
 * Called with the client's row locked.
 */
export async function followCredits(db: Db, { userId, actorId, at }: Following): Promise<Map<string, Projected>> {
  const entered = await findEntered(db, userId);
  const placed = await findPlaced(db, userId);
  const stands = (one: Credit, among: Credit[]) =>
    among.some(
      ({ orderId, consultationId, amountCents }) =>
        orderId === one.orderId && consultationId === one.consultationId && amountCents === one.amountCents,
    );
  const gone = entered.filter((one) => !stands(one, placed));
  const come = placed.filter((one) => !stands(one, entered));
  const touched = new Map<string, Projected>();
  for (const orderId of new Set([...gone, ...come].map((one) => one.orderId))) {
    const found = await findKnownMoney(db, orderId);
    const entry = { orderId, userId, actorId, at };
    const isHere = (one: Credit) => one.orderId === orderId;
    for (const { id, consultationId, amountCents } of gone.filter(isHere)) {
      const added = await addEntry(
        db,
        { ...entry, kind: "reversal", amountCents, consultationId, reversesId: id },
        found,
      );
      await followOrderEntry(db, added, { actorId, at });
    }
    for (const { consultationId, amountCents } of come.filter(isHere)) {
      const credit = { ...entry, kind: "consultation", amountCents: -amountCents, consultationId } as const;
      await followOrderEntry(db, await addEntry(db, credit, found), { actorId, at });
    }
    const now = await projectMoney(db, orderId, found);
    if (now) touched.set(orderId, now);
  }
  return touched;
}

interface Credit {
  orderId: string;
  consultationId: string;
  amountCents: number;
}

/** Fees that stand in the ledger, with what each gives. */
async function findEntered(db: Db, userId: string) {
  const rows = await db
    .selectFrom("ledgerEntries as entry")
    .innerJoin("orders", "orders.id", "entry.orderId")
    .leftJoin("ledgerEntries as reversal", "reversal.reversesId", "entry.id")
    .select(["entry.id", "entry.orderId", "entry.consultationId", "entry.amountCents"])
    .where("orders.userId", "=", userId)
    .where("entry.consultationId", "is not", null)
    .where("entry.orderId", "is not", null)
    .$narrowType<{ orderId: string; consultationId: string }>()
    .where("entry.kind", "=", "consultation")
    .where("reversal.id", "is", null)
    .orderBy("entry.orderId")
    .orderBy("entry.seq")
    .execute();
  return rows.map(({ amountCents, ...row }) => ({ ...row, amountCents: -amountCents }));
}

/** Fees that stand on an order which is accepted and whose money the ledger has. */
function findPlaced(db: Db, userId: string) {
  return db
    .selectFrom("consultationCredits")
    .innerJoin("orders", "orders.id", "consultationCredits.orderId")
    .select(["orderId", "consultationId", "amountCents"])
    .where("orders.userId", "=", userId)
    .where("orders.ledgerSince", "is not", null)
    .where("orders.acceptedQuoteId", "is not", null)
    .orderBy("at")
    .orderBy("consultationId")
    .execute();
}
