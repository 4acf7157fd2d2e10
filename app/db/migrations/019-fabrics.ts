import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("fabrics")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("supplier", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("color", "text", (column) => column.notNull())
    // The same cloth entered twice, even at the same moment, is one.
    .addColumn("folded", "text", (column) => column.notNull().unique())
    .addColumn("family", "text", (column) => column.notNull())
    .addColumn("colorFamily", "text", (column) => column.notNull())
    .addColumn("active", "integer", (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .execute();
}
