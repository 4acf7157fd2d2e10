import type { App } from "#app/app.server.ts";
import { createWatch } from "#app/services/create-watch.server.ts";
import { releaseUnverified } from "./cancel-consultation.server.ts";
import { closeVisits } from "./close-visits.server.ts";

const LOOK_EVERY_MS = 60_000;

/** A visit ends, and an unverified one is given up, without anybody pressing anything: this notices it. */
export function watchVisits(app: Pick<App, "db" | "log" | "now" | "config">) {
  const look = async () => {
    await closeVisits(app);
    await releaseUnverified(app);
  };
  return createWatch(app, { everyMs: LOOK_EVERY_MS, look, failed: "visits cannot be closed" });
}
