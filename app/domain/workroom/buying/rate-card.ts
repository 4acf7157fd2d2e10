import { type StyleRef, styleKey } from "#app/domain/catalogue/style.ts";
import { asRecord, clip, isNumber } from "#app/domain/workroom/input/reading.ts";
import type { Lining } from "#app/domain/workroom/input/treatment.ts";

const DECORATIVE_TRIM_CENTS_PER_FOOT = 12_00;

/** Rates in whole cents. */
type ByStyle = Readonly<Record<string, number>>;

/** The owner's prices. It is empty at first, and every rate may be missing; then what needs it is not priced. A typed 0 is a price. */
export interface RateCard extends SingleRates {
  rangeStep: number;
  leastCharge: number;
  fabricPerYard: { low?: number; high?: number };
  liningPerYard: Partial<Record<Lining, number>>;
  /** By style, or under "default". */
  labourPerWidth: ByStyle;
  /** Drapes longer than this many inches cost this many times as much to make. */
  tallOver: number;
  tallFactor: number;
  labourPerSqFt: ByStyle;
  shadeLeastSqFt: number;
  /** The one price of trim: every page that names it reads it here. */
  trimPerFoot: number;
  control: ByStyle;
  /** What is installed higher than this many inches above the floor costs `tallInstall` more. */
  tallInstallOver: number;
  /** What each of these costs us, where it is known. No client ever reads any of it. */
  cost: RateCosts;
  /** Whether the pages of styles say a price to begin with. */
  showFrom: boolean;
}

export const emptyRateCard: RateCard = {
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
  tallInstallOver: 120,
  cost: {},
  showFrom: true,
};

export function rateFor(rates: ByStyle, style: StyleRef): number | undefined {
  return rates[styleKey(style)] ?? rates.default;
}

export const MOST_CENTS = 1_000_000_00;

const ONLY_WHERE_SET = "Empty: it is not charged.";

/** Each a price by itself, as the owner's form asks for it. */
export const singleRateTable = {
  interliningPerYard: ["Cloth", "Interlining, a yard"],
  unlinedPerWidth: ["Making drapes", "Unlined drapes, a width", "Empty: what their style costs lined."],
  interlinedPerWidth: ["Making drapes", "More for interlined drapes, a width"],
  matchPerCut: ["Making drapes", "More for matching a pattern, a cut", ONLY_WHERE_SET],
  bandPerFoot: ["Bands and trim", "A band, sewn, a foot"],
  trimPerFoot: ["Bands and trim", "Trim, a foot, as clients read it too"],
  snapTapePerYard: ["Bands and trim", "Snap tape, a yard", ONLY_WHERE_SET],
  tieBack: ["Bands and trim", "A tie-back"],
  tieBackHook: ["Bands and trim", "The hook and rings of a tie-back"],
  cornicePerFoot: ["Making tops", "A cornice, a foot around"],
  valancePerFoot: ["Making tops", "A valance, a foot around"],
  swagEach: ["Making tops", "A swag"],
  cascadePair: ["Making tops", "A pair of cascades"],
  rodPerFoot: ["Hardware", "Rod, a foot", "A pole that is seen."],
  plainRodPerFoot: ["Hardware", "Plain rod, a foot", "Under a top, and for panels on a door."],
  traversePerFoot: ["Hardware", "Traverse rod, a foot"],
  trackPerFoot: ["Hardware", "Track, a foot"],
  concealedRodPerFoot: ["Hardware", "Concealed rod of a valance, a foot"],
  ring: ["Hardware", "A ring"],
  carrier: ["Hardware", "A carrier of a track or traverse rod"],
  bracket: ["Hardware", "A bracket"],
  doubleBracket: ["Hardware", "A bracket for two rods"],
  finial: ["Hardware", "A finial"],
  endCap: ["Hardware", "An end cap, where a pole has no finial"],
  splice: ["Hardware", "A splice of a long rod"],
  miter: ["Hardware", "A miter of a bay's rod"],
  wand: ["Hardware", "A wand"],
  motor: ["Hardware", "A motor for drapes, with its charger"],
  remote: ["Hardware", "A remote, one for each motor"],
  grommet: ["Hardware", "A grommet"],
  installEach: ["The whole order", "Installation, a treatment"],
  tallInstall: ["The whole order", "More for installing high up, a treatment", ONLY_WHERE_SET],
  trip: ["The whole order", "Trip, once an order", ONLY_WHERE_SET],
  takeDown: [
    "The whole order",
    "Taking down what hangs there now",
    "Once, where the client asks for it. Empty: it stands open on the quote.",
  ],
  leastCharge: ["The whole order", "Least charge for an order"],
} as const satisfies Record<string, readonly [section: string, label: string, hint?: string]>;

export type SingleRate = keyof typeof singleRateTable;
export const singleRates = Object.keys(singleRateTable) as SingleRate[];
type SingleRates = { [Name in SingleRate]?: number };

export const groupedRates = ["fabricPerYard", "liningPerYard", "labourPerWidth", "labourPerSqFt", "control"] as const;

/** What is asked of us in money, but is no price of a thing, has no cost. */
export const costlessRates = ["leastCharge", "fabricPerYard"] as const;
type Costless = (typeof costlessRates)[number];
type CostGroup = Exclude<(typeof groupedRates)[number], Costless>;
export type RateCosts = { [Name in Exclude<SingleRate, Costless>]?: number } & { [Name in CostGroup]?: ByStyle };

/** Not prices: how quantities are rounded and when a price grows. */
export const cardMeasures = {
  rangeStep: [1, 10_000_00],
  tallOver: [12, 600],
  tallFactor: [1, 10],
  shadeLeastSqFt: [0, 200],
  tallInstallOver: [12, 600],
} as const satisfies Partial<Record<keyof RateCard, readonly [number, number]>>;
export type CardMeasure = keyof typeof cardMeasures;

export type RateCardVerdict = { ok: true; value: RateCard } | { ok: false; faults: string[] };

/** A rate card from outside, or a sentence for each price that cannot be one. What it does not know it leaves out. */
export function readRateCard(given: unknown): RateCardVerdict {
  const card = asRecord(given);
  if (!card) return { ok: false, faults: ["The rate card is not a list of names and prices."] };
  const faults: string[] = [];
  const cost = asRecord(card.cost);
  const read: Record<string, unknown> = {
    ...emptyRateCard,
    ...(cost ? {} : continued(card)),
    ...readRates(card, "", faults),
    cost: readRates(cost ?? {}, "cost, ", faults),
  };
  for (const name of groupedRates) read[name] ??= {};
  if (typeof card.showFrom === "boolean") read.showFrom = card.showFrom;
  for (const [name, [least, most]] of Object.entries(cardMeasures)) {
    const value = card[name];
    if (value === undefined) continue;
    if (isNumber(value) && value >= least && value <= most) read[name] = value;
    else faults.push(`${name} must be a number from ${least} to ${most}.`);
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: read as unknown as RateCard };
}

function readRates(card: Readonly<Record<string, unknown>>, of: string, faults: string[]): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const name of singleRates) {
    if (card[name] !== undefined) read[name] = readCents(of + name, card[name], faults);
  }
  for (const name of groupedRates) {
    const group = asRecord(card[name]);
    if (!group) continue;
    const prices = Object.entries(group);
    read[name] = Object.fromEntries(
      prices.map(([key, cents]) => [key, readCents(`${of}${name}, ${key}`, cents, faults)]),
    );
  }
  return read;
}

/**
 * What a card says that was kept before rods were told apart and parts were priced, when no card had costs: one price for
 * every rod, and nothing for what nobody was asked a price for. So no quote that it could price is refused for its age.
 */
function continued({ rodPerFoot }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const rods = ["plainRodPerFoot", "traversePerFoot", "trackPerFoot", "concealedRodPerFoot"];
  const parts = [
    "carrier",
    "splice",
    "miter",
    "wand",
    "motor",
    "remote",
    "grommet",
    "doubleBracket",
    "tieBackHook",
    "endCap",
  ];
  return Object.fromEntries([
    ...(rodPerFoot === undefined ? [] : rods.map((name) => [name, rodPerFoot])),
    ...parts.map((name) => [name, 0]),
  ]);
}

function readCents(name: string, value: unknown, faults: string[]): number {
  if (Number.isInteger(value) && isNumber(value) && value >= 0 && value <= MOST_CENTS) return value;
  faults.push(`${clip(name)} must be whole cents from 0 to ${MOST_CENTS}.`);
  return 0;
}
