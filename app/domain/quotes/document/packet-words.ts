import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import type { OwnerLine } from "#app/domain/quotes/quote-types.ts";
import { rodPart } from "#app/domain/workroom/buying/hardware-parts.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { PacketTreatment } from "#app/domain/workroom/packet.ts";
import { heldInWords } from "#app/domain/workroom/paper/bracket-places.ts";
import { pocketWidth, sidePanelWidth } from "#app/domain/workroom/paper/finished-sizes.ts";
import { type ChosenHardware, lookFor } from "#app/domain/workroom/paper/hardware-details.ts";
import { rodsNamed } from "#app/domain/workroom/paper/named-parts.ts";
import { purchaseSheet } from "#app/domain/workroom/paper/purchase-sheet.ts";
import { clothKeysOf } from "#app/domain/workroom/sheet/cloths.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { type MadeWords, type PacketWords, wordsKey } from "./treatment-sentence.ts";

/** What a quote keeps of the packet that it was priced by. */
export function packetWords(document: PacketDocument, lines: readonly OwnerLine[]): PacketWords {
  const { order, inputs, packet } = document;
  const named = rodsNamed(order.hardware);
  const sent = sentCloths(document);
  const ours = new Map(
    document.cloths.flatMap(({ key, name, com, facts }) => (com && facts?.com === false ? [[key, name]] : [])),
  );
  const said = order.windows.flatMap((window, index) =>
    treatmentTypes.flatMap((type): [string, MadeWords][] => {
      const place = inputs[index]?.treatments.findIndex((one) => one.type === type) ?? -1;
      const { treatment, figures } = packet.windows[index]?.treatments[place] ?? {};
      if (!treatment || !figures) return [];
      const own = lines.filter((line) => line.windowKey === window.key && line.treatment === type);
      const installed = own.some(({ kind, parts }) =>
        kind === "installation" ? true : parts.some(({ label }) => /(^|: )Installation$/.test(label)),
      );
      const bandWidth = treatment.band?.width ?? treatment.insetBand?.width ?? packet.rules.bandWidth;
      const chosen = { own: window.hardware, ordered: named.rod ?? [] };
      const tier = inputs[index]?.treatments.findIndex((one) => one.type === type && one.layer === "lower") ?? -1;
      const below = packet.windows[index]?.treatments[tier];
      const hung = [hungWords(type, treatment, figures, chosen), below && secondRod(below)].filter(Boolean).join(", ");
      const words = { drawn: drawnWords(type, treatment), hung, size: sizeWords(type, figures), bandWidth, installed };
      const lower = below ? { lower: sizeWords(type, below.figures) } : {};
      const input = inputs[index];
      const keys = input?.treatments.flatMap((one) => (one.type === type ? clothKeysOf(input, one) : [])) ?? [];
      const sends = [...new Set(keys)].flatMap((key) => sent.get(key) ?? []);
      const bought = [...new Set(keys)].flatMap((key) => ours.get(key) ?? []);
      const who = { ...(sends.length > 0 && { sends }), ...(bought.length > 0 && { bought }) };
      return [[wordsKey(window.key, type), { ...words, ...lower, ...who }]];
    }),
  );
  return Object.fromEntries(said);
}

/** By its key, how much of each cloth a client sends: what the whole order takes of it. Of one of unknown width nobody knows. */
function sentCloths({ orderId, packet, cloths }: PacketDocument): Map<string, string> {
  const rows = purchaseSheet([{ orderId, windows: packet.windows }], packet.rules).flatMap((group) => group.rows);
  const said = cloths.flatMap(({ key, name, facts }): [string, string][] => {
    const row = rows.find(({ com, item, unit }) => com && unit === "yard" && item === name);
    if (!row || facts?.width === undefined) return [];
    return [[key, `${row.order} of ${name}, ${formatInches(facts.width)} wide`]];
  });
  return new Map(said);
}

const draws = {
  pair: "pair",
  left: "panel drawn to the left",
  right: "panel drawn to the right",
  stationary: "side panels",
};

function drawnWords(type: TreatmentType, { kind, choices }: Treatment): string {
  if (type === "drapes") return kind === "sash" ? "panel" : draws[choices.draw];
  return type === "shades" ? "shade" : "";
}

function hungWords(type: TreatmentType, treatment: Treatment, figures: Figures, chosen: ChosenHardware): string {
  if (type === "shades")
    return treatment.choices.mount === "inside" ? "mounted inside the frame" : "mounted over the frame";
  if (type === "tops") return treatment.style.group === "rod-mount-valances" ? "on a rod of its own" : "on a board";
  if (!figures.hardware) return "";
  if (!treatment.newHardware) return "on the rod that hangs there";
  const part = rodPart(treatment, figures);
  const look = lookFor(treatment, part, chosen);
  if (treatment.choices.underTop) return `on a new ${part}, hidden behind the top`;
  const rod = [`on a new ${part}`, chosen.own || look === "" ? look : `“${look}”`].filter(Boolean).join(", ");
  if (treatment.kind === "sash") return rod;
  return `${rod}, mounted ${heldInWords(treatment, figures)}`;
}

/** Of a lower tier. */
function secondRod({ treatment, figures }: PacketTreatment): string {
  if (!treatment?.newHardware || !figures.hardware) return "";
  return `and a second one for the lower tier, mounted ${heldInWords(treatment, figures)}`;
}

function sizeWords(type: TreatmentType, figures: Figures): string {
  const { finishedLength, finishedWidth, finishedHeight, face, longPoint } = figures;
  if (type === "drapes") return finished(drapesWide(figures), finishedLength && `${formatInches(finishedLength)} long`);
  const wide = type === "tops" ? face : finishedWidth;
  const deep = type === "tops" ? longPoint : finishedHeight;
  const word = type === "tops" ? "deep" : "long";
  return finished(wide && `${formatInches(wide)} wide`, deep && `${formatInches(deep)} ${word}`);
}

function drapesWide(figures: Figures): string {
  const [side, covered] = [sidePanelWidth(figures), pocketWidth(figures)];
  if (side) return `${figures.panels === 1 ? "" : `${figures.panels} panels, each `}${formatInches(side)} wide`;
  if (covered) return `${formatInches(covered)} wide`;
  return figures.overall ? `${formatInches(figures.overall)} wide${figures.return ? " with returns" : ""}` : "";
}

function finished(...sizes: (string | number | undefined)[]): string {
  const known = sizes.filter(Boolean);
  return known.length === 0 ? "" : `finished ${known.join(", ")}`;
}
