import { optionTexts, shadeControls } from "#app/domain/catalogue/options.ts";
import { type TreatmentType, treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { formatMoney } from "#app/domain/money.ts";
import { writeMeaning } from "#app/domain/orders/agreed/meaning.ts";
import { namedHardware } from "#app/domain/orders/hardware.ts";
import type { NamedLink, Window } from "#app/domain/orders/window.ts";
import { type PricedTreatment, priceTreatments } from "#app/domain/workroom/buying/price.ts";
import { LEAST_CHARGE, quoteLines } from "#app/domain/workroom/buying/quote.ts";
import type { QuoteLine as CardLine } from "#app/domain/workroom/buying/quote-line.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { offeredLines } from "./offered-lines.ts";
import { emptyLine } from "./plain-line.ts";
import { MAX_LABEL } from "./quote-limits.ts";
import type { LineKind, OwnerLine } from "./quote-types.ts";
import { quantityAsTyped } from "./typed-amounts.ts";

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
    const chosen = treatmentTypes.filter((type) => window.customizations[type]);
    return chosen.map((type) => {
      const place = inputs[index]?.treatments.findIndex((one) => one.type === type) ?? -1;
      const entry = packet.windows[index]?.treatments[place];
      const priced = entry?.treatment && prices.get(entry);
      const answered = priced !== undefined && priced.missing.length === 0 && priced.lines.length > 0;
      return { window, type, treatment: entry?.treatment, figures: entry?.figures, priced, answered };
    });
  });
}

/**
 * What a quote begins with: the lines of the workroom's packet where it and the rate card answer, and for any other treatment
 * one line that is not priced yet, with its trim at the price that the client was told and the options that the card prices.
 * Then the hardware that the client named, installation and shipping.
 */
export function openingLines(document: PacketDocument): OwnerLine[] {
  const { order, rateCard } = document;
  const parts = pricedParts(document);
  const lines = parts.flatMap(({ window, type, figures, priced, answered }) => {
    const given = priced?.lines ?? [];
    const taken = answered
      ? given
      : given.filter(({ label, cents }) => cents !== null && cents > 0 && controlLabels.has(label));
    const card = taken.map((line) => fromCard(line, window, type, rateCard.version));
    if (answered) return card;
    return [...unpriced(window, type, { feet: figures?.trimFeet, unitCents: rateCard.value.trimPerFoot }), ...card];
  });
  const uninstalled = parts.filter(({ answered }) => !answered);
  const least = leastCharge(document, lines);
  const installing = lines.length === 0 || uninstalled.length > 0;
  const offered = offeredLines.flatMap((line) => {
    if (line.kind !== "installation") return [line];
    return installing ? [installed(line, uninstalled, document)] : [];
  });
  // Rods of the card are what we suggest; what the client named by name is never one of them.
  const hung = lines.some(({ kind }) => kind === "hardware");
  const hardware = hardwareLines(hung ? namedHardware(order.hardware) : order.hardware);
  return [...lines, ...least, ...hardware, ...offered];
}

const controlLabels = new Set<string>(shadeControls.map((control) => optionTexts[control].label));

/** For the treatments whose lines the card does not give: at its rate where it has one. */
function installed(line: OwnerLine, parts: readonly PricedPart[], { rateCard }: PacketDocument): OwnerLine {
  const { installEach } = rateCard.value;
  const count = parts.length;
  if (!installEach || count === 0) return line;
  const places = treatmentTypes.flatMap((type) => {
    const own = parts.filter((part) => part.type === type).length;
    return own === 0 ? [] : [`${treatmentLabels[type].toLowerCase()} at ${own === 1 ? "1 window" : `${own} windows`}`];
  });
  const basis = `${count} each at ${formatMoney(installEach)}`;
  const rateId = `${rateCard.version}/installation`;
  const description = `Of the ${places.join(" and the ")}.`;
  return { ...line, description, quantityMilli: count * 1_000, unit: "each", unitCents: installEach, rateId, basis };
}

const kindsOfCardLines: [RegExp, LineKind][] = [
  [/fabric/i, "fabric"],
  [/lining/i, "lining"],
  [/^(Trim|Band, sewn|Snap tape)$/, "trim"],
  [/( rod|^(Rod|Track|Rings|Carriers|Brackets|Finials|Miters|Motor|Grommets))$/, "hardware"],
  [/^(Installation|Tall installation|Trip)$/, "installation"],
  [/^Hard shade$/, "treatment"],
];

/** A line of the card as one of a quote: what kind it is, and what its price is worked out from. */
export function asQuoted({ label, qty, unit, rate }: CardLine): Omit<OwnerLine, "key"> {
  return {
    ...emptyLine,
    kind: kindsOfCardLines.find(([pattern]) => pattern.test(label))?.[1] ?? "labour",
    label,
    quantityMilli: Math.max(1, Math.round(qty * 1_000)),
    unit,
    unitCents: rate,
  };
}

function fromCard(line: CardLine, window: Window, type: TreatmentType, version: number): OwnerLine {
  const { key } = window;
  return {
    ...asQuoted(line),
    key: `${key}-${type}-${slug(line.label)}`,
    windowKey: key,
    treatment: type,
    label: `${treatmentLabels[type]}: ${line.label}`.slice(0, MAX_LABEL),
    meaning: meaningOfCardLine(line, window, type),
    rateId: `${version}/${slug(line.label)}`,
    basis: `${quantityAsTyped(Math.round(line.qty * 1_000))} ${line.unit} at ${formatMoney(line.rate ?? 0)}`,
  };
}

/** The words of the card name what its lines mean; only of the sewing of a band they leave open which band it is. */
function meaningOfCardLine({ label }: CardLine, { customizations }: Window, type: TreatmentType): string {
  const { edgeBanding, insetEdgeBanding } = customizations[type]?.customizations ?? {};
  const inset = label === "Band, sewn" && insetEdgeBanding && !edgeBanding;
  return inset ? writeMeaning({ treatment: type, option: "insetEdgeBanding" }) : "";
}

/** What the card asks for at the least, where the order comes to less. */
function leastCharge({ packet, rateCard }: PacketDocument, lines: OwnerLine[]): OwnerLine[] {
  const { sections, missing } = quoteLines(packet, rateCard.value);
  const once = sections.find(({ window }) => window === "")?.lines ?? [];
  const toLeast = once.find(({ name }) => name === LEAST_CHARGE);
  if (!toLeast || missing.length > 0 || lines.some(({ unitCents }) => unitCents === null)) return [];
  const basis = `Up to ${formatMoney(rateCard.value.leastCharge)}`;
  const rateId = `${rateCard.version}/least-charge`;
  return [{ ...emptyLine, key: "least-charge", label: toLeast.label, unitCents: toLeast.rate, rateId, basis }];
}

function unpriced(
  window: Window,
  type: TreatmentType,
  { feet, unitCents }: { feet: number | undefined; unitCents: number },
): OwnerLine[] {
  const { style, customizations } = window.customizations[type] ?? {};
  const label = [treatmentLabels[type], style?.name].filter(Boolean).join(", ").slice(0, MAX_LABEL);
  const about = { ...emptyLine, windowKey: window.key, treatment: type };
  const treatment: OwnerLine = { ...about, key: `${window.key}-${type}`, kind: "treatment", label };
  if (!customizations?.decorativeTrim) return [treatment];
  const trim: OwnerLine = {
    ...about,
    key: `${window.key}-${type}-trim`,
    kind: "trim",
    label: "Decorative trim",
    unit: "ft",
    ...(feet && { quantityMilli: feet * 1_000, unitCents }),
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

function slug(label: string) {
  return label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
