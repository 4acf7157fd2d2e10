import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>) {
  // What happened to an order and who did it, written with the change itself.
  await db.schema
    .createTable("orderEvents")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("orderId", "text", (column) => column.notNull().references("orders.id").onDelete("cascade"))
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("actorId", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("details", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("orderEventsByOrder").on("orderEvents").columns(["orderId", "at"]).execute();

  // Messages waiting to be sent, written with what caused them.
  await db.schema
    .createTable("emails")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("recipientName", "text", (column) => column.notNull())
    .addColumn("recipientAddress", "text", (column) => column.notNull())
    .addColumn("parameters", "text", (column) => column.notNull())
    .addColumn("orderId", "text", (column) => column.references("orders.id").onDelete("set null"))
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("nextTryAt", "text", (column) => column.notNull())
    .addColumn("lastError", "text")
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("sentAt", "text")
    .execute();
  await db.schema.createIndex("emailsByState").on("emails").columns(["state", "nextTryAt"]).execute();
}
