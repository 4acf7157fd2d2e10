import { type TreatmentType, treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { formatMoney } from "#app/domain/money.ts";
import { layerLabels } from "#app/domain/orders/places/layers.ts";
import type { NamedLink, Window } from "#app/domain/orders/window.ts";
import { type PricedTreatment, priceTreatments } from "#app/domain/workroom/buying/price.ts";
import { LEAST_CHARGE, quoteLines, TRIP } from "#app/domain/workroom/buying/quote.ts";
import type { QuoteLine as CardLine } from "#app/domain/workroom/buying/quote-line.ts";
import type { RateCard } from "#app/domain/workroom/buying/rate-card.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import { namedBeside } from "#app/domain/workroom/paper/named-parts.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { costPart, withParts } from "./costs/cost-parts.ts";
import { treatmentTitle } from "./document/treatment-words.ts";
import { emptyLine, offeredLines } from "./plain-line.ts";
import { MAX_LABEL } from "./quote-limits.ts";
import type { LineKind, OwnerLine } from "./quote-types.ts";

/** One treatment of one window, and what the card answers about it. */
export interface PricedPart {
  window: Window;
  type: TreatmentType;
  treatment: Treatment | undefined;
  figures: Figures | undefined;
  /** What the card gives, and what it lacks; it answers where that is nothing. */
  priced: PricedTreatment | undefined;
  answered: boolean;
}

/** All treatments of an order, each with its share of what is bought for all of them. */
export function pricedParts({ order, packet, rateCard, inputs }: PacketDocument): PricedPart[] {
  const made = packet.windows.flatMap(({ treatments }) => treatments);
  const prices = new Map(
    priceTreatments(made, rateCard.value, packet.rules).map((priced, index) => [made[index], priced]),
  );
  return order.windows.flatMap((window, index) => {
    // What hangs from another window's rod is priced there.
    const chosen = treatmentTypes.filter((type) => {
      const entry = window.customizations[type];
      return entry && !entry.sharedWith;
    });
    return chosen.map((type) => {
      const mapped = inputs[index]?.treatments ?? [];
      const layers = mapped.flatMap((one, place) => {
        const entry = packet.windows[index]?.treatments[place];
        return one.type === type && entry ? [{ ...one, entry }] : [];
      });
      const [first] = layers;
      const all = layers.flatMap(({ layer, entry }) => {
        const priced = entry.treatment && prices.get(entry);
        return priced ? [layer ? named(priced, layerLabels[layer]) : priced] : [];
      });
      const priced = all.length === 0 ? undefined : together(all);
      const answered = priced !== undefined && priced.missing.length === 0 && priced.lines.length > 0;
      const { treatment, figures } = first?.entry ?? {};
      return { window, type, treatment, figures, priced, answered };
    });
  });
}

/** Of sheers behind drapes, or of the lower tier: "Sheers: Fabric". */
function named({ lines, missing }: PricedTreatment, layer: string): PricedTreatment {
  const said = (label: string) => `${layer}: ${label}`;
  return { lines: lines.map((line) => ({ ...line, label: said(line.label) })), missing: missing.map(said) };
}

function together(layers: readonly PricedTreatment[]): PricedTreatment {
  return { lines: layers.flatMap(({ lines }) => lines), missing: layers.flatMap(({ missing }) => missing) };
}

export interface OpeningRules {
  /** The client asked us to take down what hangs there. */
  takeDown?: boolean;
  /** Installation is taxed as what is installed; otherwise it is a line of its own. */
  installationTaxed: boolean;
}

/**
 * What a quote begins with: a line for each treatment, at what the workroom's packet and the rate card come to, with its parts
 * beneath it. One whose cloth cannot be worked out yet has no price, with its trim at the price that the client was told beside
 * it. Then the hardware that the client named, installation and shipping.
 */
export function openingLines(document: PacketDocument, rules: OpeningRules = { installationTaxed: true }): OwnerLine[] {
  const { order, rateCard } = document;
  const parts = pricedParts(document);
  const lines = parts.flatMap((part) =>
    isWorkedOut(part) ? treatmentLines(part, rateCard.version, rules) : unpriced(part, rateCard.value.trimPerFoot),
  );
  const uninstalled = parts.filter((part) => !isWorkedOut(part));
  const installing = lines.length === 0 || uninstalled.length > 0;
  const offered = offeredLines.flatMap((line) => {
    if (line.kind !== "installation") return [line];
    return installing ? [installed(line, uninstalled, document)] : [];
  });
  const hung = parts.some((part) => isWorkedOut(part) && hasHardware(part));
  const beside = hung
    ? namedBeside({ ...document.packet, inputs: document.inputs, hardware: order.hardware })
    : order.hardware;
  const hardware = hardwareLines(order.hardware).filter((_, index) =>
    beside.some((one) => one === order.hardware[index]),
  );
  const taken = rules.takeDown ? [takingDown(rateCard)] : [];
  return [...lines, ...chargedOnce(document, lines), ...taken, ...hardware, ...offered];
}

/** Enough is known of it to say what it is made of, whether or not each of its parts has a price. */
function isWorkedOut({ treatment, figures, priced }: PricedPart): boolean {
  if (!treatment || !priced || priced.lines.length === 0) return false;
  return treatment.kind === "hard" || figures?.faceYards !== undefined;
}

function treatmentLines({ window, type, priced }: PricedPart, version: number, rules: OpeningRules): OwnerLine[] {
  const lines = priced?.lines ?? [];
  const apart = rules.installationTaxed ? [] : lines.filter((line) => kindOf(line) === "installation");
  const about = { ...emptyLine, windowKey: window.key, rateId: `${version}/${type}` };
  const treatment: OwnerLine = {
    ...about,
    key: treatmentKey(window, type),
    treatment: type,
    kind: "treatment",
    label: treatmentTitle(type, window.customizations[type]).slice(0, MAX_LABEL),
  };
  const installation: OwnerLine = {
    ...about,
    key: `${treatmentKey(window, type)}-installing`,
    kind: "installation",
    label: `Installation of the ${treatmentLabels[type].toLowerCase()}`,
    taxed: false,
  };
  const own = lines.filter((line) => !apart.includes(line));
  return [treatment, ...(apart.length > 0 ? [installation] : [])].map((line) => {
    const parts = (line.kind === "installation" ? apart : own).map((one) => costPart(one, version));
    const filled = withParts(line, parts);
    return filled.unitCents === null ? { ...filled, rateId: null } : { ...filled, basis: basisOf(parts.length) };
  });
}

function basisOf(count: number): string {
  return count === 1 ? "One line of the rate card" : `${count} lines of the rate card`;
}

export function treatmentKey({ key }: Pick<Window, "key">, type: TreatmentType): string {
  return `${key}-${type}`;
}

/** For the treatments whose lines the card does not give: at its rate where it has one. */
function installed(line: OwnerLine, parts: readonly PricedPart[], { rateCard }: PacketDocument): OwnerLine {
  const { installEach, cost } = rateCard.value;
  const count = parts.length;
  if (!installEach || count === 0) return line;
  const places = treatmentTypes.flatMap((type) => {
    const own = parts.filter((part) => part.type === type).length;
    return own === 0 ? [] : [`${treatmentLabels[type].toLowerCase()} at ${own === 1 ? "1 window" : `${own} windows`}`];
  });
  const basis = `${count} each at ${formatMoney(installEach)}`;
  const rateId = `${rateCard.version}/installation`;
  const description = `Of the ${places.join(" and the ")}.`;
  const costCents = cost.installEach === undefined ? null : cost.installEach * count;
  const amount = { quantityMilli: count * 1_000, unit: "each", unitCents: installEach };
  return { ...line, description, ...amount, rateId, basis, costCents };
}

const kindsOfCardLines: [RegExp, LineKind][] = [
  [/fabric/i, "fabric"],
  [/lining/i, "lining"],
  [/^(Trim|Band, sewn|Snap tape)$/, "trim"],
  [
    /( rod|^(Rod|Track|Rings|Carriers|Brackets|Double brackets|Finials|End caps|Splices|Miters|Wands|Motor|Remote|Grommets|Tie-back hooks and rings))$/,
    "hardware",
  ],
  [/^(Installation|Tall installation)$/, "installation"],
  [/^Hard shade$/, "treatment"],
];

function kindOf({ label }: Pick<CardLine, "label">): LineKind {
  const [, plain = label] = /^[^:]+: (.+)$/.exec(label) ?? [];
  return kindsOfCardLines.find(([pattern]) => pattern.test(plain))?.[1] ?? "labour";
}

function hasHardware({ priced }: PricedPart): boolean {
  return priced?.lines.some((line) => kindOf(line) === "hardware") ?? false;
}

/** Whether a line of a quote holds rods or what hangs on them. */
export function holdsHardware({ kind, windowKey, parts }: OwnerLine): boolean {
  return (kind === "hardware" && windowKey !== null) || parts.some((part) => kindOf(part) === "hardware");
}

/** A line of the card as one of a quote: what kind it is, and what it comes to. */
export function asQuoted(line: CardLine): Omit<OwnerLine, "key"> {
  return { ...emptyLine, kind: kindOf(line), label: line.label, unitCents: line.cents };
}

/** The trip, where the card has one, and what it asks for at the least, where the order comes to less. */
function chargedOnce({ packet, rateCard }: PacketDocument, lines: OwnerLine[]): OwnerLine[] {
  const { sections, missing } = quoteLines(packet, rateCard.value);
  const once = sections.find(({ window }) => window === "")?.lines ?? [];
  const open = missing.length > 0 || lines.some(({ unitCents }) => unitCents === null);
  const charged = once.filter(({ name }) => name === TRIP || (name === LEAST_CHARGE && !open));
  return charged.map(({ label, name, cents, cost }) => ({
    ...emptyLine,
    key: name === TRIP ? "trip" : "least-charge",
    kind: name === TRIP ? "labour" : "free",
    label,
    unitCents: cents,
    costCents: cost,
    rateId: `${rateCard.version}/${name === TRIP ? "trip" : "least-charge"}`,
    basis: name === TRIP ? "Once an order" : `Up to ${formatMoney(rateCard.value.leastCharge)}`,
  }));
}

interface TakeDownRates {
  version: number;
  value: Pick<RateCard, "takeDown" | "cost">;
}

export const TAKING_DOWN = "Taking down what hangs there now";

/** Its client asked for it, so it is no gift: open where the card has no rate for it. */
export function takingDown({ version, value: { takeDown, cost } }: TakeDownRates): OwnerLine {
  const charged = { unitCents: takeDown ?? null, costCents: cost.takeDown ?? null };
  const rateId = takeDown === undefined ? null : `${version}/takeDown`;
  return { ...emptyLine, key: "take-down", kind: "labour", label: TAKING_DOWN, ...charged, rateId };
}

function unpriced({ window, type, figures }: PricedPart, unitCents: number): OwnerLine[] {
  const { customizations } = window.customizations[type] ?? {};
  const about = { ...emptyLine, windowKey: window.key, treatment: type };
  const label = treatmentTitle(type, window.customizations[type]).slice(0, MAX_LABEL);
  const treatment: OwnerLine = { ...about, key: treatmentKey(window, type), kind: "treatment", label };
  if (!customizations?.decorativeTrim) return [treatment];
  const trim: OwnerLine = {
    ...about,
    key: `${treatmentKey(window, type)}-trim`,
    kind: "trim",
    label: "Decorative trim",
    unit: "ft",
    ...(figures?.trimFeet && { quantityMilli: figures.trimFeet * 1_000, unitCents }),
  };
  return [treatment, trim];
}

function hardwareLines(hardware: readonly NamedLink[]): OwnerLine[] {
  return hardware.map(({ name, link }, index) => ({
    ...emptyLine,
    key: `hardware-${index + 1}`,
    kind: "hardware",
    label: (name || link).slice(0, MAX_LABEL),
  }));
}
