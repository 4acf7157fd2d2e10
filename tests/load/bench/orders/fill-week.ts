import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import { addDays } from "#app/domain/calendar.ts";
import { partsIn, steps } from "#app/domain/table/sign-offs.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { projectStage } from "#app/services/schedule/project-stage.server.ts";
import { hashOf } from "#app/services/table/find-table.server.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";

const TODAY = "2026-11-15";
const AT = `${TODAY}T12:00:00.000Z`;
const AT_ONCE = 200;
const HOURS_OF_TWO_YEARS = 2 * 365 * 24;

/**
 * What the week, the board and the table read: so many appointments and a fifth as many tasks within two years, a promised
 * week for every order that is priced and not settled, a frozen packet for every one in work, half of them cut.
 */
export async function fillWeek(db: Db, appointments: number) {
  const orders = await db
    .selectFrom("orders")
    .select(["id", "userId", "status", "windowCount"])
    .where((eb) =>
      eb.or([
        eb("status", "in", ["submitted", "quoted", "in progress", "completed", "shipping"]),
        eb.and([eb("status", "=", "delivered"), eb("updatedAt", ">=", addDays(TODAY, -60))]),
      ]),
    )
    .orderBy("id")
    .execute();
  await inPortions(orders, (rows) => db.insertInto("orderDates").values(rows.flatMap(datesOf)).execute());
  const atWork = orders.filter(({ status }) => inWork.includes(status));
  const documents = await documentsBySize(db, atWork);
  await inPortions(atWork, async (rows, from) => {
    const made = rows.map((row, index) => packetOf(row, documents, from + index));
    await db
      .insertInto("packets")
      .values(made.map(({ packet }) => packet))
      .execute();
    const ticks = made.flatMap((one) => one.ticks);
    if (ticks.length > 0) await db.insertInto("signOffs").values(ticks).execute();
  });
  const numbers = Array.from({ length: appointments }, (_, index) => index);
  const aboutOrder = (index: number) => orders[index % orders.length];
  await inPortions(numbers, (rows) =>
    db
      .insertInto("appointments")
      .values(rows.map((index) => appointmentOf(index, aboutOrder(index))))
      .execute(),
  );
  await inPortions(numbers.slice(0, appointments / 5), (rows) =>
    db
      .insertInto("tasks")
      .values(rows.map((index) => taskOf(index, aboutOrder(index))))
      .execute(),
  );
  await inPortions(orders, (rows) =>
    db.transaction().execute(async (tx) => {
      for (const { id } of rows) await projectStage(tx, id);
    }),
  );
  // Long settled: they left the board years ago.
  await db
    .updateTable("orders")
    .set({ stage: "settled", boardOn: sql<string>`substr("updatedAt", 1, 10)` })
    .where("status", "=", "delivered")
    .where("stage", "is", null)
    .execute();
}

interface Open {
  id: string;
  userId: string;
  status: string;
  windowCount: number;
}

const inWork = ["in progress", "completed", "shipping"];

async function inPortions<Row>(all: readonly Row[], write: (rows: Row[], from: number) => Promise<unknown>) {
  for (let from = 0; from < all.length; from += AT_ONCE) await write(all.slice(from, from + AT_ONCE), from);
}

/** From six weeks ago to ten weeks ahead. */
function datesOf({ id, status }: Open, index: number) {
  if (status === "submitted" || status === "delivered") return [];
  const expected = index % 3 === 0 ? addDays(TODAY, (index % 40) - 10) : null;
  const row = { orderId: id, promisedWeek: addDays("2026-11-16", ((index % 17) - 6) * 7), promisedShown: 1 };
  const fabric = { fabricOrderedOn: null, fabricExpectedOn: expected, fabricArrivedOn: index % 2 ? TODAY : null };
  const work = { workStartOn: null, readyOn: index % 5 ? null : addDays(TODAY, index % 30) };
  return [{ ...row, ...fabric, ...work, version: 1, updatedAt: AT, updatedBy: "" }];
}

/** Written once for each number of windows: what matters here is their weight. */
async function documentsBySize(db: Db, orders: readonly Open[]) {
  const documents = new Map<number, PacketDocument>();
  for (const { id, windowCount } of orders) {
    if (documents.has(windowCount)) continue;
    const draft = await draftPacket(db, id);
    if (draft) documents.set(windowCount, draft);
  }
  return documents;
}

function packetOf({ id: orderId, windowCount }: Open, documents: Map<number, PacketDocument>, index: number) {
  const document = { ...(documents.get(windowCount) as PacketDocument), orderId };
  const packet = { orderId, number: 1, reason: "", actorId: null, at: AT, document: JSON.stringify(document) };
  const parts = index % 2 === 0 ? partsIn(document) : [];
  const ticks = parts.flatMap((part) =>
    steps.slice(0, 3).map((step) => ({
      id: `${orderId}/${part.windowKey}/${step}`,
      orderId,
      packetNumber: 1,
      windowKey: part.windowKey,
      treatment: part.treatment,
      step,
      act: "ticked" as const,
      by: "bench",
      initials: "MW",
      at: AT,
      note: "",
      partHash: hashOf(part),
      formKey: `${orderId}/${part.windowKey}/${step}`,
    })),
  );
  return { packet: { ...packet, id: `packet-${orderId}` }, ticks };
}

function appointmentOf(index: number, about: Open | undefined) {
  const start = Date.parse(`${addDays(TODAY, -640)}T14:00:00.000Z`) + (index % HOURS_OF_TWO_YEARS) * 3_600_000;
  const words = { title: "", address: `${index} Sample Street, Ardmore, PA 19003`, clientNote: "", houseNote: "" };
  return {
    id: `appointment-${index}`,
    kind: "installation" as const,
    calendar: `van-${index % 3}`,
    assigneeId: null,
    orderId: about?.id ?? null,
    userId: about?.userId ?? null,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 7_200_000).toISOString(),
    bufferMinutes: 30,
    state: "booked" as const,
    ...words,
    sequence: 0,
    version: 1,
    createdBy: "bench",
    createdAt: AT,
    updatedAt: AT,
    closedAt: null,
    closedBy: null,
    closedWords: "",
  };
}

function taskOf(index: number, about: Open | undefined) {
  const done = index % 4 === 0 ? AT : null;
  return {
    id: `task-${index}`,
    title: `Call about order ${index}`,
    note: "",
    dueOn: addDays(TODAY, (index % 730) - 640),
    orderId: about?.id ?? null,
    customerId: null,
    assigneeId: null,
    doneAt: done,
    doneBy: null,
    createdBy: "bench",
    createdAt: AT,
    version: 1,
  };
}
