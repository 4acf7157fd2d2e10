import type { App } from "#app/app.server.ts";
import { emailKinds, isSecretEmail } from "#app/domain/emails/email-kinds.ts";
import { isStruggling } from "./struggling.server.ts";

const secretKinds = emailKinds.filter(isSecretEmail);

/**
 * The messages that have not gone out: those that wait, those that have failed and are tried again, and those given up. One
 * that carried a key and was given up is left out: nobody can send it again, and its client asks for a new one.
 */
export async function countUnsentEmails({ db }: Pick<App, "db">) {
  const unsent = db
    .selectFrom("emails")
    .where("state", "in", ["queued", "failed"])
    .where((eb) => eb.or([eb("state", "=", "queued"), eb("kind", "not in", secretKinds)]));
  const { queued, struggling, failed } = await unsent
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("state", "=", "failed").as("failed"),
      eb.fn.countAll<number>().filterWhere(isStruggling).as("struggling"),
      eb.fn.countAll<number>().filterWhere("state", "=", "queued").as("queued"),
    ])
    .executeTakeFirstOrThrow();
  const latest = await unsent
    .select("lastError")
    .where("lastError", "is not", null)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return { waiting: queued - struggling, struggling, failed, lastError: latest?.lastError ?? null };
}
