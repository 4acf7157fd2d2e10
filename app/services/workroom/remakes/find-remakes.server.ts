import type { ExpressionBuilder } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { shortName } from "#app/domain/accounts/full-name.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { partsToRemake } from "#app/domain/workroom/remakes/remake-document.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import type { OrderPlace } from "#app/services/orders/with-order.server.ts";
import type { FoundPacket } from "#app/services/workroom/find-packet.server.ts";

/** Whether something of an order is made again, whatever became of it, unless it was cancelled. */
export function isMadeAgain(eb: ExpressionBuilder<Database, "orders">) {
  const open = eb
    .selectFrom("remakes")
    .select("remakes.id")
    .whereRef("remakes.orderId", "=", "orders.id")
    .where("remakes.state", "=", "open")
    .where("remakes.frozenAt", "is not", null);
  return eb.and([eb("orders.status", "<>", "cancelled"), eb.exists(open)]);
}

/** What of these orders is being made again, with its packet where that is frozen. Nothing of what it costs is read. */
export async function findOpenRemakes(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom("remakes")
    .leftJoin("users", "users.id", "frozenBy")
    .select(["orderId", "number", "windowKey", "treatment", "extraInches", "document", "frozenAt", "users.name as by"])
    .where("remakes.state", "=", "open")
    .where("orderId", "in", orderIds)
    .orderBy("orderId")
    .orderBy("number")
    .execute();
  return rows.map(({ document, ...row }) => ({
    ...row,
    document: document === null ? undefined : (JSON.parse(document) as PacketDocument),
  }));
}

/** Everything that was made again of an order, for those who see what it costs; and what of it can be. */
export async function findRemakes({ db }: Pick<App, "db">, orderId: string) {
  const packet = await db
    .selectFrom("packets")
    .select("document")
    .where("orderId", "=", orderId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  const parts = packet ? partsToRemake(JSON.parse(packet.document) as PacketDocument) : [];
  const rows = packet ? await listRemakes(db, orderId) : [];
  const wordsOf = (windowKey: string, treatment: string) =>
    parts.find((part) => part.windowKey === windowKey && part.treatment === treatment)?.words;
  return {
    parts: parts.map(({ windowKey, treatment, words }) => ({ value: `${windowKey}.${treatment}`, label: words })),
    rows: rows.map(({ windowKey, treatment, ...row }) => ({
      ...row,
      words: wordsOf(windowKey, treatment) ?? treatment,
    })),
  };
}

function listRemakes(db: Db, orderId: string) {
  return db
    .selectFrom("remakes")
    .leftJoin("users", "users.id", "remakes.createdBy")
    .select(["number", "windowKey", "treatment", "reason", "fault"])
    .select(["note", "extraInches", "costCents", "remakes.state"])
    .select(["frozenAt", "doneAt", "remakes.createdAt", "users.name as by"])
    .where("orderId", "=", orderId)
    .orderBy("number", "desc")
    .execute();
}

/** The frozen packet of a remake, for paper; with no more of the client than a name. */
export async function findRemakePacket(
  db: Db,
  { userId, orderId }: OrderPlace,
  number: number,
): Promise<FoundPacket | undefined> {
  const row = await db
    .selectFrom("remakes")
    .innerJoin("orders", "orders.id", "remakes.orderId")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["orders.number as orderNumber", "status", "document", "frozenAt", "firstName", "lastName"])
    .where("remakes.orderId", "=", orderId)
    .where("orders.userId", "=", userId)
    .where("remakes.number", "=", number)
    .executeTakeFirst();
  if (!row?.document) return undefined;
  const { document, frozenAt: at, orderNumber, status, ...person } = row;
  const called = shownOrderId({ id: orderId, number: orderNumber });
  const found = { state: "frozen", number, at, by: null, reason: "", called, status } as const;
  const packet = JSON.parse(document) as PacketDocument;
  return { ...found, remake: number, customer: shortName(person), document: packet };
}
