import type { App } from "#app/app.server.ts";
import { milesBetween } from "#app/content/zip-places.server.ts";
import { type Db, updateVersion } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { checkCall } from "#app/domain/consultations/consultation-rules.ts";
import type { Calendar } from "#app/domain/consultations/free-times.ts";
import { HOUSE, readWeeklyHours, type Schedule } from "#app/domain/consultations/schedule.ts";
import { staleSettings } from "#app/domain/forms/stale-settings.ts";
import type { Done } from "#app/domain/refusal.ts";
import { noticePaymentLink } from "#app/services/accounts/notice-payment-link.server.ts";
import { findProfile } from "#app/services/accounts/profile.server.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";

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

/** Where this client can talk with us by video, and for what fee, or why not. An outside scheduler has no calls of ours. */
export async function findCallOffer(app: Pick<App, "db" | "config">, userId: string) {
  const { callLink, callFeeCents } = (await findSchedule(app.db)).schedule;
  const { zipCode } = await findProfile(app, userId);
  const link = app.config.schedulingUrl ? null : callLink;
  const { center, centerZip, miles: radius } = (await findSite(app.db)).facts.offer;
  const offered = checkCall({ miles: milesBetween(centerZip, zipCode), link, radius, center });
  return offered.ok ? { ...offered, feeCents: callFeeCents } : offered;
}

/** The owner changes when they can be booked. What has been booked stays as it is. */
export async function updateSchedule(
  app: Pick<App, "db" | "now">,
  schedule: Schedule,
  { version, actorId }: { version: number; actorId: string },
): Promise<Done> {
  const values = { ...schedule, weeklyHours: JSON.stringify(schedule.weeklyHours) };
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const before = await db.selectFrom("schedules").select("paymentLink").executeTakeFirstOrThrow();
    if (!(await updateVersion(db.updateTable("schedules"), version, values))) return staleSettings("hours");
    await noticePaymentLink(db, { before: before.paymentLink, now: schedule.paymentLink, actorId, at });
    await recordAudit(db, { actorId, at, kind: "changed", subject: "hours", words: "Changed the consultation hours" });
    return { ok: true };
  });
}
