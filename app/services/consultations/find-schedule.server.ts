import type { Db } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import type { Calendar } from "#app/domain/consultations/free-times.ts";
import { HOUSE, type Schedule } from "#app/domain/consultations/schedule.ts";
import { readWeeklyHours } from "#app/domain/consultations/stored-hours.ts";

/** The owner's hours, and the version that the next change has to name. */
export async function findSchedule(db: Db): Promise<{ schedule: Schedule; version: number }> {
  const {
    id: _,
    version,
    weeklyHours,
    ...rest
  } = await db.selectFrom("schedules").selectAll().executeTakeFirstOrThrow();
  return { schedule: { ...rest, weeklyHours: readWeeklyHours(weeklyHours) }, version };
}

/** Everything that decides which times are offered now. `except` leaves out the time held by an appointment that is moved. */
export async function findCalendar(
  db: Db,
  now: Date,
  { calendar = HOUSE, except }: { calendar?: string; except?: string } = {},
): Promise<Calendar> {
  const { schedule } = await findSchedule(db);
  const blocked = await db.selectFrom("blockedDays").select("day").where("day", ">=", dayOf(now)).execute();
  const held = await db
    .selectFrom("heldTimes")
    .select(["quarter", "holderId"])
    .where("calendar", "=", calendar)
    .where("quarter", ">=", now.toISOString())
    .execute();
  return {
    schedule,
    now,
    blockedDays: new Set(blocked.map(({ day }) => day)),
    held: new Set(held.filter(({ holderId }) => holderId !== except).map(({ quarter }) => Date.parse(quarter))),
  };
}
