import { priceTreatments } from "#app/domain/workroom/buying/price.ts";
import { type PurchaseItem, purchaseList, readPurchaseLine } from "#app/domain/workroom/buying/purchase.ts";
import { purchaseLines } from "#app/domain/workroom/buying/purchase-lines.ts";
import { emptyRateCard, type RateCard, readRateCard } from "#app/domain/workroom/buying/rate-card.ts";
import { asRecord, asText, clip } from "#app/domain/workroom/input/reading.ts";
import { changeShopRules } from "#app/domain/workroom/rules/change-shop-rules.ts";
import { defaultShopRules, type ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { costOf, earlyRange, quoteLines } from "./buying/quote.ts";
import { computeTreatment } from "./compute-treatment.ts";
import { computePacket } from "./packet.ts";

/**
 * Worked cases, a list of them or `{ rateCard, cases }`, by the house's own rules but for those that a case changes, each with what the engine makes of it under `computed`: figures
 * by name to four decimals, the codes of its checks, or an `error` where the case cannot be read.
 */
export function computeCases(given: unknown): { document: unknown; ok: boolean } {
  const file = Array.isArray(given) ? { cases: given } : asRecord(given);
  if (!file || !Array.isArray(file.cases)) return { document: { error: "There is no list of cases." }, ok: false };
  const card = file.rateCard === undefined ? { ok: true as const, value: emptyRateCard } : readRateCard(file.rateCard);
  const byId = new Map(file.cases.map((entry) => [asText(asRecord(entry)?.id) ?? "", asRecord(entry) ?? {}]));
  const cases = file.cases.map((entry: unknown) => {
    const known = asRecord(entry);
    const computed =
      known && card.ok
        ? computeCase(known, { rules: defaultShopRules, card: card.value, byId })
        : { error: card.ok ? "The case is not a record." : card.faults.join(" ") };
    return { ...(known ?? { case: entry }), computed: toFourDecimals(computed) };
  });
  const ok = cases.every((entry) => asRecord(entry.computed)?.error === undefined);
  return { document: Array.isArray(given) ? cases : { ...file, cases }, ok };
}

type Entry = Readonly<Record<string, unknown>>;
interface Context {
  rules: ShopRules;
  card: RateCard;
  byId: ReadonlyMap<string, Entry>;
}

function computeCase(entry: Entry, context: Context): unknown {
  const input = asRecord(entry.input);
  if (!input) return { error: "The case has no input." };
  const own = changeShopRules(entry.rules ?? {}, context.rules);
  if (!own.ok) return { error: own.faults.join(" ") };
  const rules = own.value;
  if (Array.isArray(input.lines)) return computeList(input.lines, rules);
  if (Array.isArray(input.buy)) return { lines: buyCase(input.buy.map(withGlassOf), rules) };
  if (Array.isArray(input.quote)) return quoteCase(input.quote.map(withGlassOf), rules, context.card);
  if (input.kind !== undefined) return computeInput(input, { ...context, rules });
  if (input.plan !== undefined) return computePlan(input, { ...context, rules });
  return { error: "The input has neither a kind nor lines." };
}

function computeList(given: readonly unknown[], rules: ShopRules): unknown {
  const lines = given.map(readPurchaseLine);
  const readable = lines.filter((line) => line !== undefined);
  if (readable.length < lines.length) return { error: `Line ${lines.indexOf(undefined) + 1} cannot be read.` };
  return purchaseList(readable, rules);
}

function computeInput(input: Entry, { rules, card }: Context): unknown {
  const { treatment, figures, checks } = computeTreatment(withGlass(input), rules);
  const codes = checks.map(({ code }) => code);
  if (!treatment) return { error: checks.map(({ sentence }) => sentence).join(" "), checks: codes };
  const { trimFeet } = figures;
  const cost = trimFeet === undefined ? {} : { trimCents: Math.round(trimFeet * card.trimPerFoot) };
  return { ...figures, ...cost, checks: codes };
}

/** A case about a sash panel that names no glass gives its size as the window's. */
function withGlass(input: Entry): Entry {
  const window = asRecord(input.window);
  if (!window || window.insideWidths !== undefined) return input;
  return { ...input, window: { glassWidth: window.width, glassHeight: window.height, ...window } };
}

function withGlassOf(given: unknown): Entry {
  const entry = asRecord(given) ?? {};
  return { ...entry, input: withGlass(asRecord(entry.input) ?? {}) };
}

/** A case about another one: what it costs, about what it will cost, or what changed rules make of it. */
function computePlan(input: Entry, context: Context): unknown {
  const { rules, card, byId } = context;
  const [id = ""] = (asText(input.plan) ?? "").split(" ");
  const planned = asRecord(byId.get(id)?.input);
  if (!planned) return { error: `There is no case ${clip(id)}.` };
  if (input.editedRules !== undefined) {
    const edited = changeShopRules(input.editedRules, rules);
    if (!edited.ok) return { error: edited.faults.join(" ") };
    return {
      frozen: computeInput(planned, context),
      recalculated: computeInput(planned, { ...context, rules: edited.value }),
    };
  }
  const fabric = { ...asRecord(planned.fabric), pricePerYard: input.fabricPrice };
  const treatment = { ...planned, fabric, newHardware: input.hardware === true };
  const order = { windows: [{ name: id, window: planned.window, treatments: [treatment] }] };
  if (input.fabricPrice === undefined) return earlyRange(order, rules, card);
  const { sections, cents, missing } = quoteLines(computePacket(order, rules), card);
  const lines = sections.flatMap((section) => section.lines);
  return {
    lines: lines.map(({ label, qty, unit, rate, cents: own }) => ({ label, qty, unit, rate, cents: own })),
    cents,
    ...(missing.length > 0 ? { missing } : {}),
  };
}

function toFourDecimals(value: unknown): unknown {
  if (typeof value === "number") return Math.round(value * 10_000) / 10_000;
  if (Array.isArray(value)) return value.map(toFourDecimals);
  const record = asRecord(value);
  if (!record) return value;
  return Object.fromEntries(Object.entries(record).map(([name, entry]) => [name, toFourDecimals(entry)]));
}

/** What several worked cases need together: `{ window, cloth, band, finish, hardware, input }` each, new hardware unless kept. */
export function buyCase(given: readonly Readonly<Record<string, unknown>>[], rules: ShopRules) {
  const lines = given.flatMap((entry) => {
    const { treatment, figures } = computeTreatment(caseTreatment(entry), rules);
    if (!treatment) return [];
    const finish = asText(entry.finish) ?? "";
    return purchaseLines(asText(entry.window) ?? "", treatment, figures, rules, () => finish);
  });
  return purchaseList(lines, rules).map(lineOf);
}

/** The treatment of a worked case with its cloths named. */
export function caseTreatment({ cloth, band, hardware, input }: Readonly<Record<string, unknown>>) {
  const asked = asRecord(input) ?? {};
  return {
    ...asked,
    fabric: { ...asRecord(asked.fabric), name: cloth },
    ...(asked.band ? { band: bandIn(asked.band, band) } : {}),
    newHardware: hardware !== "keep",
  };
}

function bandIn(given: unknown, name: unknown) {
  const band = asRecord(given) ?? {};
  return { ...band, fabric: { width: band.fabricWidth, ...asRecord(band.fabric), name } };
}

function lineOf({ part, name, size, finish, mount, unit, windows, inches, order }: PurchaseItem) {
  return { part, name, size, finish, mount, unit, windows, ...(unit === "each" ? {} : { inches }), order };
}

/** What several worked cases cost together: `{ window, cloth, fabricPrice, fabricCost, bandPrice, bandCost, hardware, input }` each. */
function quoteCase(given: readonly Readonly<Record<string, unknown>>[], rules: ShopRules, card: RateCard) {
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
