import type { App } from "#app/app.server.ts";
import { differencesOf } from "#app/domain/quotes/differences.ts";
import { quoteAsTyped } from "#app/domain/quotes/quote-form.ts";
import { clothsTaken, liningsTaken } from "#app/domain/quotes/quoted-yards.ts";
import { whyUnpriced } from "#app/domain/quotes/why-unpriced.ts";
import { withoutWidth } from "#app/domain/workroom/sheet/cloths.ts";
import { buyersOtherwise } from "#app/domain/workroom/sheet/compute-draft.ts";
import { findCome } from "#app/services/ledger/find-due.server.ts";
import { listDiscontinued } from "#app/services/orders/drafts/list-discontinued.server.ts";
import { findAddressee, openQuoteDraft } from "#app/services/quotes/open-quote-draft.server.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";

/** Everything the editor of an order's quote shows; undefined where this customer has no such order. */
export async function loadEditor(app: Pick<App, "db" | "now">, userId: string, orderId: string) {
  const opened = await openQuoteDraft(app, userId, orderId);
  if (!opened) return undefined;
  const { content, before, order, windows, rules, hardware, settings } = opened;
  const { quotable, quoteId, version, savedAt, changedWindows, changedPrices } = opened;
  const client = await findAddressee(app, userId);
  const packet = quotable ? await draftPacket(app.db, orderId) : undefined;
  return {
    order,
    windows,
    rules,
    hardware,
    quotable,
    quoteId,
    version,
    savedAt,
    content,
    changedWindows,
    changedPrices,
    client,
    taxRates: settings.taxRates,
    /** By its key, why a line has no price. */
    why: packet ? whyUnpriced(packet, content.lines) : {},
    /** What the order takes of each of its cloths, linings and trims. */
    taken: packet ? [...clothsTaken(packet), ...liningsTaken(packet)] : [],
    /** Where the sheet says otherwise than the order who buys a cloth: the quote says it as the order does, and charges as the sheet does. */
    buyers: packet ? buyersOtherwise(packet.packet) : [],
    /** What it was reckoned for without knowing how wide it is. */
    guessed: withoutWidth(packet?.cloths ?? []).map(({ name, uses }) => name || uses.join("; ")),
    gone: await listDiscontinued(app, windows),
    /** What has come in already, and so is not due now. */
    come: await findCome(app.db, orderId),
    typed: quoteAsTyped(content),
    /** What each line was in the version that the client sees, for the mark beside it. */
    was: before ? wasOf(before.content, content) : {},
    revises: before?.number ?? null,
  };
}

export type EditorData = NonNullable<Awaited<ReturnType<typeof loadEditor>>>;
type Content = Parameters<typeof differencesOf>[0];

function wasOf(before: Content, now: Content): Record<string, number | null> {
  const { lines } = differencesOf(before, now);
  const changed = lines.filter(({ kind }) => kind !== "removed");
  return Object.fromEntries(changed.map(({ key, wasCents }) => [key, wasCents]));
}
