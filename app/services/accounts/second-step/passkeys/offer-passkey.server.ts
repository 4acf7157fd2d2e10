import { generateAuthenticationOptions, generateRegistrationOptions } from "@simplewebauthn/server";
import type { App } from "#app/app.server.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { type Purpose, rememberChallenge } from "./passkey-challenge.server.ts";
import { relyingParty, supportedAlgorithmIDs } from "./relying-party.server.ts";

/** The device asks for a finger, a face or its own code, so that a passkey alone is two proofs. */
const userVerification = "required";

/** What the browser needs to make a new passkey. */
export async function offerNewPasskey(
  app: Pick<App, "config" | "db" | "now">,
  user: { id: string; email: string },
  requestUrl: string,
) {
  const { id, name } = relyingParty(app, requestUrl);
  const existing = await app.db.selectFrom("passkeys").select("id").where("userId", "=", user.id).execute();
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.email,
    attestationType: "none",
    supportedAlgorithmIDs,
    excludeCredentials: existing,
    authenticatorSelection: { residentKey: "required", userVerification },
  });
  await rememberChallenge(app, { to: "add", userId: user.id }, options.challenge);
  return options;
}

type Offered = { ok: true; options: Awaited<ReturnType<typeof generateAuthenticationOptions>> } | Refusal;

/** What the browser needs to use one that it has. Anybody may ask before a sign-in, so that is counted. */
export async function offerPasskeyUse(
  app: Pick<App, "config" | "db" | "now">,
  purpose: Exclude<Purpose, { to: "add" }>,
  { ip, requestUrl }: { ip: string; requestUrl: string },
): Promise<Offered> {
  const counted = await countAttempt(app, [{ key: `passkey:sender:${ip}`, attempts: 60, minutes: 15 }]);
  if (!counted.ok) return counted;
  const options = await generateAuthenticationOptions({ rpID: relyingParty(app, requestUrl).id, userVerification });
  await rememberChallenge(app, purpose, options.challenge);
  return { ok: true, options };
}
