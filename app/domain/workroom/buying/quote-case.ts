import { computeTreatment } from "#app/domain/workroom/compute-treatment.ts";
import { asRecord, asText } from "#app/domain/workroom/input/reading.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { caseTreatment } from "./buy-case.ts";
import { priceTreatments } from "./price.ts";
import { costOf } from "./quote.ts";
import type { RateCard } from "./rate-card.ts";

/** What several worked cases cost together: `{ window, cloth, fabricPrice, fabricCost, bandPrice, bandCost, hardware, input }` each. */
export function quoteCase(given: readonly Readonly<Record<string, unknown>>[], rules: ShopRules, card: RateCard) {
  const made = given.map((entry) => computeTreatment(caseTreatment(withPrices(entry)), rules));
  const priced = priceTreatments(made, card, rules).map(({ lines, missing }, index) => ({
    window: asText(given[index]?.window) ?? "",
    cents: lines.reduce((sum, line) => sum + (line.cents ?? 0), 0),
    cost: costOf(lines),
    missing,
  }));
  const cents = priced.reduce((sum, one) => sum + one.cents, 0);
  const costCents = costOf(priced);
  return {
    treatments: priced.map(({ window, cents: own, cost }) => ({ window, cents: own, costCents: cost })),
    cents,
    costCents,
    marginCents: costCents === null ? null : cents - costCents,
    unpriced: priced.flatMap(({ window, missing }) => missing.map((label) => `${window}: ${label}`)),
  };
}

function withPrices(entry: Readonly<Record<string, unknown>>) {
  const { fabricPrice, fabricCost, bandPrice, bandCost } = entry;
  const input = asRecord(entry.input) ?? {};
  const band = asRecord(input.band);
  const fabric = { ...asRecord(input.fabric), pricePerYard: fabricPrice, costPerYard: fabricCost };
  const banded = { ...asRecord(band?.fabric), pricePerYard: bandPrice, costPerYard: bandCost };
  return { ...entry, input: { ...input, fabric, ...(band && { band: { ...band, fabric: banded } }) } };
}
