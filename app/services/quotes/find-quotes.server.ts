import type { App } from "#app/app.server.ts";
import { findOtherThanAgreed } from "#app/db/changed-since-priced.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { findAnswerRows } from "#app/db/order-rows.server.ts";
import { isLeftOut } from "#app/domain/quotes/plain-line.ts";
import { checkReopen, isExpired, isExpiring } from "#app/domain/quotes/quote-state.ts";
import { findOrderRecord } from "#app/services/orders/with-order.server.ts";
import type { NameCorrection } from "./record-acceptance.server.ts";
import { isQuotable } from "./save-quote-draft.server.ts";
import type { AnswerWords } from "./versions/accept-version.server.ts";
import { contentOf, findVersion, totalsOf } from "./versions/quote-rows.server.ts";
import { readNames, readSnapshot } from "./versions/take-snapshot.server.ts";
import { findChanged } from "./versions/take-yes.server.ts";

/** Every version of an order's quote as the owner sees it, newest first, with its answers; for the panel of the order page. */
export async function findQuotes(app: Pick<App, "db" | "now">, userId: string, orderId: string) {
  const order = await findOrderRecord(app.db, { userId, orderId });
  if (!order) return undefined;
  const rows = await app.db
    .selectFrom("quotes")
    .select(["id", "number", "state", "kind", "totalCents", "depositTotalCents", "validUntil", "version"])
    .select(["sentAt", "firstSeenAt", "changesAskedAt", "closedAt", "updatedAt"])
    .where("orderId", "=", orderId)
    .orderBy("number", "desc")
    .execute();
  const answers = await findAnswers(app.db, orderId);
  const now = app.now();
  const versions = rows
    .filter(({ state }) => state !== "draft")
    .map((row) => ({
      ...row,
      expired: row.state === "sent" && isExpired(row, now),
      expiring: isExpiring(row, now),
      inForce: row.id === order.acceptedQuoteId,
      shown: row.id === order.quoteId,
      answers: answers.filter(({ quoteId }) => quoteId === row.id),
    }))
    // Of what was accepted, what it came to with what was chosen.
    .map((version) => ({
      ...version,
      totalCents: version.answers.find(({ kind }) => kind === "accepted")?.totalCents ?? version.totalCents,
    }));
  const draft = rows.find(({ state }) => state === "draft");
  const unpriced = draft ? await countUnpriced(app.db, orderId) : 0;
  return {
    draft: draft ? { ...draft, unpriced } : null,
    versions,
    /** What of the order is other than what was agreed, in words; one that is open says that of itself. */
    otherThanAgreed: versions.some(({ state }) => state === "sent")
      ? []
      : (await findOtherThanAgreed(app.db, orderId)).map(({ words }) => words),
    quotable: isQuotable(order.status),
    canReopen: checkReopen(order).ok,
  };
}

/** The lines of a draft that still have to be priced before it can be sent. */
async function countUnpriced(db: Db, orderId: string) {
  const draft = await findVersion(db, orderId, "draft");
  return draft?.lines.filter((line) => line.unitCents === null && !isLeftOut(line)).length ?? 0;
}

/** What was answered, with the words and names that are still known. */
export async function findAnswers(db: Db, orderId: string) {
  return readAnswers(await findAnswerRows(db, orderId));
}

export function readAnswers(rows: Awaited<ReturnType<typeof findAnswerRows>>) {
  return rows.map(({ person, chosen, correction, totals: _, ...answer }) => {
    const words = person ? (JSON.parse(person) as AnswerWords) : undefined;
    return {
      ...answer,
      chosen: JSON.parse(chosen) as string[],
      signedName: words?.signedName ?? "",
      /** The name that we set beside it. */
      correction: correction ? (JSON.parse(correction) as NameCorrection) : null,
      message: words?.message ?? "",
      lineMessages: words?.lineMessages ?? {},
    };
  });
}

/** One version with all that the owner may see of it. */
export async function findQuote(app: Pick<App, "db" | "now">, userId: string, orderId: string, number: number) {
  const order = await findOrderRecord(app.db, { userId, orderId });
  const quote = order && (await findVersion(app.db, orderId, number));
  if (!quote) return undefined;
  const { row } = quote;
  const names = await readNames(app.db, row.id);
  const answers = (await findAnswers(app.db, orderId)).filter(({ quoteId }) => quoteId === row.id);
  return {
    id: row.id,
    number,
    state: row.state,
    sentAt: row.sentAt,
    firstSeenAt: row.firstSeenAt,
    contentHash: row.contentHash,
    expired: row.state === "sent" && isExpired(row, app.now()),
    ...(await contentOf(app.db, quote)),
    totals: totalsOf(row),
    ...readSnapshot(row.snapshot, names?.windows ?? {}),
    client: names ? { name: names.name, email: names.email } : null,
    answers,
    /** What of the order is other than when it was priced, in words. */
    changed: row.state === "sent" ? await findChanged(app.db, order, quote) : [],
  };
}

/** What lines of a version are called, by their keys. */
export async function findLineLabels({ db }: Pick<App, "db">, quoteId: string, keys: readonly string[]) {
  if (keys.length === 0) return {};
  const rows = await db
    .selectFrom("quoteLines")
    .select(["key", "label"])
    .where("quoteId", "=", quoteId)
    .where("key", "in", [...keys])
    .execute();
  return Object.fromEntries(rows.map(({ key, label }) => [key, label])) as Record<string, string>;
}
