import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { asWritten } from "#app/domain/orders/agreed/written.ts";
import { offeredLines } from "#app/domain/quotes/offered-lines.ts";
import { openingLines } from "#app/domain/quotes/opening-lines.ts";
import { changedWindows } from "#app/domain/quotes/priced-windows.ts";
import type { QuoteContent } from "#app/domain/quotes/quote-form.ts";
import { type QuoteSettings, termsFrom } from "#app/domain/quotes/settings/quote-settings.ts";
import { findMeant } from "#app/services/orders/agreed/find-meant.server.ts";
import { asksToTakeDown } from "#app/services/orders/read-order.server.ts";
import { findOrderRecord, type OrderRecord } from "#app/services/orders/with-order.server.ts";
import { draftPacket, findPacket } from "#app/services/workroom/find-packet.server.ts";
import { findPlacement } from "#app/services/workroom/find-placement.server.ts";
import { contentAsAsked, currentAgain } from "./revise-quote.server.ts";
import { isQuotable } from "./save-quote-draft.server.ts";
import { findQuoteSettings } from "./save-quote-settings.server.ts";
import { contentOf, findVersion, findVersionById, type StoredVersion } from "./versions/quote-rows.server.ts";
import { readSnapshot } from "./versions/take-snapshot.server.ts";

/**
 * What the owner's editor opens with: the draft as it was left, else the lines that the client sees, those of the workroom or
 * one for each treatment. Nothing is written by looking. Undefined where this client has no such order.
 */
export async function openQuoteDraft(app: Pick<App, "db" | "now">, userId: string, orderId: string) {
  const order = await findOrderRecord(app.db, { userId, orderId });
  if (!order) return undefined;
  const { settings } = await findQuoteSettings(app.db);
  const stored = await findVersion(app.db, orderId, "draft");
  const draft = stored?.row.kind === "lines" ? stored : undefined;
  const shown = await findVersionById(app.db, order.quoteId);
  const before = shown?.row.kind === "lines" ? shown : undefined;
  const content = draft
    ? await contentOf(app.db, draft)
    : await openingContent(app, { order, stored, before, settings });
  const base = draft ?? before;
  const { windows, hardware } = readOrderDocuments(order);
  return {
    order: { id: orderId, userId, status: order.status, version: order.version, totalCents: order.totalCents },
    windows: windows.map(({ draft: _, ...window }) => window),
    hardware,
    rules: await findPlacement(app.db),
    quotable: isQuotable(order.status),
    /** Null until it is first saved. */
    quoteId: draft?.row.id ?? null,
    version: draft?.row.version ?? 0,
    savedAt: draft?.row.updatedAt ?? null,
    content,
    settings,
    /** The version that the client sees now, for what differs from it. */
    before: before ? { number: before.row.number, content: await contentOf(app.db, before) } : null,
    /** Windows that are others than when the lines were priced; each is flagged. */
    changedWindows: base ? await changedSince(app.db, order, base) : [],
  };
}

interface Opening {
  order: OrderRecord;
  /** A total that was typed into the order. */
  stored: StoredVersion | undefined;
  /** The lines that the client sees: another version begins with them. */
  before: StoredVersion | undefined;
  settings: QuoteSettings;
}

async function openingContent(
  app: Pick<App, "db" | "now">,
  { order, stored, before, settings }: Opening,
): Promise<QuoteContent> {
  if (before) return currentAgain(app.db, await contentAsAsked(app.db, before), app.now());
  const terms = termsFrom(settings, dayOf(app.now()));
  if (stored) return { terms, lines: (await contentOf(app.db, stored)).lines };
  const packet = (await findPacket(app.db, order.id))?.document ?? (await draftPacket(app.db, order.id));
  return {
    terms,
    lines: packet
      ? openingLines(packet, { ...settings, takeDown: await asksToTakeDown(app.db, order.id) })
      : offeredLines,
  };
}

/**
 * The keys of the windows that are others now than when the lines of this draft were priced. What the acceptance in force wrote
 * into them is no change.
 */
async function changedSince(db: Db, order: OrderRecord, { row }: StoredVersion): Promise<string[]> {
  const { windows: then } = readSnapshot(row.snapshot, {});
  if (then.length === 0) return [];
  const { windows: now } = readOrderDocuments(order);
  const meant = order.acceptedQuoteId === null ? undefined : await findMeant(db, order.id);
  return changedWindows(asWritten(then, now, meant?.written ?? []), now);
}
