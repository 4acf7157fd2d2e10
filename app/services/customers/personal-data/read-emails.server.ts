import type { App } from "#app/app.server.ts";
import { emailLabel, isSecretEmail } from "#app/domain/emails/email-kinds.ts";
import { composeEmail } from "#app/email/compose-email.ts";
import { findSigner } from "#app/email/find-signer.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";

const AT_ONCE = 100;

/** The messages to a client, at whatever address they had, written out again from what is kept, without the key that a reset carries. */
export async function* readEmails({ db, config }: Pick<App, "db" | "config">, userId: string) {
  const signer = await findSigner(db);
  for (let after = { createdAt: "", id: "" }; ; ) {
    const rows = await db
      .selectFrom("emails")
      .select(["id", "kind", "recipientName", "recipientAddress", "parameters", "orderId", "state"])
      .select(["createdAt", "sentAt", "timesAskedAgain", "unverified"])
      .where("userId", "=", userId)
      .where((eb) =>
        eb.or([
          eb("createdAt", ">", after.createdAt),
          eb.and([eb("createdAt", "=", after.createdAt), eb("id", ">", after.id)]),
        ]),
      )
      .orderBy("createdAt")
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      const shown = isSecretEmail(row.kind) ? { ...row, parameters: JSON.stringify({ link: "" }) } : row;
      const written = composeEmail(shown, config.siteUrl, {
        signer,
        site: await findSite(db, row.sentAt ?? undefined),
      });
      const { subject, text } = written.ok ? written.value : { subject: emailLabel(row.kind), text: "" };
      const { recipientAddress, createdAt, sentAt, state, orderId } = row;
      yield { subject, to: recipientAddress, orderId, state, createdAt, sentAt, text };
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last;
  }
}
