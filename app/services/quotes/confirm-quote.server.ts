import type { App } from "#app/app.server.ts";
import { business } from "#app/content/business.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { dueWords } from "#app/domain/ledger/quote-dues.ts";
import { formatMoney } from "#app/domain/money.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { paymentLinkOf } from "#app/domain/orders/quote.ts";
import { checkSignedName } from "#app/domain/quotes/answer-words.ts";
import { checkChosen, isSameChoice } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { isExpired } from "#app/domain/quotes/quote-state.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { findCome } from "#app/services/ledger/find-due.server.ts";
import { creditWords } from "#app/services/orders/find-credit.server.ts";
import { acceptVersion, NO_WORDS } from "./versions/accept-version.server.ts";
import type { Client } from "./versions/client.ts";
import { findAcceptance } from "./versions/close-version.server.ts";
import { countAnswer } from "./versions/count-answer.server.ts";
import { onAccepted } from "./versions/on-accepted.server.ts";
import { clientLineOf, findVersion, type StoredVersion, termsOf } from "./versions/quote-rows.server.ts";
import { NEWER_VERSION, NOT_QUOTED, QUOTE_CHANGED, QUOTE_MISSING } from "./versions/quote-texts.ts";
import { withOrder } from "./versions/with-order.server.ts";

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
    if (quote.row.state === "superseded") return NEWER_VERSION;
    if (quote.row.state !== "sent" || meaningOf(order.status).confirmable === "never") return NOT_QUOTED;
    const { validUntil } = quote.row;
    if (validUntil !== null && isExpired({ validUntil }, now)) return expired(validUntil);
    const picked = checkAnswer(quote, given);
    if (!picked.ok) return picked;
    const { chosen, signedName } = picked;
    const { lines: _, ...totals } = computeQuote(termsOf(quote.row), quote.lines.map(clientLineOf), new Set(chosen));
    const come = await findCome(db, orderId);
    if (totals.totalCents !== seen.totalCents || come.creditCents !== seen.creditCents) return QUOTE_CHANGED;
    const counted = await countAnswer(db, app, { userId: user.id, quoteId: quote.row.id });
    if (!counted.ok) return counted;
    const words = { ...NO_WORDS, signedName, address: given.address, userAgent: given.userAgent };
    const answer = { by: "client", how: "portal", actorId: user.id, at } as const;
    await acceptVersion(db, { ...answer, quote: quote.row, chosen, totals, words });
    await onAccepted(db, { order, quote: quote.row, totalCents: totals.totalCents, ...answer });
    const due = dueWords(totals, come);
    await queueBoth(db, { order, user, number, totalCents: totals.totalCents, due, at });
    return { ok: true, already: false };
  });
}

function expired(validUntil: string) {
  return refusal("refused", `This quote was valid until ${formatDate(noonOf(validUntil))}.`);
}

/** The box comes first, the name last. */
function checkAnswer({ lines }: StoredVersion, { chosen, agreeToTerms, signedName }: QuoteConfirmation) {
  const picked = checkChosen(lines.map(clientLineOf), chosen);
  if (!picked.ok) return refusal("invalid", picked.reason, picked.field);
  if (!agreeToTerms) return refusal("invalid", "You must agree to the terms.", "agreeToTerms");
  const name = checkSignedName(signedName);
  if (!name.ok) return refusal("invalid", name.reason, name.field);
  return { ok: true as const, chosen: picked.value, signedName: name.value };
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
  due: { due: string };
  at: string;
}

async function queueBoth(
  db: Parameters<typeof findAcceptance>[0],
  { order, user, number, totalCents, due, at }: Confirmed,
) {
  const { id: orderId, status, paymentLink } = order;
  const name = fullName(user);
  const about = {
    ...{ order_id: orderId, customer_name: name, total: formatMoney(totalCents) },
    ...(await creditWords(db, orderId, totalCents)),
    ...due,
  };
  const to = { name: business.name, address: business.email };
  const ours = { ...about, customer_email: user.email };
  await queueEmail(db, { kind: "quote_confirmed", to, parameters: ours, orderId, userId: null, at });
  const payment_link =
    about.to_pay === formatMoney(0) ? "" : (paymentLinkOf({ status, totalCents, paymentLink }) ?? "");
  await queueEmail(db, {
    kind: "quote_copy",
    to: { name, address: user.email },
    parameters: { ...about, first_name: user.firstName, quote_version: number, payment_link, recorded: "" },
    ...{ orderId, userId: user.id, at },
  });
}
