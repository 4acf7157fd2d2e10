import type { App } from "#app/app.server.ts";
import { type Db, findRow } from "#app/db/client.server.ts";
import type { Inquiry } from "#app/domain/inquiries/inquiry.ts";
import type { Done } from "#app/domain/refusal.ts";
import { isVerified } from "#app/services/accounts/addresses/own-address.server.ts";
import { queueEmail, queueNotice } from "#app/services/emails/queue-email.server.ts";
import { guardPublicForm, idOfForm, type PublicSender } from "#app/services/public-forms/public-form.server.ts";
import { attachWaitingPhotos } from "./inquiry-photos.server.ts";

export const INQUIRIES = "inquiries";

/** Keeps a question, and tells whoever asked and the house. Sent twice, it is kept once. */
export async function askQuestion(
  app: Pick<App, "auth" | "config" | "db" | "now">,
  inquiry: Inquiry,
  { userId, formKey, sent }: PublicSender,
): Promise<Done<{ id: string }>> {
  const { id, made } = await idOfForm(formKey, inquiry, (key) =>
    findRow(app.db, "inquiries", { id: key }, ["email", "phoneNumber", "question"]),
  );
  if (made) return { ok: true, id };
  const contact = inquiry.email || inquiry.phoneNumber;
  const guarded = await guardPublicForm(app, { ...sent, purpose: INQUIRIES, contact });
  if (!guarded.ok) return guarded;
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<Done<{ id: string }>> => {
    const inserted = await db
      .insertInto("inquiries")
      .values({
        ...inquiry,
        id,
        userId,
        state: "new",
        answers: "[]",
        createdAt: at,
        updatedAt: at,
        version: 1,
        invitedAt: null,
        invitationHash: null,
        invitationEndsAt: null,
        joinedAt: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // At the same moment, the other press was the first.
    await attachWaitingPhotos(db, { formKey, id, userId });
    if (Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0) await tellBoth(app, db, { id, userId, inquiry, at });
    return { ok: true, id };
  });
}

interface Made {
  id: string;
  userId: string | null;
  inquiry: Inquiry;
  at: string;
}

async function tellBoth(app: Pick<App, "config">, db: Db, { id, userId, inquiry, at }: Made) {
  const { name, email, phoneNumber, zipCode, question, style } = inquiry;
  if (email !== "") {
    const theirs = userId !== null && (await isTheirs(app, db, userId, email));
    await queueEmail(db, {
      kind: "inquiry_received",
      to: { name: "", address: email },
      parameters: { inquiry_id: id, style, question: theirs ? question : "" },
      userId,
      at,
    });
  }
  await queueNotice(db, {
    kind: "inquiry_received_notice",
    parameters: {
      inquiry_id: id,
      customer_id: userId ?? "",
      customer_name: name,
      customer_email: email,
      customer_phone: phoneNumber,
      zip_code: zipCode,
      style,
      question,
    },
    at,
  });
}

/** Only to an address that somebody has proved to be theirs do we repeat what was typed beside it. */
async function isTheirs(app: Pick<App, "config">, db: Db, userId: string, email: string) {
  const user = await findRow(db, "users", { id: userId }, ["email"]);
  return user?.email === email && (await isVerified(app, db, userId));
}
