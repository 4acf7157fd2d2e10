import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("consultations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("restrict"))
    // The client's id while the appointment lies ahead: unique, so that nobody has two.
    .addColumn("upcomingOf", "text", (column) => column.unique())
    .addColumn("startsAt", "text", (column) => column.notNull())
    .addColumn("endsAt", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("feePaidAt", "text")
    .addColumn("creditedOrderId", "text", (column) => column.unique().references("orders.id").onDelete("set null"))
    .addColumn("cancelledAt", "text")
    .addColumn("cancelledBy", "text")
    .addColumn("cancelMessage", "text")
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("consultationsByStart").on("consultations").columns(["state", "startsAt"]).execute();
  await db.schema.createIndex("consultationsByUser").on("consultations").columns(["userId", "startsAt"]).execute();

  // Each quarter hour belongs to one appointment: the key is what keeps two people from booking the same time.
  await db.schema
    .createTable("heldTimes")
    .addColumn("quarter", "text", (column) => column.primaryKey())
    .addColumn("consultationId", "text", (column) =>
      column.notNull().references("consultations.id").onDelete("cascade"),
    )
    .execute();
  await db.schema.createIndex("heldTimesByConsultation").on("heldTimes").column("consultationId").execute();

  await db.schema
    .createTable("blockedDays")
    .addColumn("day", "text", (column) => column.primaryKey())
    .execute();

  await createSchedule(db as Kysely<{ schedules: Record<string, unknown> }>);
}

/** One row. Monday to Friday from 9 to 5, Saturday until 1; the owner changes it as they like. */
async function createSchedule(db: Kysely<{ schedules: Record<string, unknown> }>) {
  await db.schema
    .createTable("schedules")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("weeklyHours", "text", (column) => column.notNull())
    .addColumn("lengthMinutes", "integer", (column) => column.notNull())
    .addColumn("bufferMinutes", "integer", (column) => column.notNull())
    .addColumn("noticeHours", "integer", (column) => column.notNull())
    .addColumn("daysAhead", "integer", (column) => column.notNull())
    .addColumn("paymentLink", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  const weekday = [{ from: "09:00", to: "17:00" }];
  const saturday = [{ from: "09:00", to: "13:00" }];
  await db
    .insertInto("schedules")
    .values({
      id: "consultations",
      weeklyHours: JSON.stringify([weekday, weekday, weekday, weekday, weekday, saturday, []]),
      lengthMinutes: 60,
      bufferMinutes: 30,
      noticeHours: 24,
      daysAhead: 60,
      paymentLink: null,
      version: 1,
    })
    .execute();
}
