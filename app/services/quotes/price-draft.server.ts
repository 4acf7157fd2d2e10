import type { App } from "#app/app.server.ts";
import { openingLines } from "#app/domain/quotes/opening-lines.ts";
import { priceOpenLines, priceWindowAgain, typedMaking } from "#app/domain/quotes/price-again.ts";
import type { QuoteContent } from "#app/domain/quotes/quote-form.ts";
import { MAX_LINES } from "#app/domain/quotes/quote-limits.ts";
import { refusal } from "#app/domain/refusal.ts";
import { asksToTakeDown } from "#app/services/orders/read-order.server.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";
import { openQuoteDraft } from "./open-quote-draft.server.ts";
import { type DraftRevision, saveQuoteDraft } from "./save-quote-draft.server.ts";
import { findQuoteSettings } from "./save-quote-settings.server.ts";

/** Keeps what was typed, with its open lines, or the lines of one window, as the rate card prices them today. */
export async function priceDraft(
  app: Pick<App, "db" | "now">,
  actorId: string,
  revision: DraftRevision,
  content: QuoteContent,
) {
  const { userId, orderId, pricedAgain } = revision;
  const { changedWindows = [] } = (await openQuoteDraft(app, userId, orderId)) ?? {};
  const packet = await draftPacket(app.db, orderId);
  const { settings } = await findQuoteSettings(app.db);
  const opening = packet ? openingLines(packet, { ...settings, takeDown: await asksToTakeDown(app.db, orderId) }) : [];
  const lines = pricedAgain
    ? priceWindowAgain(content.lines, opening, pricedAgain, changedWindows)
    : priceOpenLines(content.lines, opening, changedWindows);
  if (lines.length > MAX_LINES) return refusal("invalid", `A quote has at most ${MAX_LINES} lines.`, "lines");
  // What was typed may no longer be right: that is for whoever typed it to say.
  const typed = pricedAgain ? typedMaking(lines, pricedAgain) : [];
  const settled = typed.length > 0 ? { ...revision, pricedAgain: undefined, unsettled: pricedAgain } : revision;
  return saveQuoteDraft(app, actorId, settled, { ...content, lines });
}
