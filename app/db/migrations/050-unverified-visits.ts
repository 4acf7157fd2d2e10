import type { Kysely } from "kysely";

/** From where an unverified account took a time: few of one sender stand, and they are given up after a day. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable("consultations").addColumn("unverifiedFrom", "text").execute();
}
