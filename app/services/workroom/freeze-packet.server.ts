import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { addRows, type Db } from "#app/db/client.server.ts";
import { canonicalJson } from "#app/domain/canonical-json.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { whyNoWork } from "#app/domain/orders/progress/missing-for-work.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { faultTexts, freezeFaults } from "#app/domain/workroom/sheet/freeze-faults.ts";
import { type OpenCheck, openChecks, writeSeen } from "#app/domain/workroom/sheet/open-checks.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { emptyTreatmentSheet } from "#app/domain/workroom/sheet/sheet-document.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { lockOrder, ORDER_MISSING, type OrderActing } from "#app/services/orders/with-order.server.ts";
import { projectStage } from "#app/services/schedule/project-stage.server.ts";
import { draftPacket, listPackets } from "./find-packet.server.ts";

const MISSING = refusal("missing", ORDER_MISSING);
const STALE = refusal(
  "stale",
  "Somebody else has frozen a packet since you opened this page. Please look at it first.",
);
const NOT_READY = "The packet cannot be frozen yet.";
const STILL_OPEN = "Some checks stand open that nobody has waived.";

export interface Freezing extends OrderActing {
  /** The packet that is replaced; 0 for the first one. */
  after: number;
  /** Why it is replaced; the first one needs no reason. */
  reason: string;
  /** Asks about open checks once: what of them the owner has been shown, and why some of them may stand. Left out, nobody is asked. */
  asked?: { seen: string; by: string; waves: readonly Wave[] };
}

interface Wave {
  part: string;
  code: string;
  reason: string;
}

type FreezeResult = { ok: true; number: number } | (Refusal & { faults?: string[]; open?: OpenCheck[] });

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
  { userId, orderId, actorId, after, reason, asked, at }: Freezing & { at: string },
): Promise<FreezeResult> {
  const order = await lockOrder(db, { userId, orderId });
  if (!order) return MISSING;
  const notMade = whyNoWork(order.status);
  if (notMade) return refusal("refused", notMade);
  const [latest] = await listPackets(db, orderId);
  const number = after + 1;
  if ((latest?.number ?? 0) !== after) {
    const same = latest?.number === number && latest.reason === reason;
    return same ? { ok: true, number } : STALE;
  }
  const draft = await draftPacket(db, orderId);
  if (!draft) return MISSING;
  const faults = faultTexts(freezeFaults(draft));
  if (faults.length > 0) return { ...refusal("refused", NOT_READY), faults };
  const open = asked ? openChecks(draft) : [];
  if (asked && open.length > 0 && writeSeen(open) !== asked.seen) return { ...refusal("refused", STILL_OPEN), open };
  const waved = open.flatMap((check) => {
    const wave = asked?.waves.find(({ part, code }) => part === check.part && code === check.code);
    return wave ? [{ ...check, reason: wave.reason, by: asked?.by ?? "" }] : [];
  });
  const document = waved.length > 0 ? await waveChecks(db, draft, waved, { actorId, at }) : draft;
  await addRows(db, "packets", {
    id: `${orderId}-${number}`,
    orderId,
    number,
    document: canonicalJson(document),
    reason,
    actorId,
    at,
  });
  const kind = after === 0 ? ("packet_frozen" as const) : ("packet_revised" as const);
  await recordEvent(db, { orderId, actorId, at, kind, details: { number, reason } });
  await projectStage(db, orderId);
  return { ok: true, number };
}

/** Writes why these checks may stand, part by part, and answers the draft as it is then. */
async function waveChecks(
  db: Db,
  draft: PacketDocument,
  waved: readonly (OpenCheck & { reason: string; by: string })[],
  { actorId, at }: { actorId: string; at: string },
): Promise<PacketDocument> {
  const { orderId } = draft;
  for (const part of new Set(waved.map((check) => check.part))) {
    const sheet = draft.sheets.treatments[part] ?? emptyTreatmentSheet;
    const added = waved
      .filter((check) => check.part === part)
      .map(({ code, sentence, reason, by }) => [code, { sentence, reason, by, at }]);
    const document = canonicalJson({ ...sheet, waved: { ...sheet.waved, ...Object.fromEntries(added) } });
    await db
      .insertInto("sheets")
      .values({ orderId, part, document, version: 1, actorId, at })
      .onConflict((row) =>
        row.columns(["orderId", "part"]).doUpdateSet({
          document,
          actorId,
          at,
          version: sql<number>`"sheets"."version" + 1`,
        }),
      )
      .execute();
  }
  return (await draftPacket(db, orderId)) ?? draft;
}

/**
 * After the owner has saved a status: an order that is in the workroom gets its first packet frozen, if it can be. If not, it
 * stays a draft, which the desk counts. The status has been saved either way, so nothing that goes wrong here is a refusal.
 */
export async function startWorkOn(
  app: Pick<App, "db" | "now" | "log">,
  { status, ...order }: OrderActing & { status: string },
): Promise<{ frozen: boolean }> {
  if (meaningOf(status).desk !== "inWork") return { frozen: false };
  try {
    const { ok } = await freezePacket(app, { ...order, after: 0, reason: "" });
    return { frozen: ok };
  } catch (error) {
    app.log.error({ err: error, orderId: order.orderId }, "the packet could not be frozen");
    return { frozen: false };
  }
}
