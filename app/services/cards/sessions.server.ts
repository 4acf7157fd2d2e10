import type { Selectable } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";

export type Session = Selectable<Database["cardSessions"]>;

export function findOpenSession(db: Db, orderId: string): Promise<Session | undefined> {
  return db.selectFrom("cardSessions").selectAll().where("openOf", "=", orderId).executeTakeFirst();
}

export function findSession(db: Db, id: string): Promise<Session | undefined> {
  return db.selectFrom("cardSessions").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * It is no longer given to anybody, and the provider is told as soon as somebody looks. Where the provider has not named it
 * yet, nobody has its address either. Called with the client's row locked.
 */
export async function closeSession(db: Db, { id, checkoutId }: Session, { why, now }: { why: string; now: Date }) {
  const state = checkoutId === null ? "ended" : "ending";
  await db
    .updateTable("cardSessions")
    .set({
      ...{ state, openOf: null, url: null, endedWhy: why, tries: 0 },
      lookAt: state === "ending" ? now.toISOString() : null,
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
