import { readPriced } from "#app/db/changed-since-priced.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { agree } from "#app/domain/orders/agreed/agree.ts";
import { type Acceptable, checkAcceptance } from "#app/domain/quotes/check-acceptance.ts";
import { differencesFromPriced } from "#app/domain/quotes/priced-windows.ts";
import type { QuoteTotals } from "#app/domain/quotes/quote-types.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { settleCredits } from "#app/services/consultations/credit-consultation.server.ts";
import { followCredits } from "#app/services/ledger/follow-credits.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";
import { nextVersion, type OrderRecord } from "#app/services/orders/with-order.server.ts";
import { type AnswerWords, acceptVersion } from "./accept-version.server.ts";
import { clientLineOf, type StoredVersion, termsOf } from "./quote-rows.server.ts";
import { readNames, readSnapshot } from "./take-snapshot.server.ts";

interface Yes {
  order: OrderRecord;
  quote: StoredVersion;
  by: "client" | "owner";
  chosen: readonly string[];
  /** On which day it was said; today where it is said now. */
  day?: string;
  now: Date;
  /** The version of the order of which the owner has read what differs. */
  read?: number | undefined;
}

/** Whether this yes can be taken, and what was chosen comes to. Asked inside the transaction that takes it. */
export async function checkYes(db: Db, { order, quote, day, now, read, ...yes }: Yes): Promise<Acceptable> {
  const { state, sentAt } = quote.row;
  const acceptable = checkAcceptance({
    ...yes,
    status: order.status,
    day: day ?? dayOf(now),
    now,
    read: read === order.version,
    version: { state, sentAt, terms: termsOf(quote.row), lines: quote.lines.map(clientLineOf) },
    changed: state === "sent" ? await findChanged(db, order, quote) : [],
  });
  const [gone] = acceptable.ok ? agree(readOrderDocuments(order).windows, quote.lines, acceptable.chosen).gone : [];
  return gone === undefined ? acceptable : windowGone(gone);
}

function windowGone(label: string): Refusal {
  return refusal(
    "refused",
    `“${label}” is for a window that is gone or cannot have it any more. Please send a new version.`,
  );
}

type Windows = Pick<OrderRecord, "windows" | "hardware" | "windowsChangedAt">;

/** Something of an order is other than when this version was priced. */
export function isChanged(order: Windows, { row }: Pick<StoredVersion, "row">): boolean {
  const then = readPriced(row.snapshot);
  if (then) return differencesFromPriced(then, readOrderDocuments(order)).length > 0;
  const { windowsChangedAt: at } = order;
  return at !== null && row.sentAt !== null && at > row.sentAt;
}

/** What that is, in words; where nothing was kept to compare with, that it was edited. */
export async function findChanged(db: Db, order: Windows, { row }: Pick<StoredVersion, "row">): Promise<string[]> {
  if (!isChanged(order, { row })) return [];
  if (!readPriced(row.snapshot)) return [`The windows were edited on ${formatDate(order.windowsChangedAt ?? "")}`];
  const names = await readNames(db, row.id);
  return differencesFromPriced(readSnapshot(row.snapshot, names?.windows ?? {}), readOrderDocuments(order));
}

interface Taken extends Omit<Yes, "read"> {
  totals: QuoteTotals;
  how: "portal" | "phone" | "paper" | "e-mail";
  actorId: string;
  words: AnswerWords;
}

/**
 * Somebody has said yes, in the portal or elsewhere: the version is accepted, and the order's trail, history and credit
 * follow. The status stays, only the owner moves it. Answers the order's money, where the ledger has it. Called inside the
 * transaction of the answer, after `checkYes`.
 */
export async function takeYes(db: Db, { order, quote, totals, day, now, ...answer }: Taken) {
  const { by, how, actorId } = answer;
  const { id: orderId, userId, status } = order;
  const at = now.toISOString();
  const { totalCents } = totals;
  const saidAt = day === undefined || day === dayOf(now) ? at : noonOf(day);
  const event = { orderId, actorId, at };
  const client = by === "client";
  const details = client ? { totalCents } : { number: quote.row.number, reason: how };
  const told = [{ ...event, kind: client ? ("confirmed" as const) : ("acceptance_recorded" as const), details }];
  const next = nextVersion(order, at);
  const charged = await acceptVersion(db, { ...answer, order, quote, totals, at, saidAt, next, told });
  await recordTurn(db, { ...event, fromStatus: status, toStatus: status, totalCents, confirmation: "given" });
  const act = { userId, actorId, at };
  const isSame = totalCents === order.totalCents;
  const followed = isSame ? followCredits(db, act) : settleCredits(db, { ...act, savedOrderId: orderId });
  return (await followed).get(orderId) ?? charged;
}
