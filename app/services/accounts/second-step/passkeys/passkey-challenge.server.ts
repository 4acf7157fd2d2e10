import { createHash } from "node:crypto";
import type { App } from "#app/app.server.ts";

/** What a challenge was made for; one of another purpose or another person does not fit. */
export type Purpose = { to: "sign-in" } | { to: "add" | "prove"; userId: string };

const LIFE_MS = 10 * 60_000;

/** Remembers the random text that a browser has to sign, for ten minutes and one use. */
export async function rememberChallenge(app: Pick<App, "db" | "now">, purpose: Purpose, challenge: string) {
  const now = app.now();
  const at = now.toISOString();
  const identifier = identifierOf(purpose, challenge);
  await app.db.deleteFrom("verifications").where("expiresAt", "<=", at).execute();
  await app.db
    .insertInto("verifications")
    .values({
      id: identifier,
      identifier,
      value: "userId" in purpose ? purpose.userId : "",
      expiresAt: new Date(now.getTime() + LIFE_MS).toISOString(),
      createdAt: at,
      updatedAt: at,
    })
    .execute();
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
