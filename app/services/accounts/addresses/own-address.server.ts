import type { App } from "#app/app.server.ts";
import { type Db, findRow, getRow } from "#app/db/client.server.ts";
import type { AddressChange } from "#app/domain/accounts/addresses/address-change.ts";
import { countsAsVerified } from "#app/domain/accounts/addresses/verified-address.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { sendsMail } from "#app/email/transports/transport-settings.ts";
import { checkPassword } from "#app/services/accounts/change-password.server.ts";
import { endAddressChange } from "#app/services/accounts/follow-new-password.server.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { isOurs } from "#app/services/site/find-site.server.ts";
import { makeAddressLink } from "./address-links.server.ts";

const OURS = refusal("refused", "This address cannot be used for your account. Please ask for another.", "newEmail");

/**
 * Asks for another address: the new one gets a link, the present one hears of it, and nothing changes until the link is
 * opened. An address that has an account is answered alike; its holder, and nobody else, learns why no link came.
 */
export async function requestAddressChange(
  app: Pick<App, "db" | "config" | "now">,
  userId: string,
  { newEmail, currentPassword }: AddressChange,
): Promise<Done> {
  const known = await checkPassword(app, userId, currentPassword, "change-address");
  if (!known.ok) return known;
  if (await isOurs(app.db, newEmail)) return OURS;
  // Each request that gets here writes to an address of the sender's choice.
  const sent = await countAttempt(app, [{ key: `change-address:mails:${userId}`, attempts: 5, minutes: 60 }]);
  if (!sent.ok) return sent;
  await app.db.transaction().execute((db) => writeToBoth(app, db, userId, newEmail));
  return { ok: true };
}

/** The link to the new address, and the news to the present one. */
export async function writeToBoth(app: Pick<App, "config" | "now">, db: Db, userId: string, newEmail: string) {
  const at = app.now().toISOString();
  const user = await getRow(db, "users", { id: userId }, ["name", "email"]);
  const present = { name: user.name, address: user.email };
  await queueEmail(db, { kind: "address_change_requested", to: present, parameters: { at }, userId, at });
  // Whoever has the new address need not be the one who asked, so the mail calls them by no name.
  const to = { name: "", address: newEmail };
  const link = await makeAddressLink(app, db, { userId, purpose: "change", address: newEmail });
  const holder = await findRow(db, "users", { email: newEmail }, ["id"]);
  if (holder) {
    // Nobody gets the link; that one is under way is shown alike.
    await queueEmail(db, { kind: "address_taken", to, parameters: {}, userId: holder.id, at });
    return;
  }
  await queueEmail(db, { kind: "change_address", to, parameters: { link }, userId, at });
}

/** The address that an account has asked for and that waits for its link to be opened. */
export async function findAddressChange(app: Pick<App, "db" | "now">, userId: string) {
  const link = await app.db
    .selectFrom("addressLinks")
    .select(["address", "createdAt as askedAt"])
    .where("userId", "=", userId)
    .where("purpose", "=", "change")
    .where("usedAt", "is", null)
    .where("expiresAt", ">", app.now().toISOString())
    .executeTakeFirst();
  return link ?? null;
}

/** Its holder has thought better of it. Answers which address it was; a change that was carried out stays carried out. */
export async function cancelAddressChange(app: Pick<App, "db">, userId: string) {
  const address = await app.db.transaction().execute((db) => endAddressChange(db, userId));
  return { ok: true as const, address };
}

/** Whether this account counts as verified, asked in the transaction of what depends on it. */
export async function isVerified({ config }: Pick<App, "config">, db: Db, userId: string) {
  if (!sendsMail(config.email)) return true;
  const user = await getRow(db, "users", { id: userId }, ["emailVerified"]);
  return countsAsVerified(user.emailVerified, true);
}

/** Sends the link again, as often as a person might need it. Whoever counts as verified gets none. */
export async function requestVerification(
  app: Pick<App, "db" | "config" | "now">,
  userId: string,
): Promise<Done<{ already: boolean }>> {
  if (await isVerified(app, app.db, userId)) return { ok: true, already: true };
  const counted = await countAttempt(app, [{ key: `verify:user:${userId}`, attempts: 5, minutes: 60 }]);
  if (!counted.ok) return counted;
  await sendVerification(app, userId);
  return { ok: true, already: false };
}

/** The mail with the link, to the address that the account has now. */
async function sendVerification(app: Pick<App, "db" | "config" | "now">, userId: string) {
  await app.db.transaction().execute(async (db) => {
    const { email } = await getRow(db, "users", { id: userId }, ["email"]);
    const link = await makeAddressLink(app, db, { userId, purpose: "verify", address: email });
    const at = app.now().toISOString();
    const to = { name: "", address: email };
    await queueEmail(db, { kind: "verify_address", to, parameters: { link }, userId, at });
  });
}
