import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { findConsent } from "#app/db/consent.server.ts";
import { oneLine } from "#app/domain/one-line.ts";
import { AS_USUAL } from "#app/domain/orders/owner/order-announcement.ts";
import { isBeforeWork, MOST_WHY, missingForWork, WHY_MISSING } from "#app/domain/orders/progress/missing-for-work.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { findOrderMoney } from "#app/services/ledger/entries/find-order-money.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { findOrderRecord, lockOrder, type OrderRecord } from "#app/services/orders/with-order.server.ts";
import { type Freezing, writePacket } from "#app/services/workroom/freeze-packet.server.ts";
import { updateOrderIn } from "./update-order.server.ts";

interface Starting extends Omit<Freezing, "after" | "reason"> {
  /** Why work begins although something is missing. */
  why: string;
}

type Started = Awaited<ReturnType<typeof writePacket>>;

/**
 * Start Work: the first packet is frozen and the order moves to In progress, both or neither. Where nobody has said yes, or the
 * deposit has not come, it asks why, and keeps the answer in the order's trail. A status set by hand asks nothing.
 */
export async function startWork(app: Pick<App, "db" | "now">, { why, ...freezing }: Starting): Promise<Started> {
  const { userId, orderId, actorId } = freezing;
  const now = app.now();
  const at = now.toISOString();
  const start = async (db: Db): Promise<Started> => {
    const order = await lockOrder(db, { userId, orderId });
    const missing = order ? await missingFor(db, order) : [];
    const frozen = await writePacket(db, { ...freezing, after: 0, reason: "", at });
    if (!frozen.ok || !order) return frozen;
    const reason = oneLine(why);
    if (missing.length > 0 && reason === "") throw new Undone(refusal("invalid", WHY_MISSING, "why"));
    if (reason.length > MOST_WHY) {
      throw new Undone(refusal("invalid", `Please keep the reason under ${MOST_WHY} characters.`, "why"));
    }
    if (missing.length > 0) {
      const details = { changes: missing, reason };
      await recordEvent(db, { orderId, actorId, at, kind: "started_without", details });
    }
    if (isBeforeWork(order.status)) {
      const { version, totalCents, paymentLink } = order;
      const terms = { status: "in progress" as const, totalCents, paymentLink };
      const moved = await updateOrderIn(db, now, actorId, { userId, orderId, version }, terms, AS_USUAL);
      if (!moved.ok) throw new Undone(moved);
    }
    return frozen;
  };
  try {
    return await app.db.transaction().execute(start);
  } catch (error) {
    if (error instanceof Undone) return error.refused;
    throw error;
  }
}

/** What was frozen a moment ago is not, because something else is refused. */
class Undone extends Error {
  refused: Refusal;
  constructor(refused: Refusal) {
    super(refused.reason);
    this.refused = refused;
  }
}

/** What is missing before the work on an order begins, in sentences. */
export async function findMissingForWork({ db }: Pick<App, "db">, userId: string, orderId: string): Promise<string[]> {
  const order = await findOrderRecord(db, { userId, orderId });
  return order ? missingFor(db, order) : [];
}

async function missingFor(db: Db, order: OrderRecord) {
  const { consent } = await findConsent(db, order.id);
  const { dues } = (await findOrderMoney(db, order)).money;
  return missingForWork({ status: order.status, consent, dues });
}
