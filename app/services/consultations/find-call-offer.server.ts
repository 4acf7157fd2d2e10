import type { App } from "#app/app.server.ts";
import { milesToPhiladelphia } from "#app/content/zip-distances.server.ts";
import { checkCall } from "#app/domain/consultations/consultation-rules.ts";
import { findProfile } from "#app/services/accounts/profile.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import { findSchedule } from "./find-schedule.server.ts";

/** Where this client can talk with us by video, and for what fee, or why not. An outside scheduler has no calls of ours. */
export async function findCallOffer(app: Pick<App, "db" | "config">, userId: string) {
  const { callLink, callFeeCents } = (await findSchedule(app.db)).schedule;
  const { zipCode } = await findProfile(app, userId);
  const link = app.config.schedulingUrl ? null : callLink;
  const offered = checkCall({
    miles: milesToPhiladelphia(zipCode),
    link,
    radius: (await findSite(app.db)).facts.offer.miles,
  });
  return offered.ok ? { ...offered, feeCents: callFeeCents } : offered;
}
