import type { Kysely } from "kysely";

/** Who asked for pieces of which cloth, and whether they are in the mail. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("swatchRequests")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("street", "text", (column) => column.notNull())
    .addColumn("city", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("zipCode", "text", (column) => column.notNull())
    .addColumn("fabrics", "text", (column) => column.notNull())
    .addColumn("cameFrom", "text", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("sentAt", "text")
    .execute();
  await db.schema
    .createIndex("swatchRequestsByDate")
    .on("swatchRequests")
    .columns(["sentAt", "createdAt", "id"])
    .execute();
}
