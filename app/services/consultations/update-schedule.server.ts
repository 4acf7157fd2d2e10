import type { App } from "#app/app.server.ts";
import { updateVersion } from "#app/db/update-version.server.ts";
import type { Schedule } from "#app/domain/consultations/schedule.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";

const CHANGED = refusal(
  "stale",
  "These hours were changed in another tab or on another device. Please look at the newer version first.",
);

type UpdateResult = { ok: true } | Refusal;

/** The owner changes when they can be booked. What has been booked stays as it is. */
export async function updateSchedule(app: Pick<App, "db">, schedule: Schedule, version: number): Promise<UpdateResult> {
  const values = { ...schedule, weeklyHours: JSON.stringify(schedule.weeklyHours) };
  const updated = await updateVersion(app.db.updateTable("schedules"), version, values);
  return updated ? { ok: true } : CHANGED;
}
