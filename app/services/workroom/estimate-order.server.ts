import type { App } from "#app/app.server.ts";
import { isCustomized } from "#app/domain/orders/customization.ts";
import { type EarlyRange, earlyRange } from "#app/domain/workroom/buying/early-range.ts";
import type { RateCard } from "#app/domain/workroom/buying/rate-card.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import type { BookPrices } from "#app/domain/workroom/sheet/book-facts.ts";
import { computeDraft, noSheets, type OrderSaid } from "#app/domain/workroom/sheet/compute-draft.ts";
import { measureTopEdge } from "#app/drawing/tops/measure-edge.ts";
import { rateCardKind, shopRulesKind } from "./document-kinds.server.ts";
import { findBookPrices } from "./find-book-prices.server.ts";
import { findLatest } from "./find-versions.server.ts";

export interface Range {
  low: number;
  high: number;
}

/**
 * About what an order will cost, in whole cents: only once every window is chosen, and only if the rate card has every rate
 * that it needs. It is worked out from what is stored, never from anything a browser sends.
 */
export async function estimateOrder({ db }: Pick<App, "db">, said: OrderSaid): Promise<Range | null> {
  if (said.windows.length === 0 || !said.windows.every(isCustomized)) return null;
  const card = await findLatest(db, rateCardKind);
  // Most houses have no card at first, and need not look any further.
  if (card.at === null) return null;
  const rules = await findLatest(db, shopRulesKind);
  const range = rangeOf(said, { rules: rules.value, card: card.value, prices: await findBookPrices(db, said) });
  return range.ok ? { low: range.low, high: range.high } : null;
}

interface Known {
  rules: ShopRules;
  card: RateCard;
  prices: BookPrices;
}

/** The range of an order by these rules and rates, or what the card lacks for it. */
export function rangeOf(said: OrderSaid, { rules, card, prices }: Known): EarlyRange {
  const { inputs } = computeDraft(said, noSheets, { rules, measureEdge: measureTopEdge, prices });
  return earlyRange({ windows: inputs }, rules, card);
}
