import type { Insertable } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { emptyLine, plainLine } from "#app/domain/quotes/plain-line.ts";
import type { OwnerLine, QuoteState } from "#app/domain/quotes/quote-types.ts";
import { firstQuoteSettings, plainTerms, termsFrom } from "#app/domain/quotes/settings/quote-settings.ts";
import { contentColumns } from "#app/services/quotes/versions/quote-rows.server.ts";
import { takeSnapshot } from "#app/services/quotes/versions/take-snapshot.server.ts";

type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];
export interface FilledOrder {
  id: string;
  status: string;
  totalCents: number | null;
  confirmedAt: string | null;
  windows: string;
  hardware: string;
  createdAt: string;
}

/** Every second order with a price was quoted line by line, every eighth in two versions; the others by their total alone. */
export async function quoteOrders(db: Db, orders: readonly FilledOrder[], from: number) {
  const made = orders.flatMap((order, index) => versionsOf(order, from + index));
  await db.transaction().execute(async (tx) => {
    for (const { versions, lines, answer } of made) {
      await tx.insertInto("quotes").values(versions).execute();
      await tx.insertInto("quoteLines").values(lines).execute();
      if (answer) await tx.insertInto("quoteAnswers").values(answer).execute();
      const shown = versions.at(-1);
      if (!shown) continue;
      const { id, orderId, totalCents, state, sentAt } = shown;
      const acceptedQuoteId = state === "accepted" ? id : null;
      await tx
        .updateTable("orders")
        .set({ quoteId: id, acceptedQuoteId, quotedAt: sentAt, totalCents })
        .where("id", "=", orderId)
        .execute();
    }
  });
}

const LABELS = ["Drapes, Goblet", "Oat linen", "Blackout lining", "Forged iron rod", "Installation"];

function linesFor(totalCents: number): OwnerLine[] {
  return LABELS.map((label, index) => ({
    ...emptyLine,
    key: `line-${index}`,
    kind: "treatment",
    label,
    unitCents: Math.ceil(totalCents / 5),
    description: "Floor length, a pair that draws to both sides, with a three inch hem.",
  }));
}

function versionsOf(order: FilledOrder, number: number) {
  const { id: orderId, totalCents, createdAt: at } = order;
  if (totalCents === null) return [];
  const plain = number % 2 === 0;
  const content = plain ? [plainLine(totalCents, { orderName: null, description: null })] : linesFor(totalCents);
  // Among those that wait: some run out soon, some have, some have no end, and some are asked to be changed.
  const open = order.status === "quoted" && order.confirmedAt === null;
  const validUntil = open ? [null, "2026-11-10", "2026-11-16", "2026-12-24"][(number >> 1) % 4] : "2026-11-10";
  const asked = {
    ...termsFrom(firstQuoteSettings, at.slice(0, 10), "six to eight weeks"),
    validUntil: validUntil ?? null,
  };
  const terms = plain ? plainTerms : asked;
  const snapshot = plain ? '{"format":1,"windows":[]}' : takeSnapshot(order, { rules: {}, words: {} });
  const figures = computeQuote(terms, content, new Set(suggestedKeys(content)));
  const count = number % 8 === 1 ? 2 : 1;
  const versions: Rows<"quotes"> = Array.from({ length: count }, (_, index) => {
    const state: QuoteState = index + 1 < count ? "superseded" : stateOf(order, number);
    return {
      id: `${orderId}-${index + 1}`,
      orderId,
      number: index + 1,
      draftOf: null,
      state,
      openOf: state === "sent" ? orderId : null,
      ...contentColumns(terms, figures),
      basedOnOrderVersion: 1,
      version: 1,
      snapshot,
      contentHash: "0".repeat(64),
      createdBy: "",
      createdAt: at,
      updatedAt: at,
      sentAt: at,
      firstSeenAt: at,
      changesAskedAt: state === "sent" && number % 10 === 3 ? at : null,
      closedAt: state === "sent" ? null : at,
    };
  });
  const lines = versions.flatMap(({ id: quoteId }) =>
    content.map(({ parts: _, ...line }, position) => ({
      ...line,
      shownParts: "",
      id: `${quoteId}-${position}`,
      quoteId,
      position,
      taxed: Number(line.taxed),
      suggested: 1,
      grossCents: 0,
      netCents: 0,
      shareCents: 0,
      ...figures.lines[position],
    })),
  );
  const last = versions.at(-1);
  const answer = last?.state === "accepted" ? answerTo(order, last.id, figures.totalCents) : undefined;
  return [{ versions, lines, answer }];
}

function stateOf({ status, confirmedAt }: FilledOrder, number: number): QuoteState {
  if (status === "cancelled") return "withdrawn";
  if (status !== "quoted" || confirmedAt !== null) return "accepted";
  return number % 20 === 7 ? "declined" : "sent";
}

type Answer = Rows<"quoteAnswers">[number];

function answerTo({ id: orderId, confirmedAt, createdAt }: FilledOrder, quoteId: string, totalCents: number): Answer {
  const own = confirmedAt !== null;
  return {
    id: `${quoteId}-yes`,
    quoteId,
    orderId,
    at: confirmedAt ?? createdAt,
    acceptedOf: quoteId,
    kind: "accepted",
    by: own ? "client" : "owner",
    how: own ? "portal" : "work begun",
    actorId: "",
    reason: "",
    chosen: "[]",
    totals: "{}",
    totalCents,
    contentHash: "0".repeat(64),
  };
}
