import type { App } from "#app/app.server.ts";
import type { Schedule } from "#app/domain/consultations/schedule.ts";

const STALE = "These hours were changed in another tab or on another device. Please look at the newer version first.";

type UpdateResult = { ok: true } | { ok: false; status: 409; reason: string };

/** The owner changes when they can be booked. What has been booked stays as it is. */
export async function updateSchedule(app: Pick<App, "db">, schedule: Schedule, version: number): Promise<UpdateResult> {
  const written = await app.db
    .updateTable("schedules")
    .set({ ...schedule, weeklyHours: JSON.stringify(schedule.weeklyHours), version: version + 1 })
    .where("version", "=", version)
    .executeTakeFirst();
  return written.numUpdatedRows > 0n ? { ok: true } : { ok: false, status: 409, reason: STALE };
}
