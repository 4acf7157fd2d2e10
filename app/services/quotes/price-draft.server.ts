import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { MEANS_NOTHING, readMeaning } from "#app/domain/orders/agreed/meaning.ts";
import {
  isOffered,
  type OtherAnswer,
  offerChoice,
  withDifference,
  withOtherAnswer,
} from "#app/domain/quotes/offered/offered-choice.ts";
import { priceDifference } from "#app/domain/quotes/offered/price-difference.ts";
import { openingLines, pricedParts } from "#app/domain/quotes/opening-lines.ts";
import { priceOpenLines, priceWindowAgain, typedMaking } from "#app/domain/quotes/price-again.ts";
import type { QuoteContent } from "#app/domain/quotes/quote-form.ts";
import { MAX_LINES } from "#app/domain/quotes/quote-limits.ts";
import type { CostPart, OwnerLine } from "#app/domain/quotes/quote-types.ts";
import { refusal } from "#app/domain/refusal.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { asksToTakeDown } from "#app/services/orders/read-order.server.ts";
import { draftPacket, draftPacketWith } from "#app/services/workroom/find-packet.server.ts";
import { openQuoteDraft } from "./open-quote-draft.server.ts";
import { type DraftRevision, saveQuoteDraft } from "./save-quote-draft.server.ts";
import { findQuoteSettings } from "./save-quote-settings.server.ts";

const MOST = `A quote has at most ${MAX_LINES} lines.`;

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
  const carded = pricedAgain
    ? priceWindowAgain(content.lines, opening, pricedAgain, changedWindows)
    : priceOpenLines(content.lines, opening, changedWindows);
  const lines = packet ? await followChoices(app, { packet, lines: carded, pricedAgain }) : carded;
  if (lines.length > MAX_LINES) return refusal("invalid", MOST, "lines");
  // What was typed may no longer be right: that is for whoever typed it to say.
  const typed = pricedAgain ? typedMaking(lines, pricedAgain) : [];
  const settled = typed.length > 0 ? { ...revision, pricedAgain: undefined, unsettled: pricedAgain } : revision;
  return saveQuoteDraft(app, actorId, settled, { ...content, lines });
}

interface Carded {
  packet: PacketDocument;
  lines: readonly OwnerLine[];
  pricedAgain: string | undefined;
}

/** What a choice comes to more follows the window that it is for. */
async function followChoices({ db }: Pick<App, "db">, { packet, lines, pricedAgain }: Carded): Promise<OwnerLine[]> {
  const followed: OwnerLine[] = [];
  for (const line of lines) {
    const { windowKey, meaning } = line;
    const due = pricedAgain === undefined ? line.unitCents === null : windowKey === pricedAgain;
    const other = { windowKey: windowKey ?? "", meaning };
    const follows = isOffered(line) && meaning !== MEANS_NOTHING && due;
    const parts = follows ? await findDifference(db, packet, other) : undefined;
    followed.push(parts?.ok ? withDifference(line, parts.value) : line);
  }
  return followed;
}

/** What the order would cost more with one answer changed, by the engine that prices all of it. */
async function findDifference(db: Db, packet: PacketDocument, other: OtherAnswer): Promise<Verdict<CostPart[]>> {
  const changed = withOtherAnswer(packet.order.windows, other);
  if (!changed.ok) return changed;
  const after = await draftPacketWith(db, packet.orderId, () => changed.value);
  return { ok: true, value: after ? priceDifference(packet, after) : [] };
}

const UNKNOWN =
  "What this window comes to is not worked out yet, so the engine cannot say what another answer would cost. Price it first, or add a line of your own.";

/** Keeps what was typed, with one more choice for the client: what the window would cost more with one answer changed. */
export async function offerPricedChoice(
  app: Pick<App, "db" | "now">,
  actorId: string,
  { pricedAgain: _, ...revision }: DraftRevision,
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
