import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { checkBookings } from "#app/domain/accounts/addresses/verified-address.ts";
import { isVerified } from "#app/services/accounts/addresses/verify-address.server.ts";

/** Whether this client may book once more. Called with the client's row locked. A visit that we cancelled does not count. */
export async function checkHeldBookings(app: Pick<App, "config">, db: Db, userId: string) {
  const verified = await isVerified(app, db, userId);
  const { count } = await db
    .selectFrom("consultations")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .where((eb) => eb.or([eb("cancelledBy", "is", null), eb("cancelledBy", "<>", "owner")]))
    .executeTakeFirstOrThrow();
  return checkBookings(verified, Number(count));
}
