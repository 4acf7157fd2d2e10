import type { App } from "#app/app.server.ts";
import { findRow } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { writtenEmail } from "#app/domain/emails/no-address.ts";
import { suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { shownLines, withoutOwnerPart } from "#app/domain/quotes/costs/cost-parts.ts";
import { packetWords } from "#app/domain/quotes/document/packet-words.ts";
import { shownChanges, shownPrices } from "#app/domain/quotes/document/shown-prices.ts";
import { openingLines } from "#app/domain/quotes/opening-lines.ts";
import { offeredLines, withoutLeftOut } from "#app/domain/quotes/plain-line.ts";
import type { QuoteContent } from "#app/domain/quotes/quote-form.ts";
import { type QuoteSettings, termsFrom } from "#app/domain/quotes/settings/quote-settings.ts";
import { findCome } from "#app/services/ledger/find-due.server.ts";
import { findCalled } from "#app/services/orders/number-order.server.ts";
import { asksToTakeDown } from "#app/services/orders/read-order.server.ts";
import { findOrderRecord, type OrderRecord } from "#app/services/orders/with-order.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import { draftPacket, findPacket } from "#app/services/workroom/find-packet.server.ts";
import { findPlacement } from "#app/services/workroom/kept-versions.server.ts";
import { findChangedPrices } from "./find-changed-prices.server.ts";
import { contentAsAsked, currentAgain } from "./revise-quote.server.ts";
import { isQuotable } from "./save-quote-draft.server.ts";
import { findQuoteSettings } from "./save-quote-settings.server.ts";
import { contentOf, findVersion, findVersionById, type StoredVersion } from "./versions/quote-rows.server.ts";

/**
 * What the owner's editor opens with: the draft as it was left, else the lines that the client sees, those of the workroom or
 * one for each treatment. Nothing is written by looking. Undefined where this client has no such order.
 */
export async function openQuoteDraft(
  app: Pick<App, "db" | "now">,
  userId: string,
  orderId: string,
  { changes }: { changes: boolean } = { changes: true },
) {
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
  // Every key that is typed is saved, and what has changed is worked out with all windows.
  const version = changes ? (draft ?? before) : undefined;
  const changed = version ? await findChangedPrices(app.db, order, { version, lines: content.lines }) : UNCHANGED;
  const { windows, hardware } = readOrderDocuments(order);
  return {
    order: {
      id: orderId,
      called: await findCalled(app.db, orderId),
      userId,
      status: order.status,
      version: order.version,
      totalCents: order.totalCents,
    },
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
    changedWindows: changed.windows,
    /** The prices that are of before something changed. */
    changedPrices: changed.prices,
  };
}

const UNCHANGED: Awaited<ReturnType<typeof findChangedPrices>> = { windows: [], prices: [] };

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
  const { leadTime } = (await findSite(app.db)).facts.offer;
  const terms = termsFrom(settings, dayOf(app.now()), leadTime);
  if (stored) return { terms, lines: (await contentOf(app.db, stored)).lines };
  const packet = (await findPacket(app.db, order.id))?.document ?? (await draftPacket(app.db, order.id));
  return {
    terms,
    lines: packet
      ? openingLines(packet, { ...settings, takeDown: await asksToTakeDown(app.db, order.id) })
      : offeredLines,
  };
}

/** The draft with as much of it as its client would see once it is sent; undefined where there is no such order. */
export async function previewQuote(app: Pick<App, "db" | "now">, userId: string, orderId: string) {
  const opened = await openQuoteDraft(app, userId, orderId, { changes: false });
  if (!opened) return undefined;
  const { before, windows, rules } = opened;
  const content = withoutLeftOut(opened.content);
  const chosen = suggestedKeys(content.lines);
  const names = Object.fromEntries(windows.map(({ key, name }) => [key, name]));
  const figures = computeQuote(content.terms, content.lines, new Set(chosen));
  const lines = shownLines(content, figures).map(withoutOwnerPart);
  const packet = await draftPacket(app.db, orderId);
  const quote = {
    ...shownPrices({ terms: content.terms, lines, figures }),
    windows,
    rules,
    words: packet ? packetWords(packet, content.lines) : {},
    answer: null,
    come: await findCome(app.db, orderId),
    changes: before && { number: before.number, ...shownChanges(before.content, content, names) },
  };
  const { lines: _, ...totals } = figures;
  const unpriced = lines.filter(({ unitCents }) => unitCents === null).length;
  const { called } = opened.order;
  return { orderId, called, userId, quote, totals, chosen, unpriced, client: await findAddressee(app, userId) };
}

/** Whom a sent quote is told to, and where; for the owner, before it is sent. */
export async function findAddressee({ db }: Pick<App, "db">, userId: string) {
  const client = await findRow(db, "users", { id: userId }, ["firstName", "lastName", "email", "city"]);
  const name = (client && fullName(client)) || "the client";
  return { name, email: writtenEmail(client?.email ?? ""), city: client?.city ?? "" };
}
