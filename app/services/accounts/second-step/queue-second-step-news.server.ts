import { type Db, getRow } from "#app/db/client.server.ts";
import type { EmailParameters } from "#app/email/email-messages.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";

type News = Pick<EmailParameters<"second_step">, "change"> & Partial<EmailParameters<"second_step">>;

/** Sent whoever did it, so that the account's holder notices what was not theirs. */
export async function queueSecondStepNews(db: Db, userId: string, news: News, now: Date) {
  const at = now.toISOString();
  const { name, email } = await getRow(db, "users", { id: userId }, ["name", "email"]);
  await queueEmail(db, {
    kind: "second_step",
    to: { name, address: email },
    parameters: { passkey: "", codes_left: 0, ...news, at },
    userId,
    at,
  });
}
