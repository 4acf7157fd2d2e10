import { sql } from "kysely";
import type { App } from "#app/app.server.ts";

const TOO_MANY_ATTEMPTS = "Too many attempts. Please try again later.";

export interface TooMany {
  ok: false;
  status: 429;
  reason: string;
  /** Seconds until it is worth trying again. */
  retryAfter: number;
}

interface Limit {
  /** What is being limited, such as "sign-in:email:name@example.com". */
  key: string;
  attempts: number;
  minutes: number;
}

/**
 * Counts this attempt against each limit and says whether all of them still allow it. The counts live in the database, so
 * a restart does not reset them and several processes share them.
 */
export async function countAttempt(app: Pick<App, "db" | "now">, limits: Limit[]): Promise<{ ok: true } | TooMany> {
  const now = app.now();
  let retryAfter = 0;
  for (const limit of limits) {
    const resetsAt = new Date(now.getTime() + limit.minutes * 60_000).toISOString();
    const over = sql<boolean>`${sql.ref("rateLimits.resetsAt")} <= ${now.toISOString()}`;
    const counted = await app.db
      .insertInto("rateLimits")
      .values({ key: limit.key, count: 1, resetsAt })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          count: sql<number>`case when ${over} then 1 else ${sql.ref("rateLimits.count")} + 1 end`,
          resetsAt: sql<string>`case when ${over} then ${resetsAt} else ${sql.ref("rateLimits.resetsAt")} end`,
        }),
      )
      .returning(["count", "resetsAt"])
      .executeTakeFirstOrThrow();
    const wait = Math.ceil((Date.parse(counted.resetsAt) - now.getTime()) / 1000);
    if (counted.count > limit.attempts) retryAfter = Math.max(retryAfter, wait);
  }
  await app.db.deleteFrom("rateLimits").where("resetsAt", "<=", now.toISOString()).execute();
  return retryAfter > 0 ? { ok: false, status: 429, reason: TOO_MANY_ATTEMPTS, retryAfter } : { ok: true };
}

/** A success shows that the attempts were the owner's own typing. */
export async function forgiveAttempts(app: Pick<App, "db">, keys: string[]) {
  await app.db.deleteFrom("rateLimits").where("key", "in", keys).execute();
}
