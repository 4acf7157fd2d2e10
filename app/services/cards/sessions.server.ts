import { type Selectable, sql } from "kysely";
import { type Db, findRow } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";

export type Session = Selectable<Database["cardSessions"]>;

export function findOpenSession(db: Db, orderId: string): Promise<Session | undefined> {
  return findRow(db, "cardSessions", { openOf: orderId });
}

export function findSession(db: Db, id: string): Promise<Session | undefined> {
  return findRow(db, "cardSessions", { id });
}

/**
 * It is no longer given to anybody, and the provider is told as soon as somebody looks. Where the provider has not named it
 * yet, nobody has its address either; whoever is about to name it finds it closed. Called with the client's row locked.
 */
export async function closeSession(db: Db, id: string, { why, now }: { why: string; now: Date }) {
  const named = sql`"checkoutId" is not null`;
  await db
    .updateTable("cardSessions")
    .set({
      state: sql<"ending" | "ended">`case when ${named} then 'ending' else 'ended' end`,
      lookAt: sql<string | null>`case when ${named} then ${now.toISOString()} end`,
      openOf: null,
      url: null,
      endedWhy: why,
      tries: 0,
    })
    .where("id", "=", id)
    .where("state", "in", ["starting", "open"])
    .execute();
}

/** It can no longer be paid, as the provider says. */
export async function noteEnded(db: Db, id: string, why: string) {
  await db
    .updateTable("cardSessions")
    .set({ state: "ended", openOf: null, url: null, endedWhy: why, lookAt: null })
    .where("id", "=", id)
    .where("state", "in", ["starting", "open", "ending"])
    .execute();
}
