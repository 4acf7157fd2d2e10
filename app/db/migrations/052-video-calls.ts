import type { Kysely } from "kysely";

/** A consultation is a visit, as all were, or a call; the owner's link for calls makes them bookable. */
export async function up(db: Kysely<unknown>) {
  const consultations = db.schema.alterTable("consultations");
  await consultations.addColumn("kind", "text", (column) => column.notNull().defaultTo("visit")).execute();
  await db.schema.alterTable("schedules").addColumn("callLink", "text").execute();
  const schedules = db.schema.alterTable("schedules");
  await schedules.addColumn("callFeeCents", "integer", (column) => column.notNull().defaultTo(0)).execute();
}
