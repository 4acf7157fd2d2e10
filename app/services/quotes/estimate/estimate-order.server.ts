import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { isCustomized } from "#app/domain/orders/customization.ts";
import { namedHardware } from "#app/domain/orders/hardware.ts";
import type { OrderSite } from "#app/domain/orders/site/site-form.ts";
import { type Tried, triedWindow } from "#app/domain/orders/trying/tried-window.ts";
import { type EstimatedRange, estimateRange } from "#app/domain/quotes/estimate/estimate-range.ts";
import type { StillOpen } from "#app/domain/quotes/estimate/estimate-words.ts";
import { TAKING_DOWN } from "#app/domain/quotes/opening-lines.ts";
import { firstTax } from "#app/domain/quotes/settings/quote-settings.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import type { BookPrices } from "#app/domain/workroom/sheet/book-facts.ts";
import type { OrderSaid } from "#app/domain/workroom/sheet/compute-draft.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { findQuoteSettings } from "#app/services/quotes/save-quote-settings.server.ts";
import { remembered } from "#app/services/remembered.server.ts";
import { earlyQuotesOf, findBookPrices } from "#app/services/workroom/early-quotes.server.ts";
import { findHouse, type House } from "#app/services/workroom/kept-versions.server.ts";

export type OrderEstimate = EstimatedRange & { open: StillOpen };

/** An order, and whether its client wants what hangs there taken down. */
type Estimated = OrderSaid & { site?: Pick<OrderSite, "takeDown"> };

/**
 * About what the finished windows of an order will cost, and what of it is still open; null while none is finished, or the
 * rate card lacks a rate that they need. It is worked out from what is stored, never from anything a browser sends.
 */
export async function estimateOrder(
  app: Pick<App, "db">,
  said: Estimated,
  house?: House,
): Promise<OrderEstimate | null> {
  const [estimate = null] = await estimateOrders(app, [said], house);
  return estimate;
}

/** The same of several, in their order, with no more statements. */
export async function estimateOrders({ db }: Pick<App, "db">, orders: readonly Estimated[], house?: House) {
  const windows = orders.flatMap((said) => said.windows.filter(isCustomized));
  const pricing = windows.length > 0 ? await findPricing(db, house) : undefined;
  if (!pricing) return orders.map(() => null);
  const prices = await findBookPrices(db, { windows });
  return orders.map((said) => estimateKnown({ pricing, said, prices }).estimate);
}

interface Known {
  pricing: Pricing;
  said: Estimated;
  prices: BookPrices;
}

/** Most orders of a list are as they were when it was last looked at, and so is what they are said to cost. */
const estimateKnown = remembered(500, (known: Known) => ({ estimate: estimateWhole(known) }));

function estimateWhole({ pricing, said, prices }: Known): OrderEstimate | null {
  const finished = said.windows.filter(isCustomized);
  if (finished.length === 0) return null;
  const { range, beside } = estimateBy(pricing, { ...said, windows: finished }, prices);
  if (!range) return null;
  const windows = said.windows.filter((window) => !isCustomized(window)).map(({ name }) => name);
  const [hardware = [], counted = []] = [true, false].map((apart) =>
    namedHardware(said.hardware).flatMap((one) => (beside.includes(one) === apart ? [one.name || one.link] : [])),
  );
  const unrated = asksToTakeDown(said) && pricing.card.takeDown === undefined ? [TAKING_DOWN.toLowerCase()] : [];
  return { ...range, open: { windows, hardware, counted, unrated } };
}

/** All that a price is made by; undefined where the house has no rate card, as most have none at first. */
export async function findPricing(db: Db, house?: House) {
  const { rules, rateCard: card } = house ?? (await findHouse(db));
  if (card.at === null) return undefined;
  const { settings, version } = await findQuoteSettings(db);
  return {
    card: card.value,
    rules: rules.value,
    tax: firstTax(settings),
    versions: [card.version, rules.version, version],
  };
}

export type Pricing = NonNullable<Awaited<ReturnType<typeof findPricing>>>;

const asksToTakeDown = ({ site }: Estimated) => site?.takeDown === "us";

function estimateBy({ card, rules, tax }: Pricing, said: Estimated, prices = {}) {
  const quotes = earlyQuotesOf(said, { rules, card, prices });
  const range = estimateRange(quotes, card, tax, { takeDown: asksToTakeDown(said) });
  return { range, beside: quotes.beside };
}

const DAY = 24 * 60;

/**
 * About what a window costs that somebody tries without an account; null where the rate card cannot say. Counted for its
 * sender, but not the page that nobody has answered yet.
 */
export async function tryWindow(
  app: Pick<App, "db" | "now">,
  tried: Tried,
  ip: string | undefined,
): Promise<{ ok: true; range: EstimatedRange | null } | Refusal> {
  const limits = [
    { key: `try:sender:${ip}`, attempts: 30, minutes: 1 },
    { key: `try:sender-day:${ip}`, attempts: 300, minutes: DAY },
  ];
  const counted = ip === undefined ? undefined : await countAttempt(app, limits);
  if (counted?.ok === false) return counted;
  const pricing = await findPricing(app.db);
  return { ok: true, range: (pricing && estimateTried(pricing, tried)) ?? null };
}

/** With new hardware, as most people want it. */
export function estimateTried(pricing: Pricing, tried: Tried): EstimatedRange | undefined {
  return estimateBy(pricing, { windows: [triedWindow(tried)], hardwareChoice: true, hardware: [] }).range;
}
