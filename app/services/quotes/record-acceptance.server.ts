import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { parseDay } from "#app/domain/calendar.ts";
import { dueParameters } from "#app/domain/ledger/quote-dues.ts";
import { paymentLinkOf } from "#app/domain/orders/quote.ts";
import { checkSignedName } from "#app/domain/quotes/answer-words.ts";
import { chosenInWords } from "#app/domain/quotes/choices.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { findRecipient } from "#app/services/accounts/profile.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { findCome, findPayment } from "#app/services/ledger/find-due.server.ts";
import { creditParameters } from "#app/services/orders/find-credit.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { type OrderActing, type OrderRecord, withOrder } from "#app/services/orders/with-order.server.ts";
import { NO_WORDS } from "./versions/accept-version.server.ts";
import { findAcceptance } from "./versions/close-version.server.ts";
import { clientLineOf, findVersion, QUOTE_MISSING } from "./versions/quote-rows.server.ts";
import { checkYes, takeYes } from "./versions/take-yes.server.ts";

/** How a yes can come that is not given in the portal. */
export const acceptanceWays = { phone: "by phone", paper: "on paper", "e-mail": "by e-mail" } as const;
type AcceptanceWay = keyof typeof acceptanceWays;

interface Recorded extends OrderActing {
  number: number;
  chosen: readonly string[];
  /** Who said yes, how, and on which day. */
  signedName: string;
  how: string;
  day: string;
  /** The version of the order of which they have read what has changed since it was priced. */
  read?: number;
}

/**
 * The owner writes down that the client said yes elsewhere, to an open version or one that has expired. It reads as recorded by
 * us, never as signed, and is not the client's own confirmation.
 */
export async function recordAcceptance(
  app: Pick<App, "db" | "now">,
  { actorId, userId, orderId, number, ...given }: Recorded,
): Promise<Done> {
  const now = app.now();
  const at = now.toISOString();
  return withOrder(app, { userId, orderId }, async (db, order): Promise<Done> => {
    const quote = await findVersion(db, orderId, number);
    if (!quote) return QUOTE_MISSING;
    if (quote.row.state === "accepted") return { ok: true };
    const said = checkRecord(given);
    if (!said.ok) return said;
    const { how, day, signedName } = said;
    const { chosen: asked, read } = given;
    const acceptable = await checkYes(db, { order, quote, by: "owner", chosen: asked, day, now, read });
    if (!acceptable.ok) return acceptable;
    const { chosen, totals } = acceptable;
    const answer = { by: "owner", how, actorId, words: { ...NO_WORDS, signedName } } as const;
    const money = await takeYes(db, { ...answer, order, quote, chosen, totals, day, now });
    const picks = chosenInWords(quote.lines.map(clientLineOf), chosen, readOrderDocuments(order).windows);
    await queueCopy(db, { order, number, totals, chosen: picks, money, recorded: acceptanceWays[how], at });
    return { ok: true };
  });
}

function checkRecord({ signedName, how, day }: Pick<Recorded, "signedName" | "how" | "day">) {
  const name = checkSignedName(signedName, "Please say who said yes.");
  if (!name.ok) return refusal("invalid", name.reason, name.field);
  if (!Object.hasOwn(acceptanceWays, how)) return refusal("invalid", "Please say how the yes came.", "how");
  if (!parseDay(day)) return refusal("invalid", "Please choose today or an earlier day.", "day");
  return { ok: true as const, signedName: name.value, how: how as AcceptanceWay, day };
}

interface Copy {
  order: OrderRecord;
  number: number;
  totals: { totalCents: number; depositTotalCents: number };
  chosen: string;
  money: Awaited<ReturnType<typeof takeYes>>;
  recorded: string;
  at: string;
}

async function queueCopy(db: Db, { order, number, totals, chosen, money, recorded, at }: Copy) {
  const { id: orderId, userId, status, paymentLink } = order;
  const { totalCents } = totals;
  const { firstName, ...to } = await findRecipient(db, userId);
  const credit = await creditParameters(db, orderId, totalCents);
  const payment_link = credit.to_pay === 0 ? "" : (paymentLinkOf({ status, totalCents, paymentLink }) ?? "");
  await queueEmail(db, {
    kind: "quote_copy",
    to,
    parameters: {
      order_id: orderId,
      customer_name: to.name,
      first_name: firstName,
      quote_version: number,
      total: totalCents,
      ...credit,
      payment_link,
      recorded,
      ...dueParameters(totals, await findCome(db, orderId)),
      ...(await findPayment(db, money)),
      ...(chosen && { chosen }),
    },
    orderId,
    userId,
    at,
  });
}

/** How a name under a yes should read, by whom and when that was set beside it. */
export interface NameCorrection {
  name: string;
  by: string;
  at: string;
}

interface Corrected extends OrderActing {
  /** The name of whoever corrects it. */
  by: string;
  number: number;
  name: string;
}

/** The owner sets another name beside the one under a yes. What was typed stays as it is, for good. */
export async function correctName(
  app: Pick<App, "db" | "now">,
  { actorId, by, userId, orderId, number, name }: Corrected,
): Promise<Done> {
  const at = app.now().toISOString();
  return withOrder(app, { userId, orderId }, async (db): Promise<Done> => {
    const quote = await findVersion(db, orderId, number);
    const answer = quote && (await findAcceptance(db, quote.row.id));
    if (!answer) return QUOTE_MISSING;
    const checked = checkSignedName(name, "Please type the name as it should read.");
    if (!checked.ok) return refusal("invalid", checked.reason, checked.field);
    const key = { document: "answer", documentId: answer.id, role: "correction" };
    const before = await db
      .selectFrom("documentPeople")
      .select("person")
      .where((eb) => eb.and(key))
      .executeTakeFirst();
    // Sent twice, it is set once.
    if (before?.person && (JSON.parse(before.person) as NameCorrection).name === checked.value) return { ok: true };
    const person = JSON.stringify({ name: checked.value, by, at } satisfies NameCorrection);
    await db
      .insertInto("documentPeople")
      .values({ ...key, person })
      .onConflict((row) => row.columns(["document", "documentId", "role"]).doUpdateSet({ person }))
      .execute();
    await recordEvent(db, { orderId, actorId, at, kind: "name_corrected", details: { number } });
    return { ok: true };
  });
}
