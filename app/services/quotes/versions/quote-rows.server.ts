import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { addRows, type Db, dropRows, findRow } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import type { QuoteContent } from "#app/domain/quotes/quote-form.ts";
import type {
  CostPart,
  OwnerLine,
  QuoteFigures,
  QuoteLine,
  QuoteTerms,
  QuoteTotals,
  ShownPart,
} from "#app/domain/quotes/quote-types.ts";
import { refusal } from "#app/domain/refusal.ts";

export type QuoteRow = Selectable<Database["quotes"]>;
export type LineRow = Selectable<Database["quoteLines"]>;
type CostRow = Selectable<Database["quoteCostLines"]>;

export interface StoredVersion {
  row: QuoteRow;
  lines: LineRow[];
}

/** The draft of an order, the version that waits for an answer, or the one of this number. */
export async function findVersion(
  db: Db,
  orderId: string,
  which: "draft" | "open" | number,
): Promise<StoredVersion | undefined> {
  if (typeof which === "number" && !(Number.isSafeInteger(which) && which > 0 && which < 2 ** 31)) return undefined;
  const query = db.selectFrom("quotes").selectAll().where("orderId", "=", orderId);
  const found =
    typeof which === "number"
      ? query.where("number", "=", which).where("state", "<>", "draft")
      : query.where(which === "draft" ? "draftOf" : "openOf", "=", orderId);
  return withLines(db, await found.executeTakeFirst());
}

export async function findVersionById(db: Db, id: string | null): Promise<StoredVersion | undefined> {
  if (id === null) return undefined;
  return withLines(db, await findRow(db, "quotes", { id }));
}

async function withLines(db: Db, row: QuoteRow | undefined) {
  if (!row) return undefined;
  const lines = await db
    .selectFrom("quoteLines")
    .selectAll()
    .where("quoteId", "=", row.id)
    .orderBy("position")
    .execute();
  return { row, lines };
}

/** What a version says, with what its prices are made of and what that costs us: for the owner, never for a client. */
export async function contentOf(db: Db, { row, lines }: StoredVersion): Promise<QuoteContent> {
  const costs = await db
    .selectFrom("quoteCostLines")
    .selectAll()
    .where("quoteId", "=", row.id)
    .orderBy("position")
    .execute();
  const parts = Map.groupBy(costs, ({ lineKey }) => lineKey);
  return { terms: termsOf(row), lines: lines.map((line) => ownerLineOf(line, parts.get(line.key) ?? [])) };
}

export function termsOf(row: QuoteRow): QuoteTerms {
  const { kind, detail, taxLabel, taxRate, taxRule, taxReason, discountLabel, discountRate, discountCents } = row;
  const { depositRate, depositCents, depositDays, balanceWhen, balanceDays } = row;
  const { validUntil, leadTime, note, terms } = row;
  return {
    kind,
    detail,
    taxLabel,
    taxRate,
    taxRule,
    taxReason,
    discountLabel,
    discountRate,
    discountCents,
    depositRate,
    depositCents,
    depositDays,
    balanceWhen,
    balanceDays,
    validUntil,
    leadTime,
    note,
    terms,
  };
}

export function totalsOf(row: QuoteRow): QuoteTotals {
  const { subtotalCents, discountTotalCents, taxBaseCents, taxCents, totalCents, depositTotalCents } = row;
  return { subtotalCents, discountTotalCents, taxBaseCents, taxCents, totalCents, depositTotalCents };
}

/** A line without what only the owner sees. */
export function clientLineOf(line: LineRow): QuoteLine {
  const { key, windowKey, treatment, kind, label, description, quantityMilli, unit, unitCents } = line;
  const { discountRate, discountCents, role, choiceGroup, meaning } = line;
  return {
    key,
    windowKey,
    treatment,
    kind,
    label,
    description,
    quantityMilli,
    unit,
    unitCents,
    discountRate,
    discountCents,
    taxed: line.taxed === 1,
    role,
    choiceGroup,
    suggested: line.suggested === 1,
    meaning,
    ...(line.shownParts !== "" && { shownParts: JSON.parse(line.shownParts) as ShownPart[] }),
  };
}

function ownerLineOf(line: LineRow, costs: readonly CostRow[]): OwnerLine {
  const { rateId, basis, ownerNote, costCents, meaning } = line;
  const parts = costs.map(({ id: _, quoteId: __, lineKey: ___, position: ____, ...part }): CostPart => part);
  return { ...clientLineOf(line), rateId, basis, ownerNote, costCents, meaning, parts };
}

/** The columns of a quote that its content decides. */
export function contentColumns(terms: QuoteTerms, figures: QuoteFigures) {
  const { lines: _, balanceCents: __, ...totals } = figures;
  return { ...terms, ...totals };
}

/** Puts these lines in the place of those that a draft had. */
export async function writeLines(db: Db, quoteId: string, lines: readonly OwnerLine[], figures: QuoteFigures) {
  await dropRows(db, "quoteLines", { quoteId });
  await dropRows(db, "quoteCostLines", { quoteId });
  const costs = lines.flatMap(({ key: lineKey, parts }) =>
    parts.map((part, position) => ({ id: randomUUID(), quoteId, lineKey, position, ...part })),
  );
  const rows = lines.map(({ parts: _, shownParts, ...line }, position) => {
    const { grossCents = 0, netCents = 0, shareCents = 0 } = figures.lines[position] ?? {};
    return {
      id: randomUUID(),
      quoteId,
      position,
      ...line,
      taxed: Number(line.taxed),
      suggested: Number(line.suggested),
      shownParts: shownParts && shownParts.length > 0 ? JSON.stringify(shownParts) : "",
      grossCents,
      netCents,
      shareCents,
    };
  });
  // A row has some 25 values, and SQLite takes 32,766 in one statement.
  for (let from = 0; from < rows.length; from += 100) {
    await addRows(db, "quoteLines", rows.slice(from, from + 100));
  }
  for (let from = 0; from < costs.length; from += 500) {
    await addRows(db, "quoteCostLines", costs.slice(from, from + 500));
  }
}

export const QUOTE_CHANGED = refusal("stale", "The quote has changed since you opened it. Please look at it again.");
export const QUOTE_MISSING = refusal("missing", "Quote not found.");
export const DRAFT_CHANGED = refusal(
  "stale",
  "This draft was changed in another tab or on another device. Please look at the newer version and try again.",
);
export const NO_DRAFT = refusal("refused", "There is no draft of a quote for this order.");
