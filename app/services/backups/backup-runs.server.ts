import type { Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";

type Kind = Database["backupRuns"]["kind"];
type Outcome = { ok: true; file: string; bytes: number } | { ok: false; failure: string };

export function findRun(db: Db, kind: Kind) {
  return db.selectFrom("backupRuns").selectAll().where("kind", "=", kind).executeTakeFirst();
}

/** A failure leaves standing when it last went well, and the other way round. */
export async function recordRun(db: Db, kind: Kind, { at, outcome }: { at: Date; outcome: Outcome }) {
  const change = outcome.ok
    ? { succeededAt: at.toISOString(), file: outcome.file, bytes: outcome.bytes }
    : { failedAt: at.toISOString(), failure: outcome.failure };
  await db
    .insertInto("backupRuns")
    .values({ kind, ...change })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet(change))
    .execute();
}
