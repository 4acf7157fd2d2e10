import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { computeDraft, type Draft } from "#app/domain/workroom/sheet/compute-draft.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { measureTopEdge } from "#app/drawing/tops/measure-edge.ts";
import { findBookFabrics } from "#app/services/fabrics/read-book.server.ts";
import { rateCardKind } from "./document-kinds.server.ts";
import { bookedIn, pricesIn } from "./early-quotes.server.ts";
import { findOrderSaid, findOrdersSaid, type WorkroomOrder } from "./find-order-said.server.ts";
import { findSheetsOf } from "./find-sheets.server.ts";
import { findHouse } from "./find-versions.server.ts";

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
  /** What the order is called. */
  called: string;
  /** Which remake it is the packet of; none of a whole order's. */
  remake?: number;
  document: PacketDocument;
}

/**
 * A packet of an order: the frozen one of this number; without a number the latest that was frozen, or else the draft as it
 * comes out now. Undefined where there is none.
 */
export async function findPacket(db: Db, orderId: string, number?: number): Promise<FoundPacket | undefined> {
  if (number === undefined) return (await findPackets(db, [orderId])).packets[0];
  const order = Number.isSafeInteger(number) && number < 2 ** 31 ? await findOrderSaid(db, orderId) : undefined;
  const [frozen] = order ? await frozenOf(db, [orderId]).where("number", "=", number).execute() : [];
  return order && frozen && packetIn(frozen, order);
}

/** Those of several orders, as they are named, without asking for each; and the cloths of the book in them. */
export async function findPackets(db: Db, orderIds: readonly string[]) {
  const orders = await findOrdersSaid(db, orderIds);
  if (orders.length === 0) return { packets: [], fabrics: [] };
  const latest = sql<number>`(select max("number") from "packets" as "newest" where "newest"."orderId" = "packets"."orderId")`;
  const rows = await frozenOf(
    db,
    orders.map(({ id }) => id),
  )
    .where("number", "=", latest)
    .execute();
  const frozen = new Map(rows.map((row) => [row.orderId, row]));
  const frozenCloths = rows.flatMap((row) => readDocument(row).cloths.flatMap(({ book }) => book ?? []));
  const { drafts, fabrics } = await draftsOf(
    db,
    orders.filter(({ id }) => !frozen.has(id)),
    frozenCloths,
  );
  const packets = orderIds.flatMap((orderId) => {
    const order = orders.find(({ id }) => id === orderId);
    const row = frozen.get(orderId);
    if (!order) return [];
    if (row) return packetIn(row, order);
    const document = drafts.get(orderId);
    const none = { number: null, at: null, by: null, reason: "" };
    return document
      ? { state: "draft" as const, ...none, customer: order.customer, called: order.called, document }
      : [];
  });
  return { packets, fabrics };
}

function frozenOf(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom("packets")
    .leftJoin("users", "users.id", "packets.actorId")
    .select(["packets.orderId", "number", "document", "reason", "at", "users.name as by"])
    .where("packets.orderId", "in", orderIds);
}

type FrozenRow = Awaited<ReturnType<ReturnType<typeof frozenOf>["execute"]>>[number];

function packetIn(row: FrozenRow, { customer, called }: WorkroomOrder): FoundPacket {
  const { number, reason, at, by } = row;
  const document = readDocument(row);
  const rateCard = { ...document.rateCard, value: rateCardKind.read(document.rateCard.value) };
  return { state: "frozen", number, reason, at, by, customer, called, document: { ...document, rateCard } };
}

function readDocument({ document }: FrozenRow): PacketDocument {
  return JSON.parse(document) as PacketDocument;
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
  return (await draftsOf(db, await findOrdersSaid(db, [orderId]), [])).drafts.get(orderId);
}

/** The same with its windows as they would be if this were changed about them. */
export async function draftPacketWith(
  db: Db,
  orderId: string,
  change: (windows: readonly Window[]) => readonly Window[],
): Promise<PacketDocument | undefined> {
  const orders = await findOrdersSaid(db, [orderId]);
  const changed = orders.map((order) => ({ ...order, said: { ...order.said, windows: change(order.said.windows) } }));
  return (await draftsOf(db, changed, [])).drafts.get(orderId);
}

/** By the orders' numbers, and the cloths that the book has of theirs and of these. */
async function draftsOf(db: Db, orders: readonly WorkroomOrder[], cloths: readonly string[]) {
  const booked = orders.flatMap(({ said }) => bookedIn(said.windows));
  const fabrics = await findBookFabrics(db, [...booked, ...cloths]);
  if (orders.length === 0) return { drafts: new Map<string, PacketDocument>(), fabrics };
  const sheetsOf = await findSheetsOf(
    db,
    orders.map(({ id }) => id),
  );
  const { rules, rateCard } = await findHouse(db);
  const prices = pricesIn(fabrics);
  const drafts = orders.map(({ id: orderId, said: order }) => {
    const { sheets } = sheetsOf(orderId);
    const draft: Draft = computeDraft(order, sheets, { rules: rules.value, measureEdge: measureTopEdge, prices });
    const document: PacketDocument = {
      format: 1,
      engineVersion: draft.packet.engineVersion,
      orderId,
      order,
      rules: { version: rules.version, value: rules.value },
      rateCard: { version: rateCard.version, value: rateCard.value },
      sheets,
      ...draft,
    };
    return [orderId, document] as const;
  });
  return { drafts: new Map(drafts), fabrics };
}
