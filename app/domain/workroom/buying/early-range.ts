import { roundDown, roundUp } from "#app/domain/measuring/rounding.ts";
import { asRecord } from "#app/domain/workroom/input/reading.ts";
import { computePacket } from "#app/domain/workroom/packet.ts";
import { type Quote, quoteLines } from "./quote.ts";
import type { RateCard } from "./rate-card.ts";

/** Of a fabric that nobody has looked up: ordinary cloth, plain at the lowest price, or in any usual repeat at the highest. */
const ORDINARY_WIDTH = 54;
const LONGEST_USUAL_REPEAT = 27;

export type EarlyRange =
  | { ok: true; exactLow: number; exactHigh: number; low: number; high: number }
  | { ok: false; missing: string[] };

/** The same order priced twice by the same engine: in plain cloth at the lowest price, and in any usual one at the highest. */
export interface EarlyQuotes {
  low: Quote;
  high: Quote;
  /** What the card lacks; while there is anything, neither is a price. */
  missing: string[];
}

export function earlyQuotes(given: unknown, rules: unknown, card: RateCard): EarlyQuotes {
  const { low: cheapest, high: dearest } = card.fabricPerYard;
  const low = priced(given, rules, card, { pricePerYard: cheapest });
  const high = priced(given, rules, card, { pricePerYard: dearest, anyRepeatUpTo: LONGEST_USUAL_REPEAT });
  const missing = [...new Set([...low.missing, ...high.missing])];
  if (low.sections.every(({ lines }) => lines.length === 0)) missing.push("Treatments");
  return { low, high, missing };
}

/** About what an order will cost before tax, in whole cents. */
export function earlyRange(given: unknown, rules: unknown, card: RateCard): EarlyRange {
  const { low, high, missing } = earlyQuotes(given, rules, card);
  if (missing.length > 0) return { ok: false, missing };
  return {
    ok: true,
    exactLow: low.subtotal,
    exactHigh: high.subtotal,
    low: Math.max(card.leastCharge, roundDown(low.subtotal, card.rangeStep)),
    high: Math.max(card.leastCharge, roundUp(high.subtotal, card.rangeStep)),
  };
}

type Assumed = { pricePerYard: number | undefined; anyRepeatUpTo?: number };
type Cloth = Readonly<Record<string, unknown>>;

function priced(given: unknown, rules: unknown, card: RateCard, assumed: Assumed) {
  const fabric = { width: ORDINARY_WIDTH, repeat: 0, match: "straight", direction: "upright", ...assumed };
  // At the highest price nobody knows yet that two windows hang the same cloth, which would be spared once.
  const apart = assumed.anyRepeatUpTo !== undefined;
  let cloths = 0;
  const unnamed = (): Cloth => {
    cloths += 1;
    return apart ? { ...fabric, name: `Cloth ${cloths}` } : fabric;
  };
  const windows = asRecord(given)?.windows;
  const assumedWindows = (Array.isArray(windows) ? windows : []).map((window) => {
    const treatments = asRecord(window)?.treatments;
    return {
      ...asRecord(window),
      treatments: (Array.isArray(treatments) ? treatments : []).map((one) => inCloth(one, unnamed)),
    };
  });
  return quoteLines(computePacket({ windows: assumedWindows }, rules), card);
}

/** Cloth that is known stays as it is, and costs what it costs; of any other stays what does not depend on which one it is. */
function inCloth(given: unknown, unnamed: () => Cloth) {
  const treatment = asRecord(given) ?? {};
  const dressed = (cloth: unknown) => {
    const fabric = asRecord(cloth);
    const assumed = unnamed();
    if (fabric?.known === true) return { ...fabric, pricePerYard: fabric.pricePerYard ?? assumed.pricePerYard };
    // What has a name is bought as one wherever it hangs.
    return { ...assumed, name: fabric?.name || assumed.name, sheer: fabric?.sheer, com: fabric?.com };
  };
  const band = asRecord(treatment.band);
  const insetBand = asRecord(treatment.insetBand);
  return {
    ...treatment,
    fabric: dressed(treatment.fabric),
    ...(band ? { band: { ...band, fabric: dressed(band.fabric) } } : {}),
    ...(insetBand ? { insetBand: { ...insetBand, fabric: dressed(insetBand.fabric) } } : {}),
    ...(treatment.welt ? { welt: dressed(treatment.welt) } : {}),
    ...(treatment.contrast ? { contrast: dressed(treatment.contrast) } : {}),
  };
}
