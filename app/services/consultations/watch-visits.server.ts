import type { App } from "#app/app.server.ts";
import { closeVisits } from "./close-visits.server.ts";

interface VisitWatch {
  /** Looks now, and every minute from then on. */
  start(): void;
  /** Looks no more, and waits for the look under way. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 60_000;

/** A visit ends without anybody pressing anything: this notices it. */
export function watchVisits(app: Pick<App, "db" | "log" | "now">): VisitWatch {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= closeVisits(app)
      .catch((error: unknown) => app.log.warn({ err: error }, "visits cannot be closed"))
      .finally(() => {
        looking = undefined;
      });
  };
  return {
    start: () => {
      timer = setInterval(look, LOOK_EVERY_MS);
      look();
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
