import { createHash, randomBytes } from "node:crypto";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";

const LINK_LIFE_MS = 7 * 24 * 60 * 60_000;

export const LINK_SPENT =
  "This link has expired, was canceled, or a newer one has taken its place. Log in to ask for a new one.";

interface NewLink {
  userId: string;
  purpose: "verify" | "change";
  /** Where it will be sent. */
  address: string;
}

/** Makes the link of a mail and ends the older one of its purpose. Only a hash is kept: who reads the table opens nothing. */
export async function makeAddressLink(app: Pick<App, "config" | "now">, db: Db, link: NewLink) {
  const token = randomBytes(24).toString("base64url");
  const now = app.now();
  const row = {
    ...link,
    tokenHash: hashOf(token),
    expiresAt: new Date(now.getTime() + LINK_LIFE_MS).toISOString(),
    usedAt: null,
    createdAt: now.toISOString(),
  };
  await db
    .insertInto("addressLinks")
    .values(row)
    .onConflict((conflict) => conflict.columns(["userId", "purpose"]).doUpdateSet(row))
    .execute();
  const href = new URL("/verify-address", app.config.siteUrl);
  href.searchParams.set("token", token);
  return href.href;
}

/** The link that a token opens, used or not; nothing once it has run out. */
export async function findLinkRow(db: Db, token: string, now: Date) {
  return db
    .selectFrom("addressLinks")
    .innerJoin("users", "users.id", "addressLinks.userId")
    .select(["userId", "purpose", "address", "usedAt", "tokenHash"])
    .select(["users.email", "users.name"])
    .where("tokenHash", "=", hashOf(token))
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
