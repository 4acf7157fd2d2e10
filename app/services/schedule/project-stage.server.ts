import { sql, type Updateable } from "kysely";
import { type Db, getRow } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { addDays, dayOf } from "#app/domain/calendar.ts";
import { clothAgain, type FabricDates, fabricDatesOf, packetFacts } from "#app/domain/schedule/fabric-dates.ts";
import { lastDayOf } from "#app/domain/schedule/lateness.ts";
import { NO_TICKS, type PartCounts, SETTLED_DAYS, type StageFacts, stageOf } from "#app/domain/schedule/stage.ts";
import { remakeDocument } from "#app/domain/workroom/remakes/remake-document.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { countTables } from "#app/services/table/find-table.server.ts";
import { findOpenRemakes } from "#app/services/workroom/remakes/find-remakes.server.ts";

/** After every other day. */
export const NEVER = "9999-12-31";

/** What of the stage of an order the board reads without asking again. */
export interface KeptFacts {
  packet: { parts: PartCounts } | null;
  fabric: FabricDates;
  /** How many parts are to be made again; nothing in what was kept before there were remakes. */
  remakes?: number;
  /** What is to be bought for those and is not here. */
  again?: FabricDates;
  /** The one that is booked, or else the last that was done. */
  installation: { startsAt: string; done: boolean } | null;
}

const NOTHING_KEPT: KeptFacts = {
  packet: null,
  fabric: fabricDatesOf(null, [], { fabricOrderedOn: null, fabricExpectedOn: null, fabricArrivedOn: null }),
  installation: null,
};

export function readKept(text: string): KeptFacts {
  return text === "" ? NOTHING_KEPT : (JSON.parse(text) as KeptFacts);
}

/**
 * Writes where an order stands, for the board and lists. Its version stays: nobody's typing is in the way. Called inside the
 * transaction of whatever the stage follows from: a turn of its life, money, a packet, what was bought, a date.
 */
export async function projectStage(db: Db, orderId: string) {
  const found = await findStage(db, orderId);
  if (!found) return;
  const { stage, boardOn, stageFacts } = found;
  await db
    .updateTable("orders")
    .set({ stage, boardOn, stageFacts })
    .where("id", "=", orderId)
    .where((eb) =>
      eb.or([eb("stage", "is distinct from", stage), eb("boardOn", "<>", boardOn), eb("stageFacts", "<>", stageFacts)]),
    )
    .execute();
}

/** Of several, always in the same order: two who do so at once wait for each other only one way. */
export async function projectStages(db: Db, orderIds: readonly string[]) {
  for (const orderId of [...new Set(orderIds)].sort()) await projectStage(db, orderId);
}

/** What the rule says of an order now, or once this is written to it. */
export async function findStage(db: Db, orderId: string, values: Updateable<Database["orders"]> = {}) {
  const row = await db
    .selectFrom("orders")
    .leftJoin("orderDates", "orderDates.orderId", "orders.id")
    .select(["status", "totalCents", "quoteId", "acceptedQuoteId", "dueCents", "windowCount"])
    .select(["promisedWeek", "fabricOrderedOn", "fabricExpectedOn", "fabricArrivedOn"])
    .select([latestPacket.as("document"), installationsOf("booked").as("booked"), installationsOf("done").as("done")])
    .select([openRemakes.as("remakes"), boughtLines.as("bought")])
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { status, totalCents, quoteId, acceptedQuoteId, dueCents } = { ...row, ...values };
  const accepted = acceptedQuoteId !== null && acceptedQuoteId === quoteId;
  const known = made.includes(status) || (status === "quoted" && accepted);
  const kept = known ? await findKept(db, orderId, row) : NOTHING_KEPT;
  const facts: StageFacts = {
    status,
    priced: totalCents !== null,
    accepted,
    dueCents: dueCents ?? 0,
    packet: kept.packet,
    // What is cut was there, whatever nobody wrote down.
    clothThere: (kept.fabric.there || isCut(kept)) && !kept.again,
    installation: kept.installation !== null,
  };
  const stage = stageOf(facts);
  const open = stage && !kept.installation?.done;
  const promised = open && row.promisedWeek ? lastDayOf(row.promisedWeek) : NEVER;
  // What is made again stays on the board until it is done.
  const settled = stage === "settled" && !kept.remakes;
  const boardOn = settled ? addDays(await deliveredOn(db, orderId), SETTLED_DAYS) : promised;
  return { stage, boardOn, stageFacts: known ? JSON.stringify(kept) : "" };
}

/** All of its first making: what is made again is cut of more cloth, which is bought by itself. */
function isCut({ packet, remakes = 0 }: KeptFacts) {
  const first = (packet?.parts.all ?? 0) - remakes;
  return packet !== null && first > 0 && packet.parts.cut >= first;
}

const made = ["in progress", "completed", "shipping", "delivered"];

interface Typed {
  document: string | null;
  booked: string | null;
  done: string | null;
  windowCount: number;
  remakes: number | string;
  bought: number | string;
  fabricOrderedOn: string | null;
  fabricExpectedOn: string | null;
  fabricArrivedOn: string | null;
}

async function findKept(db: Db, orderId: string, typed: Typed): Promise<KeptFacts> {
  const { document, booked, done } = typed;
  const packet = document === null ? undefined : packetFacts(JSON.parse(document) as PacketDocument);
  // An order without windows has nothing to cut, and needs no packet.
  const parts = packet?.parts ?? (typed.windowCount === 0 ? 0 : undefined);
  const bought = Number(typed.bought) > 0 ? await findBought(db, orderId) : [];
  // Before a packet says which of it is cloth, what is sold by the yard is.
  const lines = packet ? bought : bought.filter(({ unit }) => unit === "yard");
  const fabric = fabricDatesOf(packet?.needs ?? null, lines, typed);
  const startsAt = booked ?? done;
  const installation = startsAt === null ? null : { startsAt, done: booked === null };
  const { cut, sewn, packed, changed } = (packet && (await countTables(db, [orderId])).get(orderId)) ?? NO_TICKS;
  const remakes = Number(typed.remakes);
  const again =
    remakes > 0 && document !== null ? clothAgain(await findAgain(db, orderId, document), bought) : undefined;
  const counts = parts === undefined ? null : { parts: { all: parts + remakes, cut, sewn, packed, changed } };
  return { packet: counts, fabric, ...(remakes > 0 && { remakes }), ...(again && { again }), installation };
}

/** Before it is frozen a remake takes what the part took. */
async function findAgain(db: Db, orderId: string, document: string) {
  const rows = await findOpenRemakes(db, [orderId]);
  const ticks = await db
    .selectFrom("signOffs")
    .select(["remake", "act"])
    .where("orderId", "=", orderId)
    .where("remake", ">", 0)
    .where("step", "=", "cut")
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map(({ document: frozen, windowKey: window, treatment: type, ...remake }) => {
    const made = frozen ?? remakeDocument(JSON.parse(document) as PacketDocument, { window, type });
    const cut = ticks.findLast((tick) => tick.remake === remake.number)?.act === "ticked";
    return { needs: made ? packetFacts(made, remake).needs : [], cut };
  });
}

/** The newest packet of an order, with its first installation that is booked and its last that was done. */
const latestPacket = sql<string | null>`(select "packets"."document" from "packets"
  where "packets"."orderId" = "orders"."id" order by "packets"."number" desc limit 1)`;
const installationsOf = (state: "booked" | "done") =>
  sql<string | null>`(select ${sql.raw(state === "booked" ? "min" : "max")}("startsAt") from "appointments"
    where "appointments"."orderId" = "orders"."id" and "kind" = 'installation' and "state" = ${state})`;

/** PostgreSQL counts in text. */
const openRemakes = sql<number | string>`(select count(*) from "remakes"
  where "remakes"."orderId" = "orders"."id" and "remakes"."state" = 'open')`;

const boughtLines = sql<number | string>`(select count(*) from "purchaseShares"
  where "purchaseShares"."orderId" = "orders"."id")`;

/** Every line that was bought for an order, or is about to be. */
async function findBought(db: Db, orderId: string) {
  const rows = await db
    .selectFrom("purchaseShares as share")
    .innerJoin("purchaseLines as line", "line.id", "share.lineId")
    .innerJoin("purchaseOrders as purchase", "purchase.id", "line.purchaseOrderId")
    .select(["share.need", "line.unit", "line.state", "line.expectedOn", "purchase.orderedAt"])
    .select(lastArrival.as("arrivedOn"))
    .where("share.orderId", "=", orderId)
    .orderBy("line.id")
    .execute();
  return rows.map(({ orderedAt, ...line }) => ({ ...line, orderedOn: orderedAt && dayOf(orderedAt) }));
}

const lastArrival = sql<string | null>`(select max("day") from "purchaseArrivals"
  where "lineId" = "line"."id" and "voidedAt" is null)`;

async function deliveredOn(db: Db, orderId: string) {
  const turn = await db
    .selectFrom("orderStatusHistory")
    .select("at")
    .where("orderId", "=", orderId)
    .where("toStatus", "=", "delivered")
    .where("fromStatus", "is distinct from", "delivered")
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return dayOf(turn?.at ?? (await updatedAt(db, orderId)));
}

async function updatedAt(db: Db, orderId: string) {
  const row = await getRow(db, "orders", { id: orderId }, ["updatedAt"]);
  return row.updatedAt;
}
