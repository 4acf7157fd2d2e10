import type { App } from "#app/app.server.ts";
import { boundsOf } from "#app/domain/consultations/calendar-page.ts";
import { dayOf } from "#app/domain/consultations/free-times.ts";

/** Keeps days free of new bookings. What is booked on them stays: the answer says how much that is. */
export async function blockDays(app: Pick<App, "db">, days: string[]) {
  await app.db
    .insertInto("blockedDays")
    .values(days.map((day) => ({ day })))
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  const booked = await Promise.all(days.map((day) => countBooked(app, day)));
  return { booked: booked.reduce((sum, count) => sum + count, 0) };
}

export async function unblockDay(app: Pick<App, "db">, day: string) {
  await app.db.deleteFrom("blockedDays").where("day", "=", day).execute();
}

/** The blocked days from today on, each with the appointments that it still has. */
export async function listBlockedDays(app: Pick<App, "db" | "now">) {
  const rows = await app.db
    .selectFrom("blockedDays")
    .select("day")
    .where("day", ">=", dayOf(app.now()))
    .orderBy("day")
    .execute();
  return Promise.all(rows.map(async ({ day }) => ({ day, booked: await countBooked(app, day) })));
}

async function countBooked(app: Pick<App, "db">, day: string) {
  const { from, to } = boundsOf(day);
  const { count } = await app.db
    .selectFrom("consultations")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("state", "=", "booked")
    .where("startsAt", ">=", from)
    .where("startsAt", "<", to)
    .executeTakeFirstOrThrow();
  return count;
}
