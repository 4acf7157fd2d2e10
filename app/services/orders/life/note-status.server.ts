import { type Db, findRow } from "#app/db/client.server.ts";
import { meaningOf, statusLabel } from "#app/domain/orders/order-status.ts";
import type { OrderTerms } from "#app/domain/orders/order-update.ts";
import { noteUndo } from "#app/services/undos/undos.server.ts";

/** What an order is bound to: once a save has changed any of it, that save is not taken back by a press. */
type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>;

export async function findStanding(db: Db, orderId: string) {
  const order = await findRow(db, "orders", { id: orderId }, [
    "id",
    "status",
    "totalCents",
    "paymentLink",
    "quoteId",
    "acceptedQuoteId",
    "confirmedAt",
    "settledAt",
  ]);
  if (!order) return undefined;
  const count = async (table: "ledgerEntries" | "packets" | "consultationCredits") => {
    // All of these tables have the column, which the types cannot say of a table that is not named.
    const rows = db.selectFrom(table as "packets").where("orderId", "=", orderId);
    const { rows: found } = await rows.select((eb) => eb.fn.countAll<number>().as("rows")).executeTakeFirstOrThrow();
    return Number(found);
  };
  const { status, ...bound } = order;
  const counts = [await count("ledgerEntries"), await count("packets"), await count("consultationCredits")];
  return { status, bound: JSON.stringify({ ...bound, counts }) };
}

interface Move {
  stands: Standing;
  asked: OrderTerms;
  version: number;
  actorId: string;
  at: string;
}

/** Notes how a move of the status alone is taken back. One into the workroom freezes a packet, and is not. */
export async function noteStatus(db: Db, { stands, asked, version, actorId, at }: Move): Promise<string | null> {
  const { id: orderId } = JSON.parse(stands.bound) as { id: string };
  const now = await findStanding(db, orderId);
  const moved = now && now.status !== stands.status && now.bound === stands.bound;
  if (!moved || meaningOf(asked.status).desk === "inWork") return null;
  return noteUndo(db, {
    kind: "status",
    actorId,
    subjectId: orderId,
    words: `Status: ${statusLabel(stands.status)} became ${statusLabel(asked.status)}`,
    before: { status: stands.status } satisfies StatusBefore,
    after: { version, bound: now.bound, at } satisfies StatusAfter,
    at,
  });
}

export interface StatusBefore {
  status: string;
}

export interface StatusAfter {
  version: number;
  bound: string;
  at: string;
}
