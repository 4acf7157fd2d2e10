import type { App } from "#app/app.server.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { makeAddressLink } from "./address-link.server.ts";
import { isVerified } from "./find-verified.server.ts";

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
export async function sendVerification(app: Pick<App, "db" | "config" | "now">, userId: string) {
  await app.db.transaction().execute(async (db) => {
    const { email } = await db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
    const link = await makeAddressLink(app, db, { userId, purpose: "verify", address: email });
    const at = app.now().toISOString();
    const to = { name: "", address: email };
    await queueEmail(db, { kind: "verify_address", to, parameters: { link }, userId, at });
  });
}
