import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { canonicalJson } from "#app/domain/workroom/canonical-json.ts";
import { freezeFaults } from "#app/domain/workroom/sheet/freeze-faults.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { draftPacket, listPackets } from "./find-packet.server.ts";
import { lockOrder } from "./save-sheet.server.ts";

const MISSING = refusal("missing", "No order found for the given order ID.");
const STALE = refusal(
  "stale",
  "Somebody else has frozen a packet since you opened this page. Please look at it first.",
);
const NOT_READY = "The packet cannot be frozen yet.";

export interface Freezing {
  userId: string;
  orderId: string;
  actorId: string;
  /** The packet that is replaced; 0 for the first one. */
  after: number;
  /** Why it is replaced; the first one needs no reason. */
  reason: string;
}

type FreezeResult = { ok: true; number: number } | (Refusal & { faults?: string[] });

/**
 * Freezes the packet of an order as it comes out at this moment, all in one transaction: rules, rate card, cloths, inputs and
 * results. Two who press at the same moment make one packet.
 */
export async function freezePacket(app: Pick<App, "db" | "now">, freezing: Freezing): Promise<FreezeResult> {
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db) => writePacket(db, { ...freezing, at }));
}

/** The same inside the transaction of something else. */
export async function writePacket(
  db: Db,
  { userId, orderId, actorId, after, reason, at }: Freezing & { at: string },
): Promise<FreezeResult> {
  if (!(await lockOrder(db, orderId, userId))) return MISSING;
  const [latest] = await listPackets(db, orderId);
  const number = after + 1;
  if ((latest?.number ?? 0) !== after) {
    const same = latest?.number === number && latest.reason === reason;
    return same ? { ok: true, number } : STALE;
  }
  const document = await draftPacket(db, orderId);
  if (!document) return MISSING;
  const faults = freezeFaults(document);
  if (faults.length > 0) return { ...refusal("refused", NOT_READY), faults };
  await db
    .insertInto("packets")
    .values({ id: `${orderId}-${number}`, orderId, number, document: canonicalJson(document), reason, actorId, at })
    .execute();
  const kind = after === 0 ? ("packet_frozen" as const) : ("packet_revised" as const);
  await recordEvent(db, { orderId, actorId, at, kind, details: { number, reason } });
  return { ok: true, number };
}
