import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { type Db, findRow } from "#app/db/client.server.ts";
import { containing } from "#app/db/search-pattern.server.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";
import { ownCloths } from "#app/domain/purchasing/own-cloths.ts";
import { coveredBy, needId, needsIn } from "#app/domain/purchasing/purchase-needs.ts";
import { arrivedOf, type PurchaseOrderListQuery, purchaseStates } from "#app/domain/purchasing/purchase-order.ts";
import { lotsInWords, markOf } from "#app/domain/purchasing/purchase-words.ts";
import { isBefore } from "#app/domain/schedule/stage.ts";
import { nameOfNeed, orderLines } from "#app/domain/workroom/paper/purchase-sheet.ts";
import { findCalledAll } from "#app/services/orders/number-order.server.ts";
import { findFrozenPackets } from "#app/services/workroom/find-frozen-packet.server.ts";
import { findBought, findNeeds, statusesOf } from "./find-purchase.server.ts";

/** One page of what was ordered from suppliers, the newest first. */
export async function listPurchaseOrders({ db }: Pick<App, "db">, query: PurchaseOrderListQuery) {
  const counted = await found(db, query.search)
    .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const countOf = (state: string) => Number(counted.find((row) => row.state === state)?.count ?? 0);
  const counts = Object.fromEntries(purchaseStates.map((state) => [state, countOf(state)]));
  const all = purchaseStates.reduce((sum, state) => sum + countOf(state), 0);
  const rowCount = query.state ? countOf(query.state) : all;
  const { page, pageCount } = pageWithin(query.page, rowCount);
  const rows = await found(db, query.search)
    .select(["id", "supplier", "state", "createdAt", "orderedAt", "revision", "toldRevision"])
    .select([ofLines(sql`true`).as("lines"), ofLines(sql`"state" in ('draft', 'waiting')`).as("open")])
    .select(nextExpected.as("expectedOn"))
    .select(toLookAt.as("marked"))
    .$if(query.state !== null, (rowsFound) => rowsFound.where("state", "=", query.state ?? "draft"))
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return {
    rows: rows.map((row) => ({ ...row, lines: Number(row.lines), open: Number(row.open), marked: Number(row.marked) })),
    counts,
    all,
    rowCount,
    page,
    pageCount,
  };
}

const ofLines = (which: ReturnType<typeof sql>) =>
  sql<number>`(select count(*) from "purchaseLines" where "purchaseOrderId" = "purchaseOrders"."id" and
    "state" <> 'cancelled' and ${which})`;

const nextExpected = sql<string | null>`(select min("expectedOn") from "purchaseLines"
  where "purchaseOrderId" = "purchaseOrders"."id" and "state" = 'waiting')`;

/** Open lines for orders of clients that were cancelled, are gone, or have a newer packet. */
const toLookAt = sql<number>`(select count(*) from "purchaseShares"
  inner join "purchaseLines" on "purchaseLines"."id" = "purchaseShares"."lineId"
  left join "orders" on "orders"."id" = "purchaseShares"."orderId"
  where "purchaseOrderId" = "purchaseOrders"."id" and "purchaseLines"."state" in ('draft', 'waiting') and
    ("orders"."id" is null or "orders"."status" = 'cancelled' or exists (select 1 from "packets"
      where "packets"."orderId" = "purchaseShares"."orderId" and "packets"."number" > coalesce("packet", 0))))`;

function found(db: Db, search: string) {
  const text = containing(search.toLowerCase());
  return db
    .selectFrom("purchaseOrders")
    .$if(search !== "", (query) =>
      query.where(sql<boolean>`lower("id" || ' ' || "supplier") like ${text} escape '\\'`),
    );
}

/** One order to a supplier as it stands, without what happens to the orders of clients. */
export async function loadPurchase(db: Db, id: string) {
  const order = await findRow(db, "purchaseOrders", { id });
  if (!order) return undefined;
  const rows = await db
    .selectFrom("purchaseLines")
    .selectAll()
    .where("purchaseOrderId", "=", id)
    .orderBy("position")
    .execute();
  const ids = rows.map((line) => line.id);
  const none = ids.length === 0;
  const shares = none
    ? []
    : await db.selectFrom("purchaseShares").selectAll().where("lineId", "in", ids).orderBy("orderId").execute();
  const arrivals = none
    ? []
    : await db
        .selectFrom("purchaseArrivals")
        .selectAll()
        .where("lineId", "in", ids)
        .orderBy("day")
        .orderBy("at")
        .execute();
  const called = await findCalledAll(
    db,
    shares.map(({ orderId }) => orderId),
  );
  const lines = rows.map((line) => {
    const came = arrivals.filter(({ lineId }) => lineId === line.id);
    const own = shares.filter(({ lineId }) => lineId === line.id);
    const sidemark = [...new Set(own.map(({ orderId }) => called.get(orderId) ?? orderId))].join(", ");
    return { ...line, shares: own, arrivals: came, sidemark, ...arrivedOf(came) };
  });
  return { ...order, lines };
}

export type LoadedPurchase = NonNullable<Awaited<ReturnType<typeof loadPurchase>>>;
export type LoadedLine = LoadedPurchase["lines"][number];

/** The same for its page: each line with what has become of the orders that it is for, and how to get there. */
export async function findPurchaseOrder({ db }: Pick<App, "db">, id: string) {
  const order = await loadPurchase(db, id);
  if (!order) return undefined;
  const orderIds = [...new Set(order.lines.flatMap(({ shares }) => shares.map(({ orderId }) => orderId)))];
  const { orders, rules } = await findNeeds(db, orderIds);
  const needs = needsIn(orderLines(orders, rules));
  const covered = coveredBy(await findBought(db, orderIds));
  const statuses = await statusesOf(db, orderIds);
  const called = await findCalledAll(db, orderIds);
  const nameOf = (orderId: string) => called.get(orderId) ?? orderId;
  const marksOf = ({ state, shares, unit }: LoadedLine) =>
    state === "cancelled"
      ? []
      : shares.flatMap(
          (share) =>
            markOf({
              called: nameOf(share.orderId),
              unit,
              status: statuses.get(share.orderId),
              needMilli: needs.get(needId(share)) ?? 0,
              coveredMilli: covered.get(needId(share))?.milli ?? 0,
            }) ?? [],
        );
  return {
    ...order,
    lines: order.lines.map(({ shares, ...line }) => ({
      ...line,
      shares: shares.map(({ orderId, shareMilli }) => ({ orderId, called: nameOf(orderId), shareMilli })),
      marks: marksOf({ ...line, shares }),
    })),
  };
}

/** What an order of a client waits for, and what has come for it: the cloth that its client sends, then what was ordered. */
export async function findOrderWaits({ db }: Pick<App, "db">, orderId: string) {
  const bought = await findBought(db, [orderId]);
  const came = Map.groupBy(await lotsThatCame(db, orderId), ({ lineId }) => lineId);
  const ordered = bought.flatMap(({ shares, ...line }) =>
    line.state === "cancelled"
      ? []
      : shares
          .filter((share) => share.orderId === orderId)
          .map(({ shareMilli }) => ({
            id: line.id,
            name: line.name,
            color: line.color,
            unit: line.unit,
            state: line.state,
            quantityMilli: line.quantityMilli,
            cameMilli: line.cameMilli,
            shareMilli,
            lots: lotsInWords(came.get(line.id) ?? []),
            expectedOn: line.expectedOn,
            orderedAt: line.orderedAt,
            purchaseId: line.purchaseId,
          })),
  );
  return [...(await findOwnCloths(db, orderId)), ...ordered];
}

/** Before a packet is frozen nobody knows what is needed. */
async function findOwnCloths(db: Db, orderId: string) {
  const { packets } = await findFrozenPackets(db, [orderId]);
  const [packet] = packets;
  if (!packet) return [];
  const { stage, ...days } = await db
    .selectFrom("orders")
    .leftJoin("orderDates", "orderDates.orderId", "orders.id")
    .select(["stage", "fabricExpectedOn", "fabricArrivedOn"])
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  const past = stage !== null && isBefore("fabric", stage);
  return ownCloths(packet.document, { ...days, past }).map(({ need, milli, ...cloth }) => ({
    ...cloth,
    id: need,
    color: "",
    cameMilli: 0,
    shareMilli: milli,
    lots: "",
    purchaseId: null,
  }));
}

/** The dye lots that have come for an order, by the name of the cloth in small letters, whatever its supplier calls it. */
export async function findLots(db: Db, orderId: string): Promise<Record<string, string>> {
  const came = Map.groupBy(await lotsThatCame(db, orderId), ({ need, name, color }) =>
    (nameOfNeed(need) || [name, color].filter(Boolean).join(", ")).toLowerCase(),
  );
  return Object.fromEntries([...came].map(([name, rows]) => [name, lotsInWords(rows)]));
}

/** What was typed of each delivery for an order, the first first. */
function lotsThatCame(db: Db, orderId: string) {
  return db
    .selectFrom("purchaseArrivals")
    .innerJoin("purchaseLines as line", "line.id", "purchaseArrivals.lineId")
    .innerJoin("purchaseShares as share", "share.lineId", "line.id")
    .select(["line.id as lineId", "line.name", "line.color", "share.need", "lot", "bolt"])
    .where("share.orderId", "=", orderId)
    .where("voidedAt", "is", null)
    .where("lot", "<>", "")
    .orderBy("day")
    .orderBy("at")
    .execute();
}
