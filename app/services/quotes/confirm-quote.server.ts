import type { App } from "#app/app.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { formatDate } from "#app/domain/dates.ts";
import { dueParameters } from "#app/domain/ledger/quote-dues.ts";
import { formatMoney } from "#app/domain/money.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { paymentLinkOf } from "#app/domain/orders/quote.ts";
import { checkSignedName } from "#app/domain/quotes/answer-words.ts";
import { NOT_QUOTED } from "#app/domain/quotes/check-acceptance.ts";
import { checkChosen, chosenInWords, isSameChoice } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import type { QuoteFigures } from "#app/domain/quotes/quote-types.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { queueEmails } from "#app/services/emails/queue-email.server.ts";
import { findCome, findPayment } from "#app/services/ledger/find-due.server.ts";
import { creditParameters } from "#app/services/orders/find-credit.server.ts";
import { findOrderRecord, type OrderPlace, withOrder } from "#app/services/orders/with-order.server.ts";
import { findHouseAddress } from "#app/services/site/find-site.server.ts";
import { NO_WORDS } from "./versions/accept-version.server.ts";
import { findAcceptance } from "./versions/close-version.server.ts";
import { type Client, countAnswer } from "./versions/count-answer.server.ts";
import {
  clientLineOf,
  findVersion,
  QUOTE_CHANGED,
  QUOTE_MISSING,
  type StoredVersion,
  termsOf,
} from "./versions/quote-rows.server.ts";
import { checkYes, takeYes } from "./versions/take-yes.server.ts";

export interface QuoteConfirmation {
  user: Client;
  orderId: string;
  /** The version of the quote that the client was looking at. */
  number: number;
  /** The keys of what they picked. */
  chosen: readonly string[];
  agreeToTerms: boolean;
  signedName: string;
  /** The amounts that stood there. */
  seen: { totalCents: number; creditCents: number };
  /** From where the answer came. */
  address: string;
  userAgent: string;
}

type ConfirmResult = { ok: true; already: boolean } | Refusal;

/**
 * The client says yes to a quote with lines: to these choices, these terms and this total, with their name under it. The
 * order's status stays: only the owner moves it. Said again, it is answered as the first time, and nothing is written.
 */
export async function confirmQuote(app: Pick<App, "db" | "now">, given: QuoteConfirmation): Promise<ConfirmResult> {
  const { user, orderId, number, seen } = given;
  const now = app.now();
  const at = now.toISOString();
  return withOrder(app, { userId: user.id, orderId }, async (db, order): Promise<ConfirmResult> => {
    const quote = meaningOf(order.status).listed ? await findVersion(db, orderId, number) : undefined;
    if (!quote) return QUOTE_MISSING;
    if (quote.row.state === "accepted") return await afterAccepting(db, quote, given.chosen);
    const acceptable = await checkYes(db, { order, quote, by: "client", chosen: given.chosen, now });
    if (!acceptable.ok) return acceptable;
    const { chosen, totals } = acceptable;
    if (!given.agreeToTerms) return refusal("invalid", "You must agree to the terms.", "agreeToTerms");
    // The box comes first, the name last.
    const name = checkSignedName(given.signedName);
    if (!name.ok) return refusal("invalid", name.reason, name.field);
    const come = await findCome(db, orderId);
    if (totals.totalCents !== seen.totalCents || come.creditCents !== seen.creditCents) return QUOTE_CHANGED;
    const counted = await countAnswer(db, app, { userId: user.id, quoteId: quote.row.id });
    if (!counted.ok) return counted;
    const words = { ...NO_WORDS, signedName: name.value, address: given.address, userAgent: given.userAgent };
    const answer = { by: "client", how: "portal", actorId: user.id } as const;
    const money = await takeYes(db, { ...answer, order, quote, chosen, totals, words, now });
    const due = dueParameters(totals, come);
    const picks = chosenInWords(quote.lines.map(clientLineOf), chosen, readOrderDocuments(order).windows);
    await queueBoth(db, { order, user, number, totalCents: totals.totalCents, money, due, chosen: picks, at });
    return { ok: true, already: false };
  });
}

/** In a second tab: the same choice is the same yes, another one is not. */
async function afterAccepting(
  db: Parameters<typeof findAcceptance>[0],
  { row, lines }: StoredVersion,
  chosen: readonly string[],
): Promise<ConfirmResult> {
  const answer = await findAcceptance(db, row.id);
  if (!answer) return NOT_QUOTED;
  const picked = checkChosen(lines.map(clientLineOf), chosen);
  if (picked.ok && isSameChoice(picked.value, JSON.parse(answer.chosen) as string[]))
    return { ok: true, already: true };
  const sentence = `This quote was confirmed on ${formatDate(answer.at)} for ${formatMoney(answer.totalCents)}.`;
  return refusal("refused", `${sentence} Ask us if you would like to change it.`);
}

interface Confirmed {
  order: { id: string; status: string; paymentLink: string | null };
  user: Client;
  number: number;
  totalCents: number;
  money: Awaited<ReturnType<typeof takeYes>>;
  due: { due: number };
  chosen: string;
  at: string;
}

async function queueBoth(
  db: Parameters<typeof findAcceptance>[0],
  { order, user, number, totalCents, money, due, chosen, at }: Confirmed,
) {
  const { id: orderId, status, paymentLink } = order;
  const name = fullName(user);
  const about = {
    order_id: orderId,
    customer_name: name,
    total: totalCents,
    ...(await creditParameters(db, orderId, totalCents)),
    ...due,
    ...(chosen && { chosen }),
  };
  const to = await findHouseAddress(db);
  const ours = { ...about, customer_email: user.email };
  const payment_link = about.to_pay === 0 ? "" : (paymentLinkOf({ status, totalCents, paymentLink }) ?? "");
  const theirs = {
    ...about,
    first_name: user.firstName,
    quote_version: number,
    payment_link,
    recorded: "",
    ...(await findPayment(db, money)),
  };
  await queueEmails(db, [
    { kind: "quote_confirmed", to, parameters: ours, orderId, userId: null, at },
    { kind: "quote_copy", to: { name, address: user.email }, parameters: theirs, orderId, userId: user.id, at },
  ]);
}

interface Asked extends OrderPlace {
  number: number;
  chosen: readonly string[];
}

/** The sums of a quote, without what each line comes to: a price that its client is not shown stays here. */
export type ChosenFigures = Omit<QuoteFigures, "lines">;

type Priced = { ok: true; chosen: string[]; figures: ChosenFigures } | Refusal;

/** What a quote comes to with these choices, for a client without scripts or without the price of every line. */
export async function priceChoice(app: Pick<App, "db">, { userId, orderId, number, chosen }: Asked): Promise<Priced> {
  const order = await findOrderRecord(app.db, { userId, orderId });
  const quote = order && meaningOf(order.status).listed ? await findVersion(app.db, orderId, number) : undefined;
  if (!quote) return QUOTE_MISSING;
  const lines = quote.lines.map(clientLineOf);
  const picked = checkChosen(lines, chosen);
  if (!picked.ok) return refusal("invalid", picked.reason, picked.field);
  const { lines: _, ...figures } = computeQuote(termsOf(quote.row), lines, new Set(picked.value));
  return { ok: true, chosen: picked.value, figures };
}
