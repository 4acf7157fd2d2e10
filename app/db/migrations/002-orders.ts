import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("orders")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("restrict"))
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("totalCents", "integer")
    .addColumn("paymentLink", "text")
    .addColumn("orderName", "text")
    .addColumn("description", "text")
    .addColumn("step", "integer", (column) => column.notNull())
    .addColumn("overviewStep", "text")
    .addColumn("hardwareChoice", "integer")
    .addColumn("hardware", "text", (column) => column.notNull())
    .addColumn("windows", "text", (column) => column.notNull())
    .addColumn("windowCount", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("submittedAt", "text")
    .addColumn("confirmedAt", "text")
    .execute();
  // A client's list, the owner's list with a status filter, and the owner's list by date.
  await db.schema.createIndex("ordersByUser").on("orders").columns(["userId", "createdAt"]).execute();
  await db.schema.createIndex("ordersByStatus").on("orders").columns(["status", "createdAt"]).execute();
  await db.schema.createIndex("ordersByDate").on("orders").columns(["createdAt", "id"]).execute();
}
