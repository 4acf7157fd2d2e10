import { shareOut } from "#app/domain/share-out.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { liningWords } from "./part-words.ts";
import { boughtTogether, fromOneRoll, orderGroup, type PurchaseLine } from "./purchase.ts";
import { purchaseLines } from "./purchase-lines.ts";
import type { QuoteLine } from "./quote-line.ts";
import type { RateCard } from "./rate-card.ts";

export interface Made {
  treatment?: Treatment | undefined;
  figures: Figures;
}

interface Rates extends Pick<QuoteLine, "label" | "name"> {
  price: number | undefined;
  paid: number | undefined;
}
/** `of` is the place of its treatment. */
type Need = PurchaseLine & { rates: Rates; of: number };

/**
 * What each treatment pays of the cloth, linings and bands as they are bought for all of them together, spare and step
 * included: shared by their inches, the first of equal ones first.
 */
export function boughtCloth(made: readonly Made[], card: RateCard, rules: ShopRules): QuoteLine[][] {
  const needs = fromOneRoll(
    made.flatMap(({ treatment, figures }, of) =>
      treatment
        ? purchaseLines("", treatment, figures, rules).flatMap((line) => needOf(line, treatment, card, of))
        : [],
    ),
  );
  const lines = new Map<Need, QuoteLine>();
  for (const group of boughtTogether(needs)) shareGroup(group, rules, lines);
  return made.map((_, of) => needs.flatMap((need) => (need.of === of ? (lines.get(need) ?? []) : [])));
}

function needOf(line: PurchaseLine, treatment: Treatment, card: RateCard, of: number): Need[] {
  const rates = ratesOf(line, treatment, card);
  return rates ? [{ ...line, rates, of }] : [];
}

/** The client's own material costs nothing here. What is not cloth is priced by treatment. */
function ratesOf(
  { part = "", cloth }: PurchaseLine,
  { lining = "standard" }: Treatment,
  card: RateCard,
): Rates | undefined {
  if (cloth) {
    const { com, pricePerYard, costPerYard } = cloth.fabric;
    return { label: cloth.use, name: "fabric", price: com ? 0 : pricePerYard, paid: com ? 0 : costPerYard };
  }
  if (part === "interlining") {
    const { interliningPerYard: price, cost } = card;
    return { label: "Interlining", name: "interliningPerYard", price, paid: cost.interliningPerYard };
  }
  if (!part.startsWith("lining ")) return undefined;
  const label = part === "lining contrast" ? "Contrast lining" : `Lining, ${liningWords[lining]}`;
  const paid = card.cost.liningPerYard?.[lining];
  return { label, name: `liningPerYard/${lining}`, price: card.liningPerYard[lining], paid };
}

/** In eighths of a yard, so that each share times its rate is its price; what is over goes with the first. */
function shareGroup(group: readonly Need[], rules: ShopRules, lines: Map<Need, QuoteLine>) {
  const { order } = orderGroup(group, rules);
  const eighths = Math.floor(order * 8 + HAIR);
  const amounts = shareOut(eighths, group.map(inchesOf));
  for (const [index, need] of group.entries()) {
    const { label, name, price, paid } = need.rates;
    const qty = (amounts[index] ?? 0) / 8 + (index === 0 ? order - eighths / 8 : 0);
    const centsAt = (rate: number | undefined) => (rate === undefined ? null : Math.round(qty * rate));
    lines.set(need, { label, name, qty, unit: "yd", rate: price ?? null, cents: centsAt(price), cost: centsAt(paid) });
  }
}

const HAIR = 1e-6;

/** Narrow pieces that lie beside each other count by their own length. */
function inchesOf({ inches, pieces = [] }: Need): number {
  return pieces.reduce((sum, { long }) => sum + long, inches);
}
