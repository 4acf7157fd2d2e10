import type { App } from "#app/app.server.ts";
import { createWatch, type Watch } from "#app/services/create-watch.server.ts";
import { tendSessions } from "./tend-sessions.server.ts";

const LOOK_EVERY_MS = 60_000;

/** Looks each minute after payments by card, and as soon as a form may have changed what is due; never where nobody pays by card. */
export function watchCards(app: Pick<App, "db" | "now" | "cards" | "config" | "log" | "outbox">): Watch {
  const { cards } = app;
  if (!cards) return { start: () => {}, stop: async () => {} };
  let stopped = false;
  let looking: Promise<void> | undefined;
  let again = false;
  const look = async () => {
    do {
      again = false;
      if ((await tendSessions(app, () => stopped)) > 0) app.outbox.wake();
    } while (again && !stopped);
  };
  const lookNow = () => {
    if (stopped) return;
    if (looking) {
      again = true;
      return;
    }
    looking = look()
      .catch((error: unknown) => app.log.warn({ err: error }, "card payments cannot be looked after"))
      .finally(() => {
        looking = undefined;
      });
  };
  const timer = createWatch(app, {
    everyMs: LOOK_EVERY_MS,
    failed: "card payments cannot be looked after",
    look: async () => lookNow(),
  });
  cards.onWake(lookNow);
  return {
    start: timer.start,
    stop: async () => {
      stopped = true;
      await timer.stop();
      await looking;
    },
  };
}
