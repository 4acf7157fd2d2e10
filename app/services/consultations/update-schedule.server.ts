import type { App } from "#app/app.server.ts";
import { updateVersion } from "#app/db/update-version.server.ts";
import type { Schedule } from "#app/domain/consultations/schedule.ts";
import { staleSettings } from "#app/domain/forms/stale-settings.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { noticePaymentLink } from "#app/services/accounts/notice-payment-link.server.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";

type UpdateResult = { ok: true } | Refusal;

/** The owner changes when they can be booked. What has been booked stays as it is. */
export async function updateSchedule(
  app: Pick<App, "db" | "now">,
  schedule: Schedule,
  { version, actorId }: { version: number; actorId: string },
): Promise<UpdateResult> {
  const values = { ...schedule, weeklyHours: JSON.stringify(schedule.weeklyHours) };
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<UpdateResult> => {
    const before = await db.selectFrom("schedules").select("paymentLink").executeTakeFirstOrThrow();
    if (!(await updateVersion(db.updateTable("schedules"), version, values))) return staleSettings("hours");
    await noticePaymentLink(db, { before: before.paymentLink, now: schedule.paymentLink, actorId, at });
    await recordAudit(db, { actorId, at, kind: "changed", subject: "hours", words: "Changed the consultation hours" });
    return { ok: true };
  });
}
