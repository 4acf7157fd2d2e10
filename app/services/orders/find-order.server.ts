import type { App } from "#app/app.server.ts";
import { findRow } from "#app/db/client.server.ts";
import { hasAddress } from "#app/domain/emails/no-address.ts";
import { entryOf } from "#app/domain/orders/entered/checked-entry.ts";
import { readSite } from "#app/domain/orders/site/site-form.ts";
import { creditMovedTo, creditOf } from "./find-credit.server.ts";
import { findCalledAll } from "./number-order.server.ts";
import { orderColumns, readOrder } from "./read-order.server.ts";

export async function findCustomerOf({ db }: Pick<App, "db">, orderId: string) {
  const row = await findRow(db, "orders", { id: orderId }, ["userId"]);
  return row?.userId;
}

/** An order of this customer as the owner sees it, with what happened to it. */
export async function findOrder(app: Pick<App, "db">, userId: string, orderId: string) {
  const row = await app.db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .select(orderColumns)
    .select(["firstName", "lastName", "email", "site"])
    .select(["orders.enteredBy", "clientCheckedAt", "clientCheckedHow"])
    .where("orders.id", "=", orderId)
    .where("orders.userId", "=", userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const events = await app.db
    .selectFrom("orderEvents")
    .leftJoin("users", "users.id", "orderEvents.actorId")
    .select(["orderEvents.id", "at", "kind", "details", "firstName", "lastName"])
    .where("orderId", "=", orderId)
    .orderBy("at")
    .execute();
  const emails = await app.db
    .selectFrom("emails")
    .select(["id", "kind", "state", "recipientAddress", "attempts", "lastError", "createdAt", "sentAt"])
    .where("orderId", "=", orderId)
    .orderBy("createdAt")
    .execute();
  const credit = await creditOf(app.db, orderId);
  const movedTo = await creditMovedTo(app.db, userId, orderId);
  const { firstName, lastName, email } = row;
  const site = readSite(row.site);
  return {
    ...readOrder(row),
    entry: entryOf(row),
    site,
    customer: { firstName, lastName, reachable: hasAddress(email) },
    events,
    emails,
    credit,
    creditMovedTo: [...(await findCalledAll(app.db, movedTo))].map(([id, called]) => ({ id, called })),
  };
}
