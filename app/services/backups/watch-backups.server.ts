import type { App } from "#app/app.server.ts";
import { backUpWhenDue } from "./back-up-when-due.server.ts";

interface BackupWatch {
  /** Looks now, and every minute from then on. */
  start(): void;
  /** Gives up the backup under way, which leaves no file. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 60_000;

export function watchBackups(app: Pick<App, "db" | "config" | "log" | "now">): BackupWatch {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= backUpWhenDue(app, stopping.signal)
      .catch((error: unknown) => app.log.warn({ err: error }, "cannot see whether a backup is due"))
      .finally(() => {
        looking = undefined;
      });
  };
  return {
    start: () => {
      if (app.config.backup.every === undefined) return;
      timer = setInterval(look, LOOK_EVERY_MS);
      look();
    },
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await looking;
    },
  };
}
