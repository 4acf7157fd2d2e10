import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import { shortName } from "#app/domain/accounts/full-name.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import type { FoundPacket } from "./find-packet.server.ts";

/**
 * For the table: frozen packets alone, with no more of the client than a name, and nothing read of quotes or prices. What a
 * packet was frozen with does not leave the server: a work order, labels and a list of what to buy are made of it.
 */
function frozenOnly(db: Db) {
  return db
    .selectFrom("packets")
    .innerJoin("orders", "orders.id", "packets.orderId")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["packets.number", "packets.orderId", "orders.number as orderNumber", "orders.status"])
    .select(["document", "at", "firstName", "lastName"]);
}

type FrozenRow = Awaited<ReturnType<ReturnType<typeof frozenOnly>["execute"]>>[number];

const newest = sql<number>`(select max("number") from "packets" as "newest" where "newest"."orderId" = "packets"."orderId")`;

function readFrozen({ number, orderId, orderNumber, status, document, at, ...person }: FrozenRow): FoundPacket {
  const found = JSON.parse(document) as PacketDocument;
  const called = shownOrderId({ id: orderId, number: orderNumber });
  const frozen = { state: "frozen", number, at, by: null, reason: "" } as const;
  return { ...frozen, customer: shortName(person), called, status, document: found };
}

/** The one of this number, or the latest. */
export async function findFrozenPacket(
  db: Db,
  { userId, orderId }: { userId: string; orderId: string },
  number?: number,
): Promise<FoundPacket | undefined> {
  if (number !== undefined && !(Number.isSafeInteger(number) && number < 2 ** 31)) return undefined;
  const row = await frozenOnly(db)
    .where("packets.orderId", "=", orderId)
    .where("orders.userId", "=", userId)
    .where("packets.number", "=", number ?? newest)
    .executeTakeFirst();
  return row && readFrozen(row);
}

/** The latest of each of these, as they are named; and the cloths of the book in them, by what is needed to know them. */
export async function findFrozenPackets(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return { packets: [], fabrics: [] };
  const rows = await frozenOnly(db)
    .where("packets.orderId", "in", orderIds)
    .where("packets.number", "=", newest)
    .execute();
  const found = new Map(rows.map(readFrozen).map((packet) => [packet.document.orderId, packet]));
  const packets = orderIds.flatMap((id) => found.get(id) ?? []);
  const ids = packets.flatMap(({ document }) => document.cloths.flatMap(({ book }) => book ?? []));
  if (ids.length === 0) return { packets, fabrics: [] };
  const fabrics = await db
    .selectFrom("fabrics")
    .select(["id", "name", "color", "active"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return { packets, fabrics: fabrics.map((fabric) => ({ ...fabric, active: fabric.active === 1 })) };
}
