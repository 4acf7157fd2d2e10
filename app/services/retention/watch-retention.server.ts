import type { App } from "#app/app.server.ts";
import { isSweepDue } from "#app/domain/retention/sweep-time.ts";
import { sweep } from "./sweep.server.ts";

interface RetentionWatch {
  /** Looks every ten minutes from now on. */
  start(): void;
  /** Looks no more, and waits for the sweep under way. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 10 * 60_000;

/** Sweeps in the night, without anybody pressing anything. */
export function watchRetention(app: Pick<App, "db" | "log" | "now">): RetentionWatch {
  const upSince = app.now();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= sweepIfDue(app, upSince)
      .catch((error: unknown) => app.log.warn({ err: error }, "old things cannot be swept away"))
      .finally(() => {
        looking = undefined;
      });
  };
  return {
    start: () => {
      timer = setInterval(look, LOOK_EVERY_MS);
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

async function sweepIfDue(app: Pick<App, "db" | "log" | "now">, upSince: Date) {
  const last = await app.db
    .selectFrom("sweeps")
    .select("day")
    .where("finishedAt", "is not", null)
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
  if (isSweepDue({ now: app.now(), upSince, lastDay: last?.day ?? null })) await sweep(app);
}
