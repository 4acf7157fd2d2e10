import type { Db } from "#app/db/client.server.ts";
import { addEntry } from "./entries/add-entry.server.ts";
import { projectMoney } from "./entries/project-money.server.ts";

interface Following {
  userId: string;
  /** Nobody, where only time has passed. */
  actorId: string | null;
  at: string;
}

/**
 * Brings the ledger into line with where a client's paid fees stand: a fee counts on an order once that is accepted, and is
 * released by a reversal when it leaves. What stands as it should is not touched. Called with the client's row locked.
 */
export async function followCredits(db: Db, { userId, actorId, at }: Following) {
  const entered = await findEntered(db, userId);
  const placed = await findPlaced(db, userId);
  const stands = (one: Credit, among: Credit[]) =>
    among.some(
      ({ orderId, consultationId, amountCents }) =>
        orderId === one.orderId && consultationId === one.consultationId && amountCents === one.amountCents,
    );
  const gone = entered.filter((one) => !stands(one, placed));
  const come = placed.filter((one) => !stands(one, entered));
  for (const { id, orderId, consultationId, amountCents } of gone) {
    await addEntry(db, {
      ...{ orderId, userId, kind: "reversal", amountCents, actorId, at },
      ...{ consultationId, reversesId: id },
    });
  }
  for (const { orderId, consultationId, amountCents } of come) {
    const entry = { orderId, userId, kind: "consultation", amountCents: -amountCents, actorId, at } as const;
    await addEntry(db, { ...entry, consultationId });
  }
  for (const orderId of new Set([...gone, ...come].map((one) => one.orderId))) await projectMoney(db, orderId);
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
    .leftJoin("ledgerEntries as reversal", "reversal.reversesId", "entry.id")
    .select(["entry.id", "entry.orderId", "entry.consultationId", "entry.amountCents"])
    .where("entry.userId", "=", userId)
    .where("entry.consultationId", "is not", null)
    .where("entry.kind", "=", "consultation")
    .where("reversal.id", "is", null)
    .orderBy("entry.orderId")
    .orderBy("entry.seq")
    .execute();
  return rows.map(({ consultationId, amountCents, ...row }) => ({
    ...{ ...row, consultationId: consultationId ?? "", amountCents: -amountCents },
  }));
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
