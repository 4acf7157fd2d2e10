import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { App } from "#app/app.server.ts";
import { getRow } from "#app/db/client.server.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { recordOwnChange } from "#app/services/accounts/record-own-change.server.ts";
import type { Sender } from "#app/services/accounts/sign-in.server.ts";
import {
  type Purpose,
  readAdded,
  readUsed,
  relyingParty,
  supportedAlgorithmIDs,
  takeChallenge,
} from "./passkey-challenge.server.ts";
import { endPendingSignIn, type FinishedSignIn, findPendingSignIn, finishSignIn } from "./prove-second-step.server.ts";
import { queueSecondStepNews } from "./queue-second-step-news.server.ts";

const MOST = 10;
const NOT_ADDED = refusal("refused", "The passkey could not be added. Please try again.");
const TOO_MANY = refusal("refused", `You have ${MOST} passkeys. Please remove one first.`);
const NOT_YET = refusal(
  "refused",
  "Please set up the authenticator app first. Its recovery codes help if a key is lost.",
);

interface NewPasskey {
  userId: string;
  name: string;
  /** What the browser answered, as it came. */
  answer: string;
  requestUrl: string;
}

/** Keeps the public half of a passkey that a browser has just made for this account. */
export async function addPasskey(
  app: Pick<App, "config" | "db" | "now">,
  { userId, name, answer, requestUrl }: NewPasskey,
): Promise<Done> {
  const credential = await verify(app, userId, answer, requestUrl);
  if (!credential) return NOT_ADDED;
  return app.db.transaction().execute(async (db) => {
    const user = await getRow(db, "users", { id: userId }, ["twoFactorEnabled"]);
    if (user.twoFactorEnabled !== 1) return NOT_YET;
    const existing = await db.selectFrom("passkeys").select("id").where("userId", "=", userId).execute();
    if (existing.length >= MOST) return TOO_MANY;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("passkeys")
      .values({ ...credential, userId, name, createdAt: app.now().toISOString(), lastUsedAt: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return NOT_ADDED;
    await queueSecondStepNews(db, userId, { change: "passkey_added", passkey: name }, app.now());
    await recordOwnChange(db, { userId, words: "Added a passkey", at: app.now().toISOString() });
    return { ok: true };
  });
}

/** Whatever is wrong with it, the library throws; what it says is for programmers. */
async function verify(app: Pick<App, "config" | "db" | "now">, userId: string, answer: string, requestUrl: string) {
  const response = readAdded(answer);
  if (!response) return undefined;
  const { id, origin } = await relyingParty(app, requestUrl);
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(app, { to: "add", userId }, challenge),
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const { credential } = result.registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: String(credential.counter),
    transports: JSON.stringify(response.response.transports ?? []),
  };
}

/** One that is gone already stays gone. */
export async function removePasskey(app: Pick<App, "db" | "now">, userId: string, passkeyId: string) {
  await app.db.transaction().execute(async (db) => {
    const removed = await db
      .deleteFrom("passkeys")
      .where("id", "=", passkeyId)
      .where("userId", "=", userId)
      .returning("name")
      .executeTakeFirst();
    if (!removed) return;
    await queueSecondStepNews(db, userId, { change: "passkey_removed", passkey: removed.name }, app.now());
    await recordOwnChange(db, { userId, words: "Removed a passkey", at: app.now().toISOString() });
  });
}

const NOT_TAKEN = refusal("second_step", "This passkey did not work here. Please try again, or use a code.");

/** Whose passkey has signed what we asked for. */
export async function takePasskey(
  app: Pick<App, "config" | "db" | "now">,
  purpose: Exclude<Purpose, { to: "add" }>,
  { answer, requestUrl }: { answer: string; requestUrl: string },
): Promise<Done<{ userId: string }>> {
  const response = readUsed(answer);
  const passkey = response && (await findPasskey(app, purpose, response.id));
  if (!passkey) return NOT_TAKEN;
  const { id, origin } = await relyingParty(app, requestUrl);
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(app, purpose, challenge),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: Number(passkey.counter),
    },
  }).catch(() => undefined);
  if (!result?.verified) return NOT_TAKEN;
  const { numUpdatedRows } = await app.db
    .updateTable("passkeys")
    .set({ counter: String(result.authenticationInfo.newCounter), lastUsedAt: app.now().toISOString() })
    .where("id", "=", passkey.id)
    // A copy of the device that signs at the same moment does not get in beside it.
    .where("counter", "=", passkey.counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? { ok: true, userId: passkey.userId } : NOT_TAKEN;
}

function findPasskey(app: Pick<App, "db">, purpose: Purpose, id: string) {
  const query = app.db.selectFrom("passkeys").select(["id", "userId", "publicKey", "counter"]).where("id", "=", id);
  return ("userId" in purpose ? query.where("userId", "=", purpose.userId) : query).executeTakeFirst();
}

/** A passkey needs no password before it: the device has asked for a finger, a face or its own code. */
export async function signInWithPasskey(
  app: App,
  request: { answer: string; requestUrl: string },
  sender: Sender,
): Promise<FinishedSignIn> {
  const used = await takePasskey(app, { to: "sign-in" }, request);
  if (!used.ok) return used;
  const pending = await findPendingSignIn(app, sender.headers);
  if (pending) await endPendingSignIn(app, pending);
  return finishSignIn(app, used.userId, sender);
}

/** Whether to offer it on the log-in page: nobody is shown a button that nobody can use. */
export async function hasPasskeys(app: Pick<App, "db">) {
  return (await app.db.selectFrom("passkeys").select("id").limit(1).executeTakeFirst()) !== undefined;
}
