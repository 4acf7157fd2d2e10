import { type ExpressionBuilder, sql } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { coveredBy, stillNeeded } from "#app/domain/purchasing/purchase-needs.ts";
import type { PacketTreatment } from "#app/domain/workroom/packet.ts";
import { orderLines, purchaseSheet } from "#app/domain/workroom/paper/purchase-sheet.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { findFrozenPackets } from "#app/services/workroom/find-frozen-packet.server.ts";
import { type FoundPacket, findPackets } from "#app/services/workroom/find-packet.server.ts";
import { findLatest, shopRulesKind } from "#app/services/workroom/kept-versions.server.ts";
import { findOpenRemakes, isMadeAgain } from "#app/services/workroom/remakes/find-remakes.server.ts";

/** More orders than this are not bought for at once. */
export const MOST_ORDERS = 40;

/** Orders that something can be bought for: those that are being made, and those that wait to be. */
const boughtForStatuses = ["submitted", "quoted", "in progress"];

/**
 * What these orders still need together, by supplier: their frozen packets, and for those without one the draft, but for what
 * was bought. Several are rounded by the shop rules of today, one by its own. Orders that are not there are left out.
 */
export async function findPurchase({ db }: Pick<App, "db">, orderIds: readonly string[]) {
  return purchaseOf(db, await findPackets(db, toBuyFor(orderIds)));
}

/** The same for the table: of frozen packets alone, and read without a price. */
export async function findTablePurchase({ db }: Pick<App, "db">, orderIds: readonly string[]) {
  const found = await findFrozenPackets(db, toBuyFor(orderIds));
  const ids = found.packets.map(({ document }) => document.orderId);
  const remakes = await findOpenRemakes(db, ids);
  const { orders, groups, closed, bought } = await purchaseOf(db, { ...found, remakes });
  return { orders: orders.map((order) => ({ ...order, customer: "" })), groups, closed, bought };
}

interface Packets {
  packets: readonly FoundPacket[];
  fabrics: readonly { id: string; name: string; color: string; active: boolean }[];
  remakes: readonly { number: number; extraInches: number; document: PacketDocument | undefined }[];
}

async function purchaseOf(db: Db, found: Packets) {
  const { orders: needing, rules, fabrics } = await needsOf(db, found);
  const statuses = new Map(found.packets.map(({ document, status }) => [document.orderId, status]));
  const ids = [...new Set(needing.map(({ orderId }) => orderId))];
  const bought = await findBought(db, ids);
  const isBoughtFor = (id: string) => boughtForStatuses.includes(statuses.get(id) ?? "");
  const again = new Set(needing.flatMap(({ orderId, remake }) => (remake ? [orderId] : [])));
  // Of an order that is made already, only what is made again is bought.
  const orders = needing.filter(({ orderId, remake }) => remake || isBoughtFor(orderId) || !again.has(orderId));
  const groups = purchaseSheet(orders, rules, stillNeeded(orderLines(orders, rules), coveredBy(bought)));
  return {
    orders: needing
      .filter(({ remake }) => !remake)
      .map(({ orderId: id, called, number, customer }) => ({ id, called, number, customer })),
    groups,
    /** Of these nothing is bought, because of where they stand. */
    closed: needing
      .filter(({ orderId: id, remake }) => !remake && !isBoughtFor(id))
      .filter(({ orderId: id }) => !again.has(id) || statuses.get(id) === "cancelled")
      .map(({ called }) => called),
    bought,
    /** Cloths of the book, whose name and color stand apart there. */
    fabrics: fabrics.map(({ name, color }) => ({ name, color })),
    /** What a yard of each cloth costs us, by its name, where the book or the sheet says so. */
    costs: new Map(orders.flatMap(({ windows }) => windows.flatMap(({ treatments }) => treatments.flatMap(costsIn)))),
  };
}

function costsIn({ treatment }: PacketTreatment): [string, number][] {
  const { fabric, band, insetBand, contrast, contrastWelt } = treatment ?? {};
  const cloths = [fabric, band?.fabric, insetBand?.fabric, contrast, contrastWelt];
  return cloths.flatMap((cloth): [string, number][] =>
    cloth?.costPerYard === undefined ? [] : [[cloth.name, cloth.costPerYard]],
  );
}

/** What orders are made of, for the list of what they need. */
export async function findNeeds(db: Db, orderIds: readonly string[]) {
  return needsOf(db, await findPackets(db, toBuyFor(orderIds)));
}

function toBuyFor(orderIds: readonly string[]) {
  return [...new Set(orderIds)].slice(0, MOST_ORDERS);
}

async function needsOf(db: Db, { packets, fabrics, remakes }: Packets) {
  const [first] = packets;
  // A draft is made by the rules of today.
  const today = packets.find(({ state }) => state === "draft")?.document.rules.value;
  const rules =
    packets.length === 1 && first ? first.document.rules.value : (today ?? (await findLatest(db, shopRulesKind)).value);
  const gone = new Set(fabrics.filter(({ active }) => !active).map(({ id }) => id));
  const needOf = (document: FoundPacket["document"]) => ({
    orderId: document.orderId,
    windows: document.packet.windows,
    inputs: document.inputs,
    hardware: document.order.hardware,
    gone: document.cloths.flatMap(({ name, book }) => (book !== undefined && gone.has(book) ? [name] : [])),
  });
  const orders = packets.map(({ number, customer, called, document }) => ({
    ...needOf(document),
    called,
    number,
    customer,
    remake: undefined,
  }));
  const calledOf = (id: string) => orders.find(({ orderId }) => orderId === id)?.called ?? id;
  const again = remakes.flatMap(({ document, number, extraInches }) => {
    if (!document) return [];
    const called = calledOf(document.orderId);
    return { ...needOf(document), called, number: null, customer: "", remake: { number, extraInches } };
  });
  return { orders: [...orders, ...again], rules, fabrics };
}

export async function statusesOf(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map<string, string>();
  const rows = await db.selectFrom("orders").select(["id", "status"]).where("id", "in", orderIds).execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** Every line that was bought, or is about to be, for any of these orders, with all whom it is for. */
export async function findBought(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom("purchaseShares as share")
    .innerJoin("purchaseLines as line", "line.id", "share.lineId")
    .innerJoin("purchaseOrders as purchase", "purchase.id", "line.purchaseOrderId")
    .select(["line.id", "line.name", "line.color", "line.unit", "line.quantityMilli", "line.state", "line.expectedOn"])
    .select(["purchase.id as purchaseId", "purchase.supplier", "purchase.orderedAt"])
    .leftJoin("orders", "orders.id", "share.orderId")
    .select(["share.orderId", "orders.number", "share.need", "share.needMilli", "share.shareMilli"])
    .select([arrivals("quantityMilli").as("cameMilli"), arrivals("faultyMilli").as("faultyMilli")])
    .where(
      "line.id",
      "in",
      db.selectFrom("purchaseShares").select("purchaseShares.lineId").where("purchaseShares.orderId", "in", orderIds),
    )
    .orderBy("purchase.createdAt")
    .orderBy("line.position")
    .orderBy("share.orderId")
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...rest]) => {
    if (!first) return [];
    const { id, name, color, unit, quantityMilli, state, expectedOn, purchaseId, supplier, orderedAt } = first;
    const line = { id, name, color, unit, quantityMilli, state, expectedOn, purchaseId, supplier, orderedAt };
    const { cameMilli, faultyMilli } = first;
    return {
      ...line,
      cameMilli: Number(cameMilli),
      goodMilli: Number(cameMilli) - Number(faultyMilli),
      shares: [first, ...rest].map(({ orderId, number, need, needMilli, shareMilli }) => ({
        orderId,
        called: shownOrderId({ id: orderId, number }),
        need,
        needMilli,
        shareMilli,
      })),
    };
  });
}

const arrivals = (column: "quantityMilli" | "faultyMilli") =>
  sql<number>`(select coalesce(sum(${sql.ref(column)}), 0) from "purchaseArrivals"
    where "lineId" = "line"."id" and "voidedAt" is null)`;

/** Those in such a status, and any other but a cancelled one of which something is made again. */
const isBoughtFor = (eb: ExpressionBuilder<Database, "orders">) =>
  eb.or([eb("orders.status", "in", boughtForStatuses), isMadeAgain(eb)]);

export async function listOrdersToBuyFor({ db }: Pick<App, "db">) {
  const rows = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["orders.id", "orders.number", "orders.userId", "status", "users.name as customer"])
    .where(isBoughtFor)
    .orderBy("submittedAt", "desc")
    .limit(MOST_ORDERS)
    .execute();
  return rows.map((row) => ({ ...row, called: shownOrderId(row) }));
}

/** Those of them that lie at the table, by number and without a name. */
export async function listTableOrders({ db }: Pick<App, "db">) {
  const rows = await db
    .selectFrom("orders")
    .select(["orders.id", "orders.number", "status"])
    .where(isBoughtFor)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("packets").select("packets.id").whereRef("packets.orderId", "=", "orders.id")),
    )
    .orderBy("submittedAt", "desc")
    .limit(MOST_ORDERS)
    .execute();
  return rows.map((row) => ({ id: row.id, called: shownOrderId(row), status: row.status, customer: "" }));
}
