import { type Db, dropRows, getRow, setRows } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { withoutPerson } from "#app/domain/customers/deletion.ts";
import { defaultWindowName } from "#app/domain/orders/window.ts";
import { followOrder } from "#app/services/ledger/charge-order.server.ts";
import { endConsent } from "#app/services/orders/end-consent.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";

/** An order that still asked for something, and is kept: it asks no more. A waiting credit goes back to its visit. */
export async function closeOrder(db: Db, orderId: string, { userId, at }: { userId: string; at: string }) {
  const { status, totalCents } = await getRow(db, "orders", { id: orderId }, ["status", "totalCents"]);
  const event = { orderId, actorId: userId, at };
  await db
    .updateTable("orders")
    .set((eb) => ({ status: "cancelled", updatedAt: at, version: eb("version", "+", 1) }))
    .where("id", "=", orderId)
    .execute();
  // Nobody is left to answer its quote.
  await setRows(db, "quotes", { openOf: orderId }, { state: "withdrawn", openOf: null, closedAt: at, updatedAt: at });
  await recordEvent(db, { ...event, kind: "status_changed", details: { before: status, after: "cancelled" } });
  await recordTurn(db, { ...event, fromStatus: status, toStatus: "cancelled", totalCents });
  await dropRows(db, "consultationCredits", { orderId });
  await endConsent(db, event);
  await followOrder(db, { userId, ...event });
}

/**
 * Takes out of a kept order what its client wrote about themselves: the names of the windows, the notes and how to get in, also where the
 * trail or a frozen packet tells of them, and what stands under its quotes. What was to be made, and what it cost, stays.
 */
export async function emptyOrder(db: Db, orderId: string, at: string) {
  const row = await getRow(db, "orders", { id: orderId }, ["windows", "hardware"]);
  const { windows } = readOrderDocuments(row);
  const finished = windows.map(({ draft: _, ...window }) => window);
  const unnamed = withoutPerson(finished, newNames(windows)).map((window, index) => ({
    ...window,
    // Two of one name would both get the first one's.
    name: defaultWindowName(index + 1),
  }));
  await setRows(db, "orders", { id: orderId }, { windows: JSON.stringify({ version: 2, list: unnamed }), site: "" });
  await db
    .updateTable("orderEvents")
    .set({ details: "{}" })
    .where("orderId", "=", orderId)
    .where("kind", "in", ["window_changed", "window_added", "window_removed", "started_without"])
    .execute();
  await emptyPackets(db, orderId);
  await db
    .updateTable("documentPeople")
    .set({ person: null, erasedAt: at })
    .where((eb) =>
      eb.or([
        eb.and({ document: "order", documentId: orderId }),
        eb.and([eb("document", "=", "quote"), eb("documentId", "in", idsOf(db, "quotes", orderId))]),
        eb.and([eb("document", "=", "answer"), eb("documentId", "in", idsOf(db, "quoteAnswers", orderId))]),
        eb.and([eb("document", "=", "entry"), eb("documentId", "in", idsOf(db, "ledgerEntries", orderId))]),
      ]),
    )
    .where("erasedAt", "is", null)
    .execute();
}

/** A frozen packet never changes, but for this. Why it was replaced is in our words, which may be about the person. */
async function emptyPackets(db: Db, orderId: string) {
  const packets = await db.selectFrom("packets").select(["id", "document"]).where("orderId", "=", orderId).execute();
  for (const { id, document } of packets) {
    const read = JSON.parse(document) as { order?: { windows?: { name: string }[] } };
    const empty = withoutPerson(read, newNames(read.order?.windows ?? []));
    await setRows(db, "packets", { id }, { document: JSON.stringify(empty), reason: "" });
  }
  const told = db.selectFrom("orderEvents").select(["id", "details"]).where("orderId", "=", orderId);
  for (const { id, details } of await told.where("kind", "in", ["packet_frozen", "packet_revised"]).execute()) {
    const { number } = JSON.parse(details) as { number?: number };
    await setRows(db, "orderEvents", { id }, { details: JSON.stringify({ number, reason: "" }) });
  }
}

function newNames(windows: readonly { name: string }[]) {
  return new Map(windows.map(({ name }, index) => [name, defaultWindowName(index + 1)]));
}

function idsOf(db: Db, table: "quotes" | "quoteAnswers" | "ledgerEntries", orderId: string) {
  // All of these tables have both columns, which the types cannot say of a table that is not named.
  return db
    .selectFrom(table as "quotes")
    .select("id")
    .where("orderId", "=", orderId);
}
