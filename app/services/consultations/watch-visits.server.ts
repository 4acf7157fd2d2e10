import type { App } from "#app/app.server.ts";
import { createWatch } from "#app/services/create-watch.server.ts";
import { closeVisits } from "./close-visits.server.ts";

const LOOK_EVERY_MS = 60_000;

/** A visit ends without anybody pressing anything: this notices it. */
export function watchVisits(app: Pick<App, "db" | "log" | "now">) {
  return createWatch(app, { everyMs: LOOK_EVERY_MS, look: () => closeVisits(app), failed: "visits cannot be closed" });
}
