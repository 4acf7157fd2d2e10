import type { App } from "#app/app.server.ts";
import { isSecretEmail } from "#app/domain/emails/email-kinds.ts";
import { composeEmail } from "#app/email/compose-email.ts";
import { sendsMail } from "#app/email/transports/settings.ts";

/** A message as the owner may read it: written out again from what is kept, without the key that a reset carries. */
export async function findEmail(app: Pick<App, "db" | "config">, id: string) {
  const row = await app.db
    .selectFrom("emails")
    .leftJoin("orders", "orders.id", "emails.orderId")
    .select(["emails.id", "kind", "recipientName", "recipientAddress", "parameters", "orderId", "state", "attempts"])
    .select([
      "nextTryAt",
      "lastError",
      "emails.createdAt",
      "sentAt",
      "claimedBy",
      "receipt",
      "timesAskedAgain",
      "unverified",
    ])
    .select("orders.userId as customerId")
    .where("emails.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const secret = isSecretEmail(row.kind);
  const shown = secret ? { ...row, parameters: JSON.stringify({ link: "" }) } : row;
  return { row: shown, secret, written: composeEmail(shown, app.config.siteUrl, sendsMail(app.config.email)) };
}
