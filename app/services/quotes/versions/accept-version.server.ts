import { randomUUID } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";
import type { QuoteTotals } from "#app/domain/quotes/quote-types.ts";
import { canonicalJson } from "#app/domain/workroom/canonical-json.ts";
import { dropReminders } from "#app/services/emails/drop-reminders.server.ts";
import type { QuoteRow } from "./quote-rows.server.ts";

export interface Signer {
  signedName: string;
  address: string;
  userAgent: string;
}

/** What a person wrote under an answer, and from where: apart from it, so that they can be forgotten. */
export interface AnswerWords extends Signer {
  message: string;
  /** By the key of each line. */
  lineMessages: Record<string, string>;
}

export const NO_WORDS: AnswerWords = { signedName: "", address: "", userAgent: "", message: "", lineMessages: {} };

interface Answer {
  quote: QuoteRow;
  kind: "accepted" | "changes_asked" | "declined";
  by: "client" | "owner";
  how: "portal" | "phone" | "paper" | "e-mail" | "work begun";
  actorId: string;
  at: string;
  chosen?: readonly string[];
  totals?: QuoteTotals;
  reason?: string;
  words?: AnswerWords;
}

/** Adds an answer to a version. Nothing of it is ever changed. */
export async function addAnswer(db: Db, answer: Answer) {
  const { quote, kind, by, how, actorId, at, chosen = [], reason = "", words } = answer;
  const totals = answer.totals ?? quote;
  const { subtotalCents, discountTotalCents, taxBaseCents, taxCents, totalCents, depositTotalCents } = totals;
  const shown = { subtotalCents, discountTotalCents, taxBaseCents, taxCents, totalCents, depositTotalCents };
  const id = randomUUID();
  await db
    .insertInto("quoteAnswers")
    .values({
      ...{ id, quoteId: quote.id, orderId: quote.orderId, at, kind, by, how, actorId, reason },
      acceptedOf: kind === "accepted" ? quote.id : null,
      ...{ chosen: JSON.stringify(chosen), totals: canonicalJson(shown), totalCents },
      contentHash: quote.contentHash ?? "",
    })
    .execute();
  if (words) {
    await db
      .insertInto("documentPeople")
      .values({ document: "answer", documentId: id, role: "signer", person: JSON.stringify(words) })
      .execute();
  }
  return id;
}

/** A version is accepted, once: whoever comes second finds its key taken. It is in force until a newer one is accepted. */
export async function acceptVersion(db: Db, answer: Omit<Answer, "kind">) {
  const { quote, at } = answer;
  await addAnswer(db, { ...answer, kind: "accepted" });
  await db
    .updateTable("quotes")
    .set({ state: "accepted", openOf: null, closedAt: at, updatedAt: at })
    .where("id", "=", quote.id)
    .execute();
  await dropReminders(db, quote.orderId);
}
