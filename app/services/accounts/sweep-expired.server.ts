import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { createWatch } from "#app/services/create-watch.server.ts";

const SWEEP_EVERY_MS = 60 * 60_000;

/** Sweeps up every hour what has run out, and says in the log what it was. */
export function watchExpired(app: Pick<App, "db" | "log" | "now">) {
  const look = async () => {
    const removed = await sweepExpired(app);
    if (Object.values(removed).some((count) => count > 0)) app.log.info({ removed }, "expired rows removed");
  };
  return createWatch(app, { everyMs: SWEEP_EVERY_MS, look, failed: "expired rows cannot be removed" });
}

/** The tables whose rows run out, and the column that says when. */
const expiring = {
  sessions: "expiresAt",
  verifications: "expiresAt",
  rateLimits: "resetsAt",
  formKeys: "expiresAt",
  undos: "expiresAt",
} as const;

type Expiring = keyof typeof expiring;

/** A delete of this many rows is over before anybody waits for it. */
const AT_ONCE = 500;
/** What is left after so many waits for the next sweep. */
const MOST_ROUNDS = 20;

/** Removes what has run out. Answers how many rows of each table went. */
export async function sweepExpired({ db, now }: Pick<App, "db" | "now">): Promise<Record<Expiring, number>> {
  const at = now().toISOString();
  return {
    sessions: await sweep(db, "sessions", at),
    verifications: await sweep(db, "verifications", at),
    rateLimits: await sweep(db, "rateLimits", at),
    formKeys: await sweep(db, "formKeys", at),
    undos: await sweep(db, "undos", at),
  };
}

async function sweep(db: Db, table: Expiring, at: string) {
  const [name, column] = [sql.table(table), sql.ref(expiring[table])];
  let removed = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${name} where ${column} <= (
        select max(old.ends) from (
          select ${column} as ends from ${name} where ${column} <= ${at} order by ${column} limit ${sql.lit(AT_ONCE)}
        ) as old
      )`.execute(db);
    removed += Number(numAffectedRows);
    if (numAffectedRows < AT_ONCE) break;
  }
  return removed;
}
