import { createHash, randomBytes } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { type Db, dropRows, findRow, setRows } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { emailsThatFollow } from "#app/domain/accounts/addresses/address-change.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { knownDevice, rememberDevice } from "#app/services/accounts/known-device.server.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { recordOwnChange } from "#app/services/accounts/record-own-change.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";

const LINK_DAYS = 7;

const LINK_SPENT =
  "This link has expired, was canceled, or a newer one has taken its place. Log in to ask for a new one.";

interface NewLink {
  userId: string;
  purpose: "verify" | "change";
  /** Where it will be sent. */
  address: string;
}

/** Makes the token of a link and ends the older one of its purpose. Only a hash is kept: who reads the table opens nothing. */
export async function makeToken(
  db: Db,
  now: Date,
  link: Pick<Database["addressLinks"], "userId" | "purpose" | "address">,
  { days, hashOf }: { days: number; hashOf(token: string): string },
) {
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + days * 24 * 60 * 60_000).toISOString();
  const row = { ...link, tokenHash: hashOf(token), expiresAt, usedAt: null, createdAt: now.toISOString() };
  await db
    .insertInto("addressLinks")
    .values(row)
    .onConflict((conflict) => conflict.columns(["userId", "purpose"]).doUpdateSet(row))
    .execute();
  return token;
}

/** The link of a mail. */
export async function makeAddressLink(app: Pick<App, "config" | "now">, db: Db, link: NewLink) {
  const token = await makeToken(db, app.now(), link, { days: LINK_DAYS, hashOf });
  const href = new URL("/verify-address", app.config.siteUrl);
  href.searchParams.set("token", token);
  return href.href;
}

/** The link that a token opens, used or not; nothing once it has run out. Invitations are hashed by a name of their own. */
async function findLinkRow(db: Db, token: string, now: Date) {
  return db
    .selectFrom("addressLinks")
    .innerJoin("users", "users.id", "addressLinks.userId")
    .select(["userId", "purpose", "address", "usedAt", "tokenHash"])
    .select(["users.email", "users.name"])
    .where("tokenHash", "=", hashOf(token))
    .$narrowType<{ purpose: NewLink["purpose"] }>()
    .where("expiresAt", ">", now.toISOString())
    .executeTakeFirst();
}

type FoundLink = { ok: true; userId: string; purpose: "verify" | "change"; address: string; used: boolean } | Refusal;

/** What a link would do. To ask changes nothing: programs that check mails open every link in them. */
export async function findAddressLink(app: Pick<App, "db" | "now">, token: string): Promise<FoundLink> {
  const link = await findLinkRow(app.db, token, app.now());
  if (!link) return refusal("expired", LINK_SPENT);
  const { userId, purpose, address, usedAt } = link;
  return { ok: true, userId, purpose, address, used: usedAt !== null };
}

function hashOf(token: string) {
  return createHash("sha256").update(`address-link:${token}`).digest("base64url");
}

interface Opener {
  /** Whoever is signed in in this browser: their session stays when it is their own address that changes. */
  user: { id: string; sessionId: string } | undefined;
  ip: string;
  headers: Headers;
}

const TAKEN = refusal("refused", "This address cannot be used for your account. Please ask for another.");

/**
 * Does what a link was sent for: verifies the address it was sent to, or makes that address the account's and ends its
 * other sessions. Opened again, it answers the same and changes nothing.
 */
export async function openAddressLink(
  app: Pick<App, "db" | "auth" | "config" | "now">,
  token: string,
  opener: Opener,
): Promise<Done<{ purpose: "verify" | "change"; address: string; cookies: string[] }>> {
  const counted = await countAttempt(app, [{ key: `address-link:sender:${opener.ip}`, attempts: 20, minutes: 60 }]);
  if (!counted.ok) return counted;
  const link = await findLinkRow(app.db, token, app.now());
  if (!link) return refusal("expired", LINK_SPENT);
  const opened = await openOnce(app, link, opener.user);
  if (!opened.ok) return opened;
  const { purpose, address } = link;
  // The device is the same one under the new address.
  const moves = purpose === "change" && (await knownDevice(app, link.email, opener.headers)) !== undefined;
  const cookies = moves ? [await rememberDevice(app, address, opener.headers)] : [];
  return { ok: true, purpose, address, cookies };
}

type Link = NonNullable<Awaited<ReturnType<typeof findLinkRow>>>;

async function openOnce(
  app: Pick<App, "db" | "now">,
  { userId, purpose, address, email: before, name, tokenHash }: Link,
  user: Opener["user"],
): Promise<Done> {
  const at = app.now().toISOString();
  try {
    return await app.db.transaction().execute(async (db): Promise<Done> => {
      if (!(await markUsed(db, tokenHash, at))) return (await isUsed(db, tokenHash)) ? { ok: true } : SPENT;
      // A link to verify speaks for the address that it was sent to, not for one that came after it.
      if (purpose === "verify")
        return (await verify(db, userId, address, at)) ? { ok: true } : forget(db, tokenHash, SPENT);
      if (await isTaken(db, address)) return forget(db, tokenHash, TAKEN);
      const keptSessionId = user?.id === userId ? user.sessionId : undefined;
      await moveAddress(db, { userId, name, before, now: address, keptSessionId, at });
      return { ok: true };
    });
  } catch (error) {
    // Somebody signed up with it between our look and our write: the unique column let one of us through.
    if (purpose === "change" && (await isTaken(app.db, address))) return TAKEN;
    throw error;
  }
}

const SPENT = refusal("expired", LINK_SPENT);

/** Of two presses at once one gets through. */
async function markUsed(db: Db, tokenHash: string, at: string) {
  const marked = await db
    .updateTable("addressLinks")
    .set({ usedAt: at })
    .where("tokenHash", "=", tokenHash)
    .where("usedAt", "is", null)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

/** Another press was first. A link that was canceled or replaced since we found it is there no more. */
async function isUsed(db: Db, tokenHash: string) {
  const used = await findRow(db, "addressLinks", { tokenHash }, ["usedAt"]);
  return used !== undefined;
}

/** A link that could not do what it was sent for must not read as used, which says that it did. */
async function forget(db: Db, tokenHash: string, refused: Refusal) {
  await dropRows(db, "addressLinks", { tokenHash });
  return refused;
}

async function verify(db: Db, userId: string, address: string, at: string) {
  const verified = await setRows(db, "users", { id: userId, email: address }, { emailVerified: 1, updatedAt: at });
  return verified.numUpdatedRows > 0n;
}

async function isTaken(db: Db, address: string) {
  return (await findRow(db, "users", { email: address }, ["id"])) !== undefined;
}

/** What has not got through yet goes to where its client reads from now on. */
export async function followAddress(db: Db, userId: string, address: string) {
  await db
    .updateTable("emails")
    .set({ recipientAddress: address })
    .where("userId", "=", userId)
    .where("kind", "in", emailsThatFollow)
    .where("state", "in", ["queued", "failed"])
    .execute();
}

interface AddressMove {
  userId: string;
  name: string;
  before: string;
  now: string;
  keptSessionId: string | undefined;
  at: string;
}

/**
 * Gives an account another address, which its holder has just shown to be theirs, and tells both. Everything that hung on
 * the old one ends: the other sessions, links to reset a password, links to verify it.
 */
export async function moveAddress(db: Db, { userId, name, before, now, keptSessionId = "", at }: AddressMove) {
  await setRows(db, "users", { id: userId }, { email: now, emailVerified: 1, updatedAt: at });
  await db.deleteFrom("sessions").where("userId", "=", userId).where("id", "<>", keptSessionId).execute();
  await dropRows(db, "verifications", { value: userId });
  await dropRows(db, "addressLinks", { userId, purpose: "verify" });
  await followAddress(db, userId, now);
  await queueEmail(db, {
    kind: "address_changed",
    to: { name, address: before },
    parameters: { at, side: "before" },
    userId,
    at,
  });
  const to = { name, address: now };
  await queueEmail(db, { kind: "address_changed", to, parameters: { at, side: "now" }, userId, at });
  await recordOwnChange(db, { userId, words: "Changed the e-mail address", at });
}
