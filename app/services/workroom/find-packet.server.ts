import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { countFound, type Db } from "#app/db/client.server.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { buyersOtherwise, computeDraft, type Draft } from "#app/domain/workroom/sheet/compute-draft.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { measureTopEdge } from "#app/drawing/tops/measure-edge.ts";
import { findBookFabrics } from "#app/services/fabrics/read-book.server.ts";
import { bookedIn, pricesIn } from "./early-quotes.server.ts";
import { findOrderSaid, findOrdersSaid, type WorkroomOrder } from "./find-order-said.server.ts";
import { findHouseAndSheets, rateCardKind } from "./kept-versions.server.ts";
import { findSheets, readSheets } from "./sheets.server.ts";

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
  /** Where the order stands. */
  status: string;
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
  if (orders.length === 0) return { packets: [], fabrics: [], remakes: [] };
  const ids = orders.map(({ id }) => id);
  const { latest, remakes } = await findFrozen(db, ids);
  const frozen = new Map(latest.map((row) => [row.orderId, row]));
  const frozenCloths = latest.flatMap((row) => readDocument(row).cloths.flatMap(({ book }) => book ?? []));
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
    const { customer, called, status } = order;
    return document ? { state: "draft" as const, ...none, customer, called, status, document } : [];
  });
  return { packets, fabrics, remakes };
}

/** The latest packets of these orders, and those of what is being made again. */
async function findFrozen(db: Db, orderIds: readonly string[]) {
  const latest = sql<number>`(select max("number") from "packets" as "newest" where "newest"."orderId" = "packets"."orderId")`;
  const remakes = db
    .selectFrom("remakes")
    .leftJoin("users", "users.id", "frozenBy")
    .select((eb) => ["orderId", "number", eb.ref("document").$notNull().as("document"), eb.val("").as("reason")])
    .select((eb) => [eb.ref("frozenAt").$notNull().as("at"), "users.name as by", "extraInches"])
    .where("remakes.state", "=", "open")
    .where("document", "is not", null)
    .where("orderId", "in", orderIds);
  const rows = await frozenOf(db, orderIds)
    .select(sql<number | null>`cast(null as integer)`.as("extraInches"))
    .where("number", "=", latest)
    .unionAll(remakes)
    .orderBy("orderId")
    .orderBy("number")
    .execute();
  return {
    latest: rows.filter(({ extraInches }) => extraInches === null),
    remakes: rows.flatMap(({ extraInches, ...row }) =>
      extraInches === null ? [] : { number: row.number, extraInches, document: readDocument(row) },
    ),
  };
}

function frozenOf(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom("packets")
    .leftJoin("users", "users.id", "packets.actorId")
    .select(["packets.orderId", "number", "document", "reason", "at", "users.name as by"])
    .where("packets.orderId", "in", orderIds);
}

type FrozenRow = Awaited<ReturnType<ReturnType<typeof frozenOf>["execute"]>>[number];

function packetIn(row: FrozenRow, { customer, called, status }: WorkroomOrder): FoundPacket {
  const { number, reason, at, by } = row;
  const document = readDocument(row);
  const rateCard = { ...document.rateCard, value: rateCardKind.read(document.rateCard.value) };
  const packet = { ...document, rateCard };
  return { state: "frozen", number, reason, at, by, customer, called, status, document: packet };
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

/** Where its sheet says otherwise than the order who buys a cloth, in sentences; most orders are not worked out for that. */
export async function findBuyersOtherwise(db: Db, orderId: string): Promise<string[]> {
  const { sheets } = await findSheets(db, orderId);
  const decided = Object.values(sheets.fabrics).some(({ com }) => com !== undefined);
  const draft = decided ? await draftPacket(db, orderId) : undefined;
  return draft ? buyersOtherwise(draft.packet) : [];
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
  const ids = orders.map(({ id }) => id);
  const decided = await findHouseAndSheets(db, ids);
  const { rules, rateCard } = decided;
  const sheetsOf = Map.groupBy(decided.sheets, ({ orderId }) => orderId);
  const prices = pricesIn(fabrics);
  const drafts = orders.map(({ id: orderId, said: order }) => {
    const { sheets } = readSheets(sheetsOf.get(orderId) ?? []);
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

const inWork = statusesThat(({ desk }) => desk === "inWork");

/** Orders in progress whose packet could not be frozen. An order without windows has nothing to cut, and needs none. */
export async function countWithoutPacket({ db }: Pick<App, "db">) {
  return db
    .selectFrom("orders")
    .where("status", "in", inWork)
    .where("windowCount", ">", 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("packets").select("packets.id").whereRef("packets.orderId", "=", "orders.id"))),
    )
    .$call(countFound);
}
