import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { checkOpenSubmissions } from "#app/domain/accounts/addresses/verified-address.ts";
import { statusesThat } from "#app/domain/orders/order-status.ts";
import { isVerified } from "#app/services/accounts/addresses/verify-address.server.ts";

/** Whether this client may submit one more order. Called with the client's row locked, so that tabs are counted in turn. */
export async function checkHeldSubmissions(app: Pick<App, "config">, db: Db, userId: string) {
  const verified = await isVerified(app, db, userId);
  const open = statusesThat(({ listed, tone }) => listed && tone !== "done" && tone !== "stopped");
  const { count } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .where("submittedAt", "is not", null)
    .where("status", "in", open)
    .executeTakeFirstOrThrow();
  return checkOpenSubmissions(verified, Number(count));
}
