import { type StyleRef, styleKey } from "#app/domain/catalogue/style.ts";
import { DECORATIVE_TRIM_CENTS_PER_FOOT } from "#app/domain/catalogue/trim-price.ts";
import { asRecord, clip, isNumber } from "#app/domain/workroom/input/reading.ts";
import type { Lining } from "#app/domain/workroom/input/treatment.ts";

/** Rates in whole cents. */
type ByStyle = Readonly<Record<string, number>>;

/** The owner's prices. It is empty at first, and every rate may be missing; then what needs it is not priced. */
export interface RateCard {
  yardStep: number;
  rangeStep: number;
  leastCharge: number;
  fabricPerYard: { low?: number; high?: number };
  liningPerYard: Partial<Record<Lining, number>>;
  interliningPerYard?: number;
  /** By style, or under "default". */
  labourPerWidth: ByStyle;
  interlinedPerWidth?: number;
  /** Drapes longer than this many inches cost this many times as much to make. */
  tallOver: number;
  tallFactor: number;
  labourPerSqFt: ByStyle;
  shadeLeastSqFt: number;
  bandPerFoot?: number;
  /** The one price of trim: every page that names it reads it here. */
  trimPerFoot: number;
  cornicePerFoot?: number;
  valancePerFoot?: number;
  swagEach?: number;
  cascadePair?: number;
  rodPerFoot?: number;
  ring?: number;
  bracket?: number;
  finial?: number;
  control: ByStyle;
  installEach?: number;
  /** Whether the pages of styles say a price to begin with. */
  showFrom: boolean;
}

export const emptyRateCard: RateCard = {
  yardStep: 1 / 2,
  rangeStep: 25_00,
  leastCharge: 0,
  fabricPerYard: {},
  liningPerYard: {},
  labourPerWidth: {},
  tallOver: 120,
  tallFactor: 1,
  labourPerSqFt: {},
  shadeLeastSqFt: 0,
  trimPerFoot: DECORATIVE_TRIM_CENTS_PER_FOOT,
  control: {},
  showFrom: true,
};

export function rateFor(rates: ByStyle, style: StyleRef): number | undefined {
  return rates[styleKey(style)] ?? rates.default;
}

export const MOST_CENTS = 1_000_000_00;

export const singleRates = [
  "interliningPerYard",
  "interlinedPerWidth",
  "bandPerFoot",
  "trimPerFoot",
  "cornicePerFoot",
  "valancePerFoot",
  "swagEach",
  "cascadePair",
  "rodPerFoot",
  "ring",
  "bracket",
  "finial",
  "installEach",
  "leastCharge",
] as const satisfies readonly (keyof RateCard)[];
export type SingleRate = (typeof singleRates)[number];

export const groupedRates = ["fabricPerYard", "liningPerYard", "labourPerWidth", "labourPerSqFt", "control"] as const;

/** Not prices: how quantities are rounded and when a price grows. */
export const cardMeasures = {
  yardStep: [1 / 32, 10],
  rangeStep: [1, 10_000_00],
  tallOver: [12, 600],
  tallFactor: [1, 10],
  shadeLeastSqFt: [0, 200],
} as const satisfies Partial<Record<keyof RateCard, readonly [number, number]>>;
export type CardMeasure = keyof typeof cardMeasures;

export type RateCardVerdict = { ok: true; value: RateCard } | { ok: false; faults: string[] };

/** A rate card from outside, or a sentence for each price that cannot be one. What it does not know it leaves out. */
export function readRateCard(given: unknown): RateCardVerdict {
  const card = asRecord(given);
  if (!card) return { ok: false, faults: ["The rate card is not a list of names and prices."] };
  const faults: string[] = [];
  const read: Record<string, unknown> = { ...emptyRateCard };
  for (const name of singleRates) {
    if (card[name] !== undefined) read[name] = readCents(name, card[name], faults);
  }
  if (typeof card.showFrom === "boolean") read.showFrom = card.showFrom;
  for (const name of groupedRates) {
    const prices = Object.entries(asRecord(card[name]) ?? {});
    read[name] = Object.fromEntries(prices.map(([key, cents]) => [key, readCents(`${name}, ${key}`, cents, faults)]));
  }
  for (const [name, [least, most]] of Object.entries(cardMeasures)) {
    const value = card[name];
    if (value === undefined) continue;
    if (isNumber(value) && value >= least && value <= most) read[name] = value;
    else faults.push(`${name} must be a number from ${least} to ${most}.`);
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: read as unknown as RateCard };
}

function readCents(name: string, value: unknown, faults: string[]): number {
  if (Number.isInteger(value) && isNumber(value) && value >= 0 && value <= MOST_CENTS) return value;
  faults.push(`${clip(name)} must be whole cents from 0 to ${MOST_CENTS}.`);
  return 0;
}
