import { createHash } from "node:crypto";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { z } from "zod";
import type { App } from "#app/app.server.ts";
import { addRows } from "#app/db/client.server.ts";
import type { Done } from "#app/domain/refusal.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";

/** The device asks for a finger, a face or its own code, so that a passkey alone is two proofs. */
const userVerification = "required";

/** What the browser needs to make a new passkey. */
export async function offerNewPasskey(
  app: Pick<App, "config" | "db" | "now">,
  user: { id: string; email: string },
  requestUrl: string,
) {
  const { id, name } = await relyingParty(app, requestUrl);
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

/** What the browser needs to use one that it has. Anybody may ask before a sign-in, so that is counted. */
export async function offerPasskeyUse(
  app: Pick<App, "config" | "db" | "now">,
  purpose: Exclude<Purpose, { to: "add" }>,
  { ip, requestUrl }: { ip: string; requestUrl: string },
): Promise<Done<{ options: Awaited<ReturnType<typeof generateAuthenticationOptions>> }>> {
  const counted = await countAttempt(app, [{ key: `passkey:sender:${ip}`, attempts: 60, minutes: 15 }]);
  if (!counted.ok) return counted;
  const options = await generateAuthenticationOptions({
    rpID: (await relyingParty(app, requestUrl)).id,
    userVerification,
  });
  await rememberChallenge(app, purpose, options.challenge);
  return { ok: true, options };
}

/** What a challenge was made for; one of another purpose or another person does not fit. */
export type Purpose = { to: "sign-in" } | { to: "add" | "prove"; userId: string };

const LIFE_MS = 10 * 60_000;

/** Remembers the random text that a browser has to sign, for ten minutes and one use. */
async function rememberChallenge(app: Pick<App, "db" | "now">, purpose: Purpose, challenge: string) {
  const now = app.now();
  const at = now.toISOString();
  const identifier = identifierOf(purpose, challenge);
  await app.db.deleteFrom("verifications").where("expiresAt", "<=", at).execute();
  await addRows(app.db, "verifications", {
    id: identifier,
    identifier,
    value: "userId" in purpose ? purpose.userId : "",
    expiresAt: new Date(now.getTime() + LIFE_MS).toISOString(),
    createdAt: at,
    updatedAt: at,
  });
}

/** True once for each that was made and has not run out. */
export async function takeChallenge(app: Pick<App, "db" | "now">, purpose: Purpose, challenge: string) {
  const { numDeletedRows } = await app.db
    .deleteFrom("verifications")
    .where("id", "=", identifierOf(purpose, challenge))
    .where("expiresAt", ">", app.now().toISOString())
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

function identifierOf(purpose: Purpose, challenge: string) {
  const whose = "userId" in purpose ? purpose.userId : "";
  return createHash("sha256").update(`passkey\n${purpose.to}\n${whose}\n${challenge}`).digest("base64url");
}

/** Ed25519, ES256 and RS256: between them every device of today. */
export const supportedAlgorithmIDs = [-8, -7, -257];

/** For whom a passkey is: the site's own address, or in the demo the one that the browser was pointed at. */
export async function relyingParty(app: Pick<App, "config" | "db">, requestUrl: string) {
  const { origin, hostname } = app.config.mode === "production" ? app.config.siteUrl : new URL(requestUrl);
  return { name: (await findSite(app.db)).house.name, id: hostname, origin };
}

/** Several times what a browser sends. */
const LONGEST = 20_000;

const common = { id: z.string(), rawId: z.string(), type: z.literal("public-key"), clientExtensionResults: z.object() };
const text = z.string();

const added = z.object({
  ...common,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});

const used = z.object({
  ...common,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text.optional() }),
});

/** What the browser says of a new passkey, as far as it has the right shape. */
export function readAdded(json: string) {
  return read(added, json) as RegistrationResponseJSON | undefined;
}

/** What the browser signed with a passkey that it has. */
export function readUsed(json: string) {
  return read(used, json) as AuthenticationResponseJSON | undefined;
}

function read<Shape extends z.ZodType>(shape: Shape, json: string): z.infer<Shape> | undefined {
  if (json.length > LONGEST) return undefined;
  try {
    return shape.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
