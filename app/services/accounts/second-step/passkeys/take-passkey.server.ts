import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { App } from "#app/app.server.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { type Purpose, takeChallenge } from "./passkey-challenge.server.ts";
import { readUsed } from "./read-answer.ts";
import { relyingParty } from "./relying-party.server.ts";

type Used = { ok: true; userId: string } | Refusal;

const NOT_TAKEN = refusal("second_step", "This passkey did not work here. Please try again, or use a code.");

/** Whose passkey has signed what we asked for. */
export async function takePasskey(
  app: Pick<App, "config" | "db" | "now">,
  purpose: Exclude<Purpose, { to: "add" }>,
  { answer, requestUrl }: { answer: string; requestUrl: string },
): Promise<Used> {
  const response = readUsed(answer);
  const passkey = response && (await findPasskey(app, purpose, response.id));
  if (!passkey) return NOT_TAKEN;
  const { id, origin } = relyingParty(app, requestUrl);
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
