import type { App } from "#app/app.server.ts";
import { type Db, dropRows, updateVersion } from "#app/db/client.server.ts";
import { MAX_TOTAL_CENTS } from "#app/domain/money.ts";
import { suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import type { QuoteContent } from "#app/domain/quotes/quote-form.ts";
import type { OwnerLine, QuoteFigures } from "#app/domain/quotes/quote-types.ts";
import { TOO_MUCH } from "#app/domain/quotes/typed-amounts.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";
import { type OrderPlace, type OrderRecord, withOrder, writeOrder } from "#app/services/orders/with-order.server.ts";
import { insertDraft } from "./versions/freeze-version.server.ts";
import {
  contentColumns,
  contentOf,
  DRAFT_CHANGED,
  findVersion,
  findVersionById,
  NO_DRAFT,
  writeLines,
} from "./versions/quote-rows.server.ts";
import { draftSnapshot } from "./versions/take-snapshot.server.ts";

/** Which order's draft, and the version of it that was looked at; 0 where there was none. */
export interface DraftRevision extends OrderPlace {
  version: number;
  /** The windows whose lines are priced anew by this. */
  pricedAgain?: readonly string[] | undefined;
  /** The windows that stay flagged as changed. */
  unsettled?: readonly string[] | undefined;
}

type SaveResult =
  | { ok: true; quoteId: string; version: number; figures: QuoteFigures; lines: readonly OwnerLine[] }
  | Refusal;

const NOT_NOW = refusal("refused", "An order that is incomplete or cancelled cannot be quoted.");

/** Keeps what the owner has typed of a quote. Nobody else sees it, and it may be unfinished. */
export async function saveQuoteDraft(
  app: Pick<App, "db" | "now">,
  actorId: string,
  { userId, orderId, version, pricedAgain, unsettled }: DraftRevision,
  content: QuoteContent,
): Promise<SaveResult> {
  const at = app.now().toISOString();
  return withOrder(app, { userId, orderId }, async (db, order): Promise<SaveResult> => {
    if (!isQuotable(order.status)) return NOT_NOW;
    const figures = computeQuote(content.terms, content.lines, new Set(suggestedKeys(content.lines)));
    if (Math.max(figures.subtotalCents, ...figures.lines.map(({ grossCents }) => grossCents)) > MAX_TOTAL_CENTS) {
      return refusal("invalid", TOO_MUCH, "total");
    }
    const draft = await findVersion(db, orderId, "draft");
    // A total that was typed is no draft that anybody had open.
    const stored = draft?.row.kind === "lines" ? draft.row.version : 0;
    if (stored !== version) return DRAFT_CHANGED;
    await hideTypedTotal(db, order, { actorId, at });
    if (!draft) {
      const shown = await findVersionById(db, order.quoteId);
      const before = shown?.row.kind === "lines" ? shown : undefined;
      const linesThen = before ? (await contentOf(db, before)).lines : [];
      const snapshot = draftSnapshot({ order, lines: content.lines, before, linesThen, pricedAgain, unsettled });
      const quoteId = await insertDraft(db, { order, content, figures, actorId, at, draftOf: orderId, snapshot });
      await writeLines(db, quoteId, content.lines, figures);
      return { ok: true, quoteId, version: 1, figures, lines: content.lines };
    }
    const { id: quoteId, version: before } = draft.row;
    const { lines: linesThen } = await contentOf(db, draft);
    const columns = {
      ...contentColumns(content.terms, figures),
      basedOnOrderVersion: order.version,
      updatedAt: at,
      snapshot: draftSnapshot({ order, lines: content.lines, before: draft, linesThen, pricedAgain, unsettled }),
    };
    await updateVersion(db.updateTable("quotes").where("id", "=", quoteId), before, columns);
    await writeLines(db, quoteId, content.lines, figures);
    return { ok: true, quoteId, version: before + 1, figures, lines: content.lines };
  });
}

/** Whether an order can have a draft of a quote. */
export function isQuotable(status: string): boolean {
  return status !== "incomplete" && status !== "cancelled";
}

/** A draft with lines is the owner's alone, so the total that stood for it on a submitted order goes. */
async function hideTypedTotal(db: Db, order: OrderRecord, by: { actorId: string; at: string }) {
  const { id: orderId, status, totalCents: before } = order;
  if (status !== "submitted" || before === null) return;
  await writeOrder(db, order, by.at, { totalCents: null });
  await recordEvent(db, { ...by, orderId, kind: "total_changed", details: { before, after: null } });
  await recordTurn(db, { ...by, orderId, fromStatus: status, toStatus: status, totalCents: null });
}

/** Throws a draft away; what was sent stays. */
export async function discardQuoteDraft(
  app: Pick<App, "db">,
  { userId, orderId, version }: DraftRevision,
): Promise<Done> {
  return withOrder(app, { userId, orderId }, async (db): Promise<Done> => {
    const draft = await findVersion(db, orderId, "draft");
    if (!draft) return NO_DRAFT;
    if (draft.row.version !== version) return DRAFT_CHANGED;
    await dropRows(db, "quotes", { id: draft.row.id });
    return { ok: true };
  });
}
