import type { App } from "#app/app.server.ts";
import { readAnswers } from "#app/domain/inquiries/answers.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { actOnInquiry, type SeenInquiry } from "./act-on-inquiry.server.ts";

interface Answer extends SeenInquiry {
  /** Whoever of us answers. */
  actorId: string;
  words: string;
  formKey: string | undefined;
}

/** Keeps the answer and sends it; of somebody who left only a number it is a note of the call. */
export async function answerInquiry(
  app: Pick<App, "db" | "now">,
  { actorId, words, formKey, ...seen }: Answer,
): Promise<{ ok: true; sent: boolean } | Refusal> {
  const at = app.now().toISOString();
  return makeOnce(app, { userId: actorId, purpose: "answer-inquiry", key: formKey }, async (db) => {
    const acted = await actOnInquiry(db, { ...seen, act: "answer", at }, ({ answers }) => ({
      answers: JSON.stringify([...readAnswers(answers), { at, words }]),
    }));
    if (!acted.ok) return acted;
    const { id, userId, name, email, question } = acted.inquiry;
    if (email === "") return { ok: true, sent: false };
    const parameters = { inquiry_id: id, customer_name: name, question, answer: words };
    await queueEmail(db, { kind: "inquiry_answered", to: { name, address: email }, parameters, userId, at });
    return { ok: true, sent: true };
  });
}
