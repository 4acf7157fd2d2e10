import type { App } from "#app/app.server.ts";
import { createWatch } from "#app/services/create-watch.server.ts";
import { queueReminders } from "./queue-reminders.server.ts";

const LOOK_EVERY_MS = 15 * 60_000;

/** Looks each quarter hour whether somebody is to be reminded of something. */
export function watchReminders(app: Pick<App, "db" | "log" | "now" | "outbox">) {
  const look = async () => {
    const reminded = await queueReminders(app);
    if (reminded === 0) return;
    app.log.info({ reminded }, "reminders queued");
    app.outbox.wake();
  };
  return createWatch(app, { everyMs: LOOK_EVERY_MS, atOnce: false, look, failed: "reminders cannot be queued" });
}
