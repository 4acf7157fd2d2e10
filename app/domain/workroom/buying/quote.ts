import type { Packet } from "#app/domain/workroom/packet.ts";
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
