import type { App } from "#app/app.server.ts";
import type { Done } from "#app/domain/refusal.ts";
import { queueEmail } from "./queue-email.server.ts";

interface TestMail {
  to: { id: string; name: string; address: string };
  /** Which of our e-mails is tried, filled with a sample; empty: whether e-mails go out at all. */
  wording: string;
}

/** To whoever asks for it, and to nobody else. */
export async function sendTest({ db, now }: Pick<App, "db" | "now">, { to, wording }: TestMail): Promise<Done> {
  const at = now().toISOString();
  await queueEmail(db, { kind: "test_message", to, parameters: { wording }, userId: to.id, at });
  return { ok: true };
}
