import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { MEANS_NOTHING, readMeaning } from "#app/domain/orders/agreed/meaning.ts";
import { keepPrices } from "#app/domain/quotes/costs/changed-prices.ts";
import { isOffered, type OtherAnswer, offerChoice, withDifference } from "#app/domain/quotes/offered/offered-choice.ts";
import { pricedParts } from "#app/domain/quotes/opening-lines.ts";
import { priceAllAgain, priceOpenLines, priceWindowAgain, typedMaking } from "#app/domain/quotes/price-again.ts";
import type { QuoteContent } from "#app/domain/quotes/quote-form.ts";
import { MAX_LINES } from "#app/domain/quotes/quote-limits.ts";
import type { OwnerLine } from "#app/domain/quotes/quote-types.ts";
import { refusal } from "#app/domain/refusal.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { findOrderRecord, ORDER_MISSING } from "#app/services/orders/with-order.server.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";
import { findDifference, findToday } from "./find-changed-prices.server.ts";
import { openQuoteDraft } from "./open-quote-draft.server.ts";
import { type DraftRevision, saveQuoteDraft } from "./save-quote-draft.server.ts";

const MOST = `A quote has at most ${MAX_LINES} lines.`;

/** What of a draft is priced: its open lines, the lines of one window, or everything that is of before something changed. */
export type Repricing = "open" | "all" | { window: string };

/** Keeps what was typed, as far as asked as the rate card prices it today. */
export async function priceDraft(
  app: Pick<App, "db" | "now">,
  actorId: string,
  revision: DraftRevision,
  content: QuoteContent,
  repricing: Repricing = "open",
) {
  const order = await findOrderRecord(app.db, revision);
  if (!order) return refusal("missing", ORDER_MISSING);
  const { packet, opening } = await findToday(app.db, order);
  const { changedWindows = [] } = (await openQuoteDraft(app, revision.userId, revision.orderId)) ?? {};
  const known = readOrderDocuments(order).windows.map(({ key }) => key);
  const anew = repricing === "open" ? [] : repricing === "all" ? changedWindows : [repricing.window];
  const carded =
    repricing === "open"
      ? priceOpenLines(content.lines, opening, changedWindows)
      : repricing === "all"
        ? priceAllAgain(content.lines, opening, { changed: anew, known })
        : priceWindowAgain(content.lines, opening, repricing.window, changedWindows);
  const lines = packet ? await followChoices(app, { packet, lines: carded, repricing }) : carded;
  if (lines.length > MAX_LINES) return refusal("invalid", MOST, "lines");
  // What was typed may no longer be right: that is for whoever typed it to say.
  const unsettled = anew.filter((key) => typedMaking(lines, key).length > 0);
  const pricedAgain = repricing === "open" ? undefined : anew.filter((key) => !unsettled.includes(key));
  return saveQuoteDraft(app, actorId, { ...revision, pricedAgain, unsettled }, { ...content, lines });
}

/** Keeps what was typed, and says of the prices of one window that they are meant as they are, whatever has changed. */
export async function keepPricesOf(
  app: Pick<App, "db" | "now">,
  actorId: string,
  revision: DraftRevision,
  content: QuoteContent,
  window: string,
) {
  const order = await findOrderRecord(app.db, revision);
  if (!order) return refusal("missing", ORDER_MISSING);
  const { changedPrices = [] } = (await openQuoteDraft(app, revision.userId, revision.orderId)) ?? {};
  const kept = changedPrices.filter(({ windowKey }) => (windowKey ?? "") === window).map(({ key }) => key);
  const { opening } = await findToday(app.db, order);
  const lines = keepPrices(content.lines, opening, kept);
  return saveQuoteDraft(app, actorId, { ...revision, pricedAgain: [window] }, { ...content, lines });
}

interface Carded {
  packet: PacketDocument;
  lines: readonly OwnerLine[];
  repricing: Repricing;
}

/** What a choice comes to more follows the window that it is for. */
async function followChoices({ db }: Pick<App, "db">, { packet, lines, repricing }: Carded): Promise<OwnerLine[]> {
  const followed: OwnerLine[] = [];
  for (const line of lines) {
    const { windowKey, meaning } = line;
    const due =
      typeof repricing === "object" ? windowKey === repricing.window : repricing === "all" || line.unitCents === null;
    const other = { windowKey: windowKey ?? "", meaning };
    const follows = isOffered(line) && meaning !== MEANS_NOTHING && due;
    const parts = follows ? await findDifference(db, packet, other) : undefined;
    followed.push(parts?.ok ? withDifference(line, parts.value) : line);
  }
  return followed;
}

const UNKNOWN =
  "What this window comes to is not worked out yet, so the engine cannot say what another answer would cost. Price it first, or add a line of your own.";

/** Keeps what was typed, with one more choice for the client: what the window would cost more with one answer changed. */
export async function offerPricedChoice(
  app: Pick<App, "db" | "now">,
  actorId: string,
  revision: DraftRevision,
  content: QuoteContent,
  other: OtherAnswer,
) {
  const packet = await draftPacket(app.db, revision.orderId);
  const window = packet?.order.windows.find(({ key }) => key === other.windowKey);
  const about = `offer[${other.windowKey.slice(0, 60)}]`;
  if (!packet || !window) return refusal("invalid", "The window is no longer in the order.", about);
  const difference = await findDifference(app.db, packet, other);
  if (!difference.ok) return refusal("invalid", difference.reason, about);
  const type = readMeaning(other.meaning)?.treatment;
  const own = pricedParts(packet).find((part) => part.window.key === window.key && part.type === type);
  if (!own?.answered) return refusal("refused", UNKNOWN, about);
  const offered = offerChoice(content.lines, {
    ...other,
    window,
    parts: difference.value,
    cardVersion: packet.rateCard.version,
    newKey: randomUUID,
  });
  if (!offered.ok) return refusal("refused", offered.reason, about);
  if (offered.value.length > MAX_LINES) return refusal("invalid", MOST, "lines");
  return saveQuoteDraft(app, actorId, revision, { ...content, lines: offered.value });
}
