import type { Packet } from "#app/domain/workroom/packet.ts";
import { priceTreatment, type QuoteLine } from "./price.ts";
import type { RateCard } from "./rate-card.ts";

export interface QuoteSection {
  window: string;
  lines: QuoteLine[];
}

export interface Quote {
  /** One for each window, and one for what is charged once. */
  sections: QuoteSection[];
  /** What the lines for windows come to, and the sum to pay: at least the least charge. */
  subtotal: number;
  cents: number;
  /** Rates that are needed and not on the card, each named once. */
  missing: string[];
}

/** The lines of a quote, from the owner's packet and rate card. */
export function quoteLines(packet: Packet, card: RateCard): Quote {
  const missing = new Set<string>();
  const sections = packet.windows.map(({ name, treatments }): QuoteSection => {
    const priced = treatments.map(({ treatment, figures }) => {
      if (!treatment) missing.add("Style");
      return treatment ? priceTreatment(treatment, figures, card) : { lines: [], missing: [] };
    });
    for (const label of priced.flatMap((one) => one.missing)) missing.add(label);
    return { window: name, lines: priced.flatMap((one) => one.lines) };
  });
  const subtotal = sections.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.cents, 0);
  const short = card.leastCharge - subtotal;
  if (subtotal === 0 || short <= 0) {
    return { sections, subtotal, cents: subtotal, missing: [...missing] };
  }
  const toLeast: QuoteLine = { label: "Up to the least charge", qty: 1, unit: "each", rate: short, cents: short };
  return {
    sections: [...sections, { window: "", lines: [toLeast] }],
    subtotal,
    cents: card.leastCharge,
    missing: [...missing],
  };
}
