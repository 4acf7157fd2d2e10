import type { App } from "#app/app.server.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";

const TOO_MANY_ATTEMPTS = "Too many attempts. Please try again later.";

/** Two servers' clocks differ, and requests of one moment overtake each other; neither is a clock put back. */
const CLOCKS_APART_MS = 5 * 60_000;

interface Limit {
  /** What is being limited, such as "sign-in:email:name@example.com". */
  key: string;
  attempts: number;
  minutes: number;
}

/**
 * Counts this attempt against each limit, from the narrowest to the widest, and stops at the first that refuses: what is
 * refused anyway does not use up what others share. The counts live in the database, so a restart does not reset them and
 * several processes share them.
 */
export async function countAttempt(app: Pick<App, "db" | "now">, limits: Limit[]): Promise<Done> {
  const now = app.now();
  for (const limit of limits) {
    const resetsAt = endOf(limit, now);
    const counted = await app.db
      .insertInto("rateLimits")
      .values({ key: limit.key, count: 1, resetsAt })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet((eb) => {
          // Further off than any limit reaches: it was counted by a clock that has been put back since.
          const over = eb.or([
            eb("rateLimits.resetsAt", "<=", now.toISOString()),
            eb("rateLimits.resetsAt", ">", endOf(limit, now, CLOCKS_APART_MS)),
          ]);
          return {
            count: eb
              .case()
              .when(over)
              .then(eb.ref("excluded.count"))
              .else(eb("rateLimits.count", "+", 1))
              .end(),
            resetsAt: eb.case().when(over).then(eb.ref("excluded.resetsAt")).else(eb.ref("rateLimits.resetsAt")).end(),
          };
        }),
      )
      .returning(["count", "resetsAt"])
      .executeTakeFirstOrThrow();
    if (counted.count > limit.attempts) return tooMany(counted.resetsAt, now);
  }
  return { ok: true };
}

/** Whether another attempt would be let through, without counting it: for what counts only once it has been done. */
export async function checkAttempts(app: Pick<App, "db" | "now">, limits: Limit[]): Promise<Done> {
  const now = app.now();
  const counted = await app.db
    .selectFrom("rateLimits")
    .select(["key", "count", "resetsAt"])
    .where(
      "key",
      "in",
      limits.map(({ key }) => key),
    )
    .where("resetsAt", ">", now.toISOString())
    .execute();
  const full = limits
    .map((limit) =>
      counted.find(
        ({ key, count, resetsAt }) =>
          key === limit.key && count >= limit.attempts && resetsAt <= endOf(limit, now, CLOCKS_APART_MS),
      ),
    )
    .find((row) => row !== undefined);
  return full ? tooMany(full.resetsAt, now) : { ok: true };
}

const endOf = ({ minutes }: Limit, now: Date, later = 0) =>
  new Date(now.getTime() + minutes * 60_000 + later).toISOString();

function tooMany(resetsAt: string, now: Date): Refusal {
  const retryAfter = Math.ceil((Date.parse(resetsAt) - now.getTime()) / 1000);
  return { ...refusal("too_many", TOO_MANY_ATTEMPTS), retryAfter };
}

/** A success shows that the attempts were the owner's own typing. */
export async function forgiveAttempts(app: Pick<App, "db">, keys: string[]) {
  await app.db.deleteFrom("rateLimits").where("key", "in", keys).execute();
}
