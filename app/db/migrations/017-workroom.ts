import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>) {
  await createVersions(db, "shopRules");
  await createVersions(db, "rateCards");

  await db.schema
    .createTable("sheets")
    .addColumn("orderId", "text", (column) => column.notNull().references("orders.id").onDelete("cascade"))
    .addColumn("part", "text", (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("actorId", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("sheetsKey", ["orderId", "part"])
    .execute();

  await db.schema
    .createTable("packets")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("orderId", "text", (column) => column.notNull().references("orders.id").onDelete("cascade"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("actorId", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("at", "text", (column) => column.notNull())
    // Two who press at the same moment make one packet.
    .addUniqueConstraint("packetsByOrder", ["orderId", "number"])
    .execute();
}

/** A row is a version: added, never changed. The first one is what the program brings along, and has no row. */
async function createVersions(db: Kysely<unknown>, table: string) {
  await db.schema
    .createTable(table)
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull().unique())
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("actorId", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
}
