import { verifyRegistrationResponse } from "@simplewebauthn/server";
import type { App } from "#app/app.server.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { recordOwnChange } from "#app/services/accounts/record-own-change.server.ts";
import { queueSecondStepNews } from "#app/services/accounts/second-step/queue-second-step-news.server.ts";
import { takeChallenge } from "./passkey-challenge.server.ts";
import { readAdded } from "./read-answer.ts";
import { relyingParty, supportedAlgorithmIDs } from "./relying-party.server.ts";

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
): Promise<{ ok: true } | Refusal> {
  const credential = await verify(app, userId, answer, requestUrl);
  if (!credential) return NOT_ADDED;
  return app.db.transaction().execute(async (db) => {
    const user = await db
      .selectFrom("users")
      .select("twoFactorEnabled")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
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
  const { id, origin } = relyingParty(app, requestUrl);
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
