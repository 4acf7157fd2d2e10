import type { App } from "#app/app.server.ts";
import { countFound, dropRows } from "#app/db/client.server.ts";
import { dayOf, momentsOf } from "#app/domain/calendar.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";

/** Keeps days free of new bookings. What is booked on them stays: the answer says how much that is. */
export async function blockDays(app: Pick<App, "db" | "now">, days: string[], actorId: string) {
  await app.db.transaction().execute(async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("blockedDays")
      .values(days.map((day) => ({ day })))
      .onConflict((conflict) => conflict.column("day").doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return;
    const [first, last] = [days[0], days.at(-1)];
    const words = first === last ? `Blocked ${first} for bookings` : `Blocked ${first} to ${last} for bookings`;
    await recordAudit(db, { ...aboutDays(app), actorId, words });
  });
  const booked = await Promise.all(days.map((day) => countBooked(app, day)));
  return { booked: booked.reduce((sum, count) => sum + count, 0) };
}

export async function unblockDay(app: Pick<App, "db" | "now">, day: string, actorId: string) {
  await app.db.transaction().execute(async (db) => {
    const { numDeletedRows } = await dropRows(db, "blockedDays", { day });
    if (numDeletedRows === 0n) return;
    await recordAudit(db, { ...aboutDays(app), actorId, words: `Opened ${day} for bookings again` });
  });
}

function aboutDays(app: Pick<App, "now">) {
  return { at: app.now().toISOString(), kind: "changed", subject: "blocked days" } as const;
}

/** The blocked days from today on, each with the appointments that it still has. */
export async function listBlockedDays(app: Pick<App, "db" | "now">) {
  const rows = await app.db
    .selectFrom("blockedDays")
    .select("day")
    .where("day", ">=", dayOf(app.now()))
    .orderBy("day")
    .execute();
  return Promise.all(rows.map(async ({ day }) => ({ day, booked: await countBooked(app, day) })));
}

async function countBooked(app: Pick<App, "db">, day: string) {
  const { from, to } = momentsOf({ from: day, to: day });
  return app.db
    .selectFrom("consultations")
    .where("state", "=", "booked")
    .where("startsAt", ">=", from)
    .where("startsAt", "<", to)
    .$call(countFound);
}
