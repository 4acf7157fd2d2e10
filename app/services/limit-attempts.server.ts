import { sql } from "kysely";
import type { App } from "#app/app.server.ts";

export const TOO_MANY_ATTEMPTS = "Too many attempts. Please try again later.";

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
export async function takeAttempt(app: Pick<App, "db" | "now">, limits: Limit[]) {
  const now = app.now();
  let allowed = true;
  for (const limit of limits) {
    const resetsAt = new Date(now.getTime() + limit.minutes * 60_000).toISOString();
    const over = sql<boolean>`${sql.ref("rateLimits.resetsAt")} <= ${now.toISOString()}`;
    const { count } = await app.db
      .insertInto("rateLimits")
      .values({ key: limit.key, count: 1, resetsAt })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          count: sql<number>`case when ${over} then 1 else ${sql.ref("rateLimits.count")} + 1 end`,
          resetsAt: sql<string>`case when ${over} then ${resetsAt} else ${sql.ref("rateLimits.resetsAt")} end`,
        }),
      )
      .returning("count")
      .executeTakeFirstOrThrow();
    if (count > limit.attempts) allowed = false;
  }
  await app.db.deleteFrom("rateLimits").where("resetsAt", "<=", now.toISOString()).execute();
  return allowed;
}

/** A success shows that the attempts were the owner's own typing. */
export async function forgiveAttempts(app: Pick<App, "db">, keys: string[]) {
  await app.db.deleteFrom("rateLimits").where("key", "in", keys).execute();
}
