import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { checkBookings } from "#app/domain/accounts/addresses/verified-address.ts";
import { isVerified } from "#app/services/accounts/addresses/verify-address.server.ts";

/**
 * Whether this client may book once more, and from where it counts as booked while the address is not verified. Called
 * with the client's row locked. A visit that we cancelled does not count.
 */
export async function checkHeldBookings(app: Pick<App, "config">, db: Db, userId: string, from: string) {
  if (await isVerified(app, db, userId)) return { ok: true as const, unverifiedFrom: null };
  // Whoever else books from there waits for us, so that five at once do not all find two.
  await db.updateTable("schedules").set({ version: sql<number>`"version"` }).execute();
  const { count } = await db
    .selectFrom("consultations")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .where((eb) => eb.or([eb("cancelledBy", "is", null), eb("cancelledBy", "<>", "owner")]))
    .executeTakeFirstOrThrow();
  const { fromHere } = await db
    .selectFrom("consultations")
    .innerJoin("users", "users.id", "consultations.userId")
    .select((eb) => eb.fn.countAll<number>().as("fromHere"))
    .where("unverifiedFrom", "=", from)
    .where("upcomingOf", "is not", null)
    .where("emailVerified", "=", 0)
    .executeTakeFirstOrThrow();
  const verdict = checkBookings({ booked: Number(count), fromHere: Number(fromHere) });
  return verdict.ok ? { ok: true as const, unverifiedFrom: from } : verdict;
}
