import { optionTexts, shadeControls } from "#app/domain/catalogue/options.ts";
import { styleKey } from "#app/domain/catalogue/style.ts";
import { shareOut } from "#app/domain/share-out.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import { ceil, feet, yards } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { shown } from "#app/domain/workroom/units.ts";
import { ownParts, rodParts } from "./hardware-parts.ts";
import { clothWords, liningWords } from "./part-words.ts";
import { boughtTogether, fromOneRoll, orderGroup, type PurchaseLine } from "./purchase.ts";
import { purchaseLines } from "./purchase-lines.ts";
import type { QuoteLine } from "./quote-line.ts";
import { type RateCard, type RateCosts, rateFor } from "./rate-card.ts";

interface Made {
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
function boughtCloth(made: readonly Made[], card: RateCard, rules: ShopRules): QuoteLine[][] {
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

export interface PricedTreatment {
  lines: QuoteLine[];
  /** What is not priced; while there is anything, nothing is shown to a client. */
  missing: string[];
}

/** Lines whose price is that of a cloth, entered with the fabrics and not on the card. */
export const clothLabels = Object.values(clothWords);

/** What each treatment of an order costs. Cloth is priced as it is bought for all of them together. */
export function priceTreatments(made: readonly Made[], card: RateCard, rules: ShopRules): PricedTreatment[] {
  const cloth = boughtCloth(made, card, rules);
  return made.map(({ treatment, figures }, index) => {
    if (!treatment) return { lines: [], missing: ["Style"] };
    const lines = [...(cloth[index] ?? []), ...madeLines(treatment, figures, card)];
    const unknown = treatment.kind !== "hard" && figures.faceYards === undefined ? [clothWords.face] : [];
    const open = lines.filter(({ cents }) => cents === null).map(({ label }) => label);
    return { lines, missing: [...new Set([...unknown, ...open])] };
  });
}

type Add = (
  label: string,
  qty: number | undefined,
  unit: QuoteLine["unit"],
  name: string,
  rate: number | undefined,
  cost: number | undefined,
) => void;
type Single = Exclude<keyof RateCosts, "liningPerYard" | "labourPerWidth" | "labourPerSqFt" | "control">;

/** A line by one rate of the card and what that costs us. */
function lineOf(...[label, exact, unit, name, rate, cost]: Parameters<Add>): QuoteLine[] {
  if (exact === undefined || exact <= 0) return [];
  // What is charged is what is read, so that whoever multiplies comes to the same sum.
  const qty = unit === "yd" || unit === "ft" || unit === "sq ft" ? shown[unit](exact) : exact;
  const centsAt = (each: number | undefined) => (each === undefined ? null : Math.round(qty * each));
  return [{ label, name, qty, unit, rate: rate ?? null, cents: centsAt(rate), cost: centsAt(cost) }];
}

/** Making, hardware and the rest, each treatment by itself. */
function madeLines(treatment: Treatment, figures: Figures, card: RateCard): QuoteLine[] {
  const lines: QuoteLine[] = [];
  const add: Add = (...line) => lines.push(...lineOf(...line));
  const single = (label: string, qty: number | undefined, unit: QuoteLine["unit"], name: Single) =>
    add(label, qty, unit, name, card[name], card.cost[name]);
  /** What is charged only where the card has a rate for it. */
  const surcharge = (label: string, qty: number | undefined, unit: QuoteLine["unit"], name: Single) => {
    if (card[name] !== undefined) single(label, qty, unit, name);
  };
  addMaking(treatment, figures, card, add);
  surcharge("Pattern matched", isMatched(treatment, figures) ? figures.cuts : 0, "each", "matchPerCut");
  single("Band, sewn", (figures.bandFeetSewn ?? 0) + (figures.insetBandFeetSewn ?? 0), "ft", "bandPerFoot");
  single("Trim", figures.trimFeet, "ft", "trimPerFoot");
  single("Tie-backs", treatment.choices.tieBacks ? figures.panels : 0, "each", "tieBack");
  const { snapTapeInches } = figures.sundries ?? {};
  surcharge("Snap tape", snapTapeInches && ceil(yards(snapTapeInches)), "yd", "snapTapePerYard");
  for (const control of shadeControls) {
    const [rate, cost] = [card.control[control], card.cost.control?.[control]];
    if (treatment.flags[control]) add(optionTexts[control].label, 1, "each", `control/${control}`, rate, cost);
  }
  for (const { label, qty, unit, name } of hardwareOf(treatment, figures)) single(label, qty, unit, name);
  single("Installation", 1, "each", "installEach");
  surcharge("Tall installation", heightOf(treatment, figures) > card.tallInstallOver ? 1 : 0, "each", "tallInstall");
  return lines;
}

function addMaking({ kind, style }: Treatment, figures: Figures, card: RateCard, add: Add) {
  const { finishedLength = 0, areaSqFt, billFeet, billableWidths } = figures;
  const { cost } = card;
  if (kind === "drapery" || kind === "sash") {
    const factor = finishedLength > card.tallOver ? card.tallFactor : 1;
    const { unlinedPerWidth: unlined } = kind === "drapery" && !figures.liningYards ? card : {};
    const name = unlined === undefined ? "labourPerWidth" : "unlinedPerWidth";
    const rate = unlined ?? rateFor(card.labourPerWidth, style);
    const paid = unlined === undefined ? rateFor(cost.labourPerWidth ?? {}, style) : cost.unlinedPerWidth;
    add("Making", billableWidths, "width", name, times(rate, factor), times(paid, factor));
    const interlined = figures.interliningCuts ? billableWidths : 0;
    add("Interlined", interlined, "width", "interlinedPerWidth", card.interlinedPerWidth, cost.interlinedPerWidth);
  } else if (kind === "roman") {
    const area = areaSqFt && Math.max(areaSqFt, card.shadeLeastSqFt);
    const paid = rateFor(cost.labourPerSqFt ?? {}, style);
    add("Making", area, "sq ft", "labourPerSqFt", rateFor(card.labourPerSqFt, style), paid);
  } else if (kind === "hard") {
    // Sewing is not what a factory's shade costs, so the rate for all styles does not stand in for its own.
    const area = areaSqFt && Math.max(areaSqFt, card.shadeLeastSqFt);
    const key = styleKey(style);
    add("Hard shade", area, "sq ft", "labourPerSqFt", card.labourPerSqFt[key], cost.labourPerSqFt?.[key]);
  } else if (kind === "cornice") {
    add("Making", billFeet, "ft", "cornicePerFoot", card.cornicePerFoot, cost.cornicePerFoot);
  } else {
    if (figures.swags) add("Swags", figures.swags, "each", "swagEach", card.swagEach, cost.swagEach);
    else add("Making", billFeet, "ft", "valancePerFoot", card.valancePerFoot, cost.valancePerFoot);
    if (figures.cascadeInches) add("Cascades", 1, "pair", "cascadePair", card.cascadePair, cost.cascadePair);
  }
}

/** What is bought to hang it, by what it is called on a quote: a row for each rate, whatever the parts are. */
const hardwareRates: { label: string; name: Single; parts: RegExp; feet?: true }[] = [
  { label: "Rod", name: "rodPerFoot", parts: /^pole$/, feet: true },
  { label: "Plain rod", name: "plainRodPerFoot", parts: /^plain rod$/, feet: true },
  { label: "Sash rod", name: "plainRodPerFoot", parts: /^sash rod$/, feet: true },
  { label: "Traverse rod", name: "traversePerFoot", parts: /^traverse rod$/, feet: true },
  { label: "Track", name: "trackPerFoot", parts: /^track$/, feet: true },
  { label: "Concealed rod", name: "concealedRodPerFoot", parts: /^concealed rod$/, feet: true },
  { label: "Rings", name: "ring", parts: /^ring$/ },
  { label: "Carriers", name: "carrier", parts: /carrier/ },
  { label: "Brackets", name: "bracket", parts: /^(?!double).* bracket$/ },
  { label: "Double brackets", name: "doubleBracket", parts: /^double bracket$/ },
  { label: "Finials", name: "finial", parts: /^finial$/ },
  { label: "End caps", name: "endCap", parts: /^end cap$/ },
  { label: "Splices", name: "splice", parts: /^splice$/ },
  { label: "Miters", name: "miter", parts: / miter$/ },
  { label: "Wands", name: "wand", parts: /^wand$/ },
  { label: "Motor", name: "motor", parts: /^motor$/ },
  { label: "Remote", name: "remote", parts: /^remote$/ },
  { label: "Tie-back hooks and rings", name: "tieBackHook", parts: /^tie-back hook$/ },
  { label: "Grommets", name: "grommet", parts: /^grommet$/ },
];

/** Whatever becomes of the old rod; what else is built into a treatment is part of its making. */
const pricedOwn = ["grommet", "remote", "tie-back hook"];

function hardwareOf(treatment: Treatment, figures: Figures) {
  const rods = treatment.newHardware ? rodParts(treatment, figures) : [];
  const own = ownParts(treatment, figures).filter(({ part }) => pricedOwn.includes(part));
  const parts = [...rods, ...own];
  return hardwareRates.map(({ label, name, parts: named, feet: byLength }) => {
    const listed = parts.filter(({ part }) => named.test(part));
    const amount = (size: number) => (byLength ? ceil(feet(size)) : 1);
    const qty = listed.reduce((sum, { count, size }) => sum + count * amount(typeof size === "number" ? size : 0), 0);
    return { label, qty, unit: byLength ? ("ft" as const) : ("each" as const), name };
  });
}

function isMatched({ kind, fabric }: Treatment, { cuts = 0 }: Figures): boolean {
  const patterned = fabric !== undefined && fabric.repeat > 0 && fabric.match !== "none";
  return kind === "drapery" && patterned && cuts > 1;
}

/** How high above the floor its upper edge is; where nobody has measured, low. */
function heightOf({ window }: Treatment, { rodAbove, shadeAbove, topAbove }: Figures): number {
  return window.topToFloor === undefined ? 0 : window.topToFloor + (rodAbove ?? shadeAbove ?? topAbove ?? 0);
}

function times(rate: number | undefined, factor: number): number | undefined {
  return rate === undefined ? undefined : Math.round(rate * factor);
}
