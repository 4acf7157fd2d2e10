import type { App } from "#app/app.server.ts";
import { createWatch } from "#app/services/create-watch.server.ts";
import { sweepExpired } from "./sweep-expired.server.ts";

const SWEEP_EVERY_MS = 60 * 60_000;

/** Sweeps up every hour what has run out, and says in the log what it was. */
export function watchExpired(app: Pick<App, "db" | "log" | "now">) {
  const look = async () => {
    const removed = await sweepExpired(app);
    if (Object.values(removed).some((count) => count > 0)) app.log.info({ removed }, "expired rows removed");
  };
  return createWatch(app, { everyMs: SWEEP_EVERY_MS, look, failed: "expired rows cannot be removed" });
}
