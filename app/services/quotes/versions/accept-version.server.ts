import { randomUUID } from "node:crypto";
import { addRows, type Db, setRows } from "#app/db/client.server.ts";
import { canonicalJson } from "#app/domain/canonical-json.ts";
import type { QuoteTotals } from "#app/domain/quotes/quote-types.ts";
import { chargeOrder } from "#app/services/ledger/charge-order.server.ts";
import { type Meant, planAgreed } from "#app/services/orders/agreed/write-agreed.server.ts";
import { type OrderEvent, recordEvents } from "#app/services/orders/record-event.server.ts";
import type { OrderRecord } from "#app/services/orders/with-order.server.ts";
import type { QuoteRow, StoredVersion } from "./quote-rows.server.ts";

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
  /** Of an acceptance: what it meant for the windows. */
  meant?: Meant;
}

/** Adds an answer to a version. Nothing of it is ever changed. */
export async function addAnswer(db: Db, answer: Answer) {
  const { quote, kind, by, how, actorId, at, chosen = [], reason = "", words, meant } = answer;
  const totals = answer.totals ?? quote;
  const { subtotalCents, discountTotalCents, taxBaseCents, taxCents, totalCents, depositTotalCents } = totals;
  const shown = { subtotalCents, discountTotalCents, taxBaseCents, taxCents, totalCents, depositTotalCents };
  const id = randomUUID();
  await addRows(db, "quoteAnswers", {
    id,
    quoteId: quote.id,
    orderId: quote.orderId,
    at,
    kind,
    by,
    how,
    actorId,
    reason,
    acceptedOf: kind === "accepted" ? quote.id : null,
    chosen: JSON.stringify(chosen),
    totals: canonicalJson(shown),
    totalCents,
    contentHash: quote.contentHash ?? "",
    meant: meant ? JSON.stringify(meant) : null,
  });
  if (words) {
    await addRows(db, "documentPeople", {
      document: "answer",
      documentId: id,
      role: "signer",
      person: JSON.stringify(words),
    });
  }
  return id;
}

interface Accepting extends Omit<Answer, "kind" | "quote"> {
  order: OrderRecord;
  quote: StoredVersion;
  /** On which day it was said, where that is another than the one on which it is written. */
  saidAt?: string;
  /** Where the order gets its next version with it. */
  next?: { updatedAt: string; version: number };
  /** What the trail says of it, after what it did to the windows. */
  told?: OrderEvent[];
}

/**
 * Every acceptance, however it came, goes through here: the version is accepted, once (whoever comes second finds its key
 * taken), what was chosen becomes the windows, the order shows it and what it comes to, and owes it. It is in force until a newer one is accepted or it
 * ends. Answers the order's money, where the ledger has it. Called inside the transaction of the yes, with client and order
 * locked; fees follow afterwards.
 */
export async function acceptVersion(db: Db, { order, quote, saidAt, next, told = [], ...answer }: Accepting) {
  const { row } = quote;
  const { by, actorId, at, totals = row } = answer;
  const { id: orderId } = order;
  const { lines } = quote;
  const act = { orderId, actorId, at };
  const { meant, columns, events } = await planAgreed(db, { order, lines, chosen: answer.chosen ?? [], ...act });
  await recordEvents(db, [...events, ...told]);
  await addAnswer(db, { ...answer, kind: "accepted", quote: row, at: saidAt ?? at, meant });
  await setRows(
    db,
    "quotes",
    { id: row.id },
    { state: "accepted", openOf: null, closedAt: saidAt ?? at, updatedAt: saidAt ?? at },
  );
  const shown = { totalCents: totals.totalCents, quoteId: row.id, acceptedQuoteId: row.id, quotedAt: row.sentAt };
  // A date to show: the client's own yes, never one that we recorded.
  const confirmedAt = by === "client" ? at : null;
  return chargeOrder(db, {
    order: { ...order, acceptedQuoteId: row.id },
    values: { ...shown, ...columns, ...next, confirmedAt },
    totals,
    actorId,
    at,
  });
}
