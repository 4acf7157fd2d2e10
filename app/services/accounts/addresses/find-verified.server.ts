import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { countsAsVerified } from "#app/domain/accounts/addresses/verified-address.ts";
import { sendsMail } from "#app/email/transports/settings.ts";

/** Whether this account counts as verified, asked in the transaction of what depends on it. */
export async function isVerified({ config }: Pick<App, "config">, db: Db, userId: string) {
  if (!sendsMail(config.email)) return true;
  const user = await db.selectFrom("users").select("emailVerified").where("id", "=", userId).executeTakeFirstOrThrow();
  return countsAsVerified(user.emailVerified, true);
}
