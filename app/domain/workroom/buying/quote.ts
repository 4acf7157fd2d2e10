import { roundDown, roundUp } from "#app/domain/measuring/rounding.ts";
import { asRecord } from "#app/domain/workroom/input/reading.ts";
import { computePacket, type Packet } from "#app/domain/workroom/packet.ts";
import { priceTreatments } from "./price.ts";
import type { QuoteLine } from "./quote-line.ts";
import type { RateCard } from "./rate-card.ts";

export interface QuoteSection {
  window: string;
  lines: QuoteLine[];
}

export interface Quote {
  /** One for each window, and one for what is charged once. */
  sections: QuoteSection[];
  /** What the lines come to, and the sum to pay: at least the least charge. */
  subtotal: number;
  cents: number;
  /** What it costs us; null while that of some line is not known. */
  cost: number | null;
  /** What is needed and has no price, each named once. */
  missing: string[];
}

/** The lines of a quote, from the owner's packet and rate card. */
export function quoteLines(packet: Pick<Packet, "windows" | "rules">, card: RateCard): Quote {
  const priced = priceTreatments(
    packet.windows.flatMap(({ treatments }) => treatments),
    card,
    packet.rules,
  );
  const missing = [...new Set(priced.flatMap((one) => one.missing))];
  let from = 0;
  const sections = packet.windows.map(({ name, treatments }): QuoteSection => {
    const own = priced.slice(from, from + treatments.length);
    from += treatments.length;
    return { window: name, lines: own.flatMap(({ lines }) => lines) };
  });
  const made = sections.flatMap(({ lines }) => lines);
  const trip = made.length > 0 ? tripLine(card) : [];
  const subtotal = [...made, ...trip].reduce((sum, { cents }) => sum + (cents ?? 0), 0);
  const short = subtotal === 0 ? 0 : Math.max(0, card.leastCharge - subtotal);
  const once = [...trip, ...(short > 0 ? [toLeast(short)] : [])];
  return {
    sections: once.length > 0 ? [...sections, { window: "", lines: once }] : sections,
    subtotal,
    cents: subtotal + short,
    cost: costOf([...made, ...trip]),
    missing,
  };
}

/** What lines cost us together; null while that of any is not known. */
export function costOf(lines: readonly Pick<QuoteLine, "cost">[]): number | null {
  return lines.reduce<number | null>((sum, { cost }) => (sum === null || cost === null ? null : sum + cost), 0);
}

export const TRIP = "trip";
export const LEAST_CHARGE = "leastCharge";

function tripLine({ trip: rate, cost }: RateCard): QuoteLine[] {
  if (rate === undefined) return [];
  return [{ label: "Trip", name: TRIP, qty: 1, unit: "each", rate, cents: rate, cost: cost.trip ?? null }];
}

function toLeast(short: number): QuoteLine {
  return {
    label: "Up to the least charge",
    name: LEAST_CHARGE,
    qty: 1,
    unit: "each",
    rate: short,
    cents: short,
    cost: 0,
  };
}

/** Of a fabric that nobody has looked up: ordinary cloth, plain at the lowest price, or in any usual repeat at the highest. */
const ORDINARY_WIDTH = 54;
const LONGEST_USUAL_REPEAT = 27;

type EarlyRange =
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
