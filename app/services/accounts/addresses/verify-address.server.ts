import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { countsAsVerified } from "#app/domain/accounts/addresses/verified-address.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { sendsMail } from "#app/email/transports/transport-settings.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { makeAddressLink } from "./address-links.server.ts";

/** Whether this account counts as verified, asked in the transaction of what depends on it. */
export async function isVerified({ config }: Pick<App, "config">, db: Db, userId: string) {
  if (!sendsMail(config.email)) return true;
  const user = await db.selectFrom("users").select("emailVerified").where("id", "=", userId).executeTakeFirstOrThrow();
  return countsAsVerified(user.emailVerified, true);
}

type RequestResult = { ok: true; already: boolean } | Refusal;

/** Sends the link again, as often as a person might need it. Whoever counts as verified gets none. */
export async function requestVerification(
  app: Pick<App, "db" | "config" | "now">,
  userId: string,
): Promise<RequestResult> {
  if (await isVerified(app, app.db, userId)) return { ok: true, already: true };
  const counted = await countAttempt(app, [{ key: `verify:user:${userId}`, attempts: 5, minutes: 60 }]);
  if (!counted.ok) return counted;
  await sendVerification(app, userId);
  return { ok: true, already: false };
}

/** The mail with the link, to the address that the account has now. */
async function sendVerification(app: Pick<App, "db" | "config" | "now">, userId: string) {
  await app.db.transaction().execute(async (db) => {
    const { email } = await db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
    const link = await makeAddressLink(app, db, { userId, purpose: "verify", address: email });
    const at = app.now().toISOString();
    const to = { name: "", address: email };
    await queueEmail(db, { kind: "verify_address", to, parameters: { link }, userId, at });
  });
}
