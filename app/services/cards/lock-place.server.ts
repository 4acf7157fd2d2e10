import type { Db } from "#app/db/client.server.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";

/**
 * Whose order it is by now, with their row locked: since a payment was begun, or while somebody waited for the row, two clients
 * may have become one. Where it is a stranger's there is no place.
 */
export async function lockPlace(db: Db, { orderId, userId }: { orderId: string; userId?: string }) {
  const find = () =>
    db.selectFrom("orders").select(["id as orderId", "userId"]).where("id", "=", orderId).executeTakeFirst();
  let place = await find();
  for (let locked = ""; place && place.userId !== locked; place = await find()) {
    locked = place.userId;
    await lockClient(db, locked);
  }
  if (!place || userId === undefined || userId === place.userId) return place;
  const payer = await db.selectFrom("users").select("mergedInto").where("id", "=", userId).executeTakeFirst();
  return payer?.mergedInto === place.userId ? place : undefined;
}
