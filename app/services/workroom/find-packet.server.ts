import type { Db } from "#app/db/client.server.ts";
import { computeDraft, type Draft } from "#app/domain/workroom/sheet/compute-draft.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { measureTopEdge } from "#app/drawing/tops/measure-edge.ts";
import { rateCardKind, shopRulesKind } from "./document-kinds.server.ts";
import { findBookPrices } from "./find-book-prices.server.ts";
import { findOrderSaid } from "./find-order-said.server.ts";
import { findSheets } from "./find-sheets.server.ts";
import { findLatest } from "./find-versions.server.ts";

export interface FoundPacket {
  state: "draft" | "frozen";
  /** 1 for the first that was frozen, the next for each revision; a draft has none yet. */
  number: number | null;
  at: string | null;
  by: string | null;
  /** Why it was revised; empty for the first and for a draft. */
  reason: string;
  /** Whose order it is, by the name they have now. */
  customer: string;
  document: PacketDocument;
}

/**
 * A packet of an order: the frozen one of this number; without a number the latest that was frozen, or else the draft as it
 * comes out now. Undefined where there is none.
 */
export async function findPacket(db: Db, orderId: string, number?: number): Promise<FoundPacket | undefined> {
  const order = await findOrderSaid(db, orderId);
  if (!order) return undefined;
  const { customer } = order;
  const frozen = await findFrozen(db, orderId, number);
  if (frozen || number !== undefined) return frozen && { ...frozen, customer };
  const document = await draftPacket(db, orderId);
  return document && { state: "draft", number: null, at: null, by: null, reason: "", customer, document };
}

async function findFrozen(
  db: Db,
  orderId: string,
  number: number | undefined,
): Promise<Omit<FoundPacket, "customer"> | undefined> {
  if (number !== undefined && !(Number.isSafeInteger(number) && number < 2 ** 31)) return undefined;
  const row = await db
    .selectFrom("packets")
    .leftJoin("users", "users.id", "packets.actorId")
    .select(["number", "document", "reason", "at", "users.name as by"])
    .where("orderId", "=", orderId)
    .$if(number !== undefined, (query) => query.where("number", "=", number ?? 0))
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const document = JSON.parse(row.document) as PacketDocument;
  const rateCard = { ...document.rateCard, value: rateCardKind.read(document.rateCard.value) };
  return { ...row, state: "frozen", document: { ...document, rateCard } };
}

/** Every frozen packet of an order, newest first, without what it holds. */
export function listPackets(db: Db, orderId: string) {
  return db
    .selectFrom("packets")
    .leftJoin("users", "users.id", "packets.actorId")
    .select(["number", "reason", "at", "users.name as by"])
    .where("orderId", "=", orderId)
    .orderBy("number", "desc")
    .execute();
}

/** The packet of an order as it comes out now; undefined where there is no such order. */
export async function draftPacket(db: Db, orderId: string): Promise<PacketDocument | undefined> {
  const order = await findOrderSaid(db, orderId);
  if (!order) return undefined;
  const { sheets } = await findSheets(db, orderId);
  const rules = await findLatest(db, shopRulesKind);
  const rateCard = await findLatest(db, rateCardKind);
  const prices = await findBookPrices(db, order.said);
  const draft: Draft = computeDraft(order.said, sheets, { rules: rules.value, measureEdge: measureTopEdge, prices });
  return {
    format: 1,
    engineVersion: draft.packet.engineVersion,
    orderId,
    order: order.said,
    rules: { version: rules.version, value: rules.value },
    rateCard: { version: rateCard.version, value: rateCard.value },
    sheets,
    ...draft,
  };
}
