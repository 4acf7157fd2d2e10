import type { Kysely } from "kysely";

/** The last backup and the last drill, seen by every server: whoever looks knows what is due, and how it went. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("backupRuns")
    .addColumn("kind", "text", (column) => column.primaryKey())
    .addColumn("succeededAt", "text")
    .addColumn("file", "text")
    .addColumn("bytes", "bigint")
    .addColumn("failedAt", "text")
    .addColumn("failure", "text")
    .execute();
}
