import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import { type MappedTreatment, mappedLabel } from "#app/domain/workroom/input/map-treatment.ts";
import type { MappedWindow } from "#app/domain/workroom/input/map-window.ts";
import { liningNames, type Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { PacketTreatment } from "#app/domain/workroom/packet.ts";
import { clothName } from "#app/domain/workroom/paper/cuts/cut-row.ts";
import { cutsOfPanels, firstCuts, spanOf, widthsOfPanels } from "#app/domain/workroom/paper/cuts/panel-cuts.ts";
import { remakeName } from "#app/domain/workroom/remakes/remake-form.ts";
import type { OrderSaid } from "#app/domain/workroom/sheet/compute-draft.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { bagLabel, rodLabels } from "./bag-labels.ts";
import { panelWidth } from "./finished-sizes.ts";
import { type Label, writePieceKey } from "./label.ts";
import { type PaperOf, packetText } from "./work-order.ts";

/** All labels of a packet, in the order in which they are stuck on. */
export interface LabelSheet {
  orderId: string;
  called: string;
  customer: string;
  packet: string;
  labels: Label[];
}

export function labelSheetOf(document: PacketDocument, paper: PaperOf): LabelSheet {
  const { orderId, packet, inputs } = document;
  const labels = packet.windows.flatMap(({ treatments }, index) => {
    const window = inputs[index];
    if (!window) return [];
    const numbers = firstCuts(treatments);
    return treatments.flatMap((made, at) => {
      const asked = window.treatments[at];
      return asked ? labelsOf(window, asked, made, document, numbers[at]) : [];
    });
  });
  return {
    orderId,
    called: paper.called ?? orderId,
    customer: paper.customer,
    packet: packetText(paper),
    labels: [...labels, ...remnantLabels(document, paper)].map((label) => marked(label, paper.remake)),
  };
}

/** Beside the first making on a shelf, a remake is told by its name. */
function marked(label: Label, remake: number | undefined): Label {
  return remake ? { ...label, head: `${remakeName(remake)} ${label.head}` } : label;
}

/** One for each piece that leaves the workroom, then its bag and its rods. */
export function labelsOf(
  { key: window, name: head, ownHardware: own }: Pick<MappedWindow, "key" | "name" | "ownHardware">,
  asked: Pick<MappedTreatment, "type" | "layer">,
  { treatment, figures }: PacketTreatment,
  { order }: { order: Pick<OrderSaid, "hardware"> },
  first = 1,
): Label[] {
  if (!treatment) return [];
  const type = asked.layer ?? asked.type;
  const of = mappedLabel(asked).toLowerCase();
  const besides = asked.layer ? `, ${of}` : "";
  const cloth = treatment.fabric ? [clothName(treatment.fabric)] : [];
  const pieces = piecesOf(treatment, figures, first).map(({ piece, size, lining, cuts }, index) => ({
    head,
    title: `${piece}${besides}, ${treatment.style.name}`,
    size,
    lines: [...cloth, ...(lining ? [lining] : []), ...(cuts ? [cuts] : [])],
    part: writePieceKey({ window, type, piece: index + 1 }),
  }));
  const tied = tieBackLabel(figures, { head, title: `${besides}, ${treatment.style.name}`, cloth });
  const named = { head, treatment: of, chosen: { own, ordered: order.hardware } };
  const part = writePieceKey({ window, type });
  const others = [...tied, ...bagLabel(treatment, figures, named), ...rodLabels(treatment, figures, named)];
  return [...pieces, ...others.map((label) => ({ ...label, part }))];
}

function tieBackLabel(
  { tieBacks, tieBackLength }: Figures,
  { head, title, cloth }: { head: string; title: string; cloth: string[] },
): Label[] {
  if (!tieBacks || !tieBackLength) return [];
  const name = tieBacks === 1 ? "1 tie-back" : `${tieBacks} tie-backs`;
  return [{ head, title: `${name}${title}`, size: `${formatInches(tieBackLength)} each`, lines: cloth }];
}

interface Piece {
  /** "Left panel", "Shade" and the like. */
  piece: string;
  size: string;
  lining?: string;
  cuts?: string | undefined;
}

function piecesOf(treatment: Treatment, figures: Figures, first: number): Piece[] {
  const { kind, choices } = treatment;
  const lining = liningInWords(treatment, figures);
  const size = (wide: number | undefined, high: number | undefined) =>
    wide === undefined || high === undefined ? "" : `${formatInches(wide)} x ${formatInches(high)}`;
  if (kind === "drapery" || kind === "sash") {
    const { panels = 1, panelsFinished = [], finishedLength } = figures;
    const names = panels === 1 ? [onePanel[choices.draw] ?? "Panel"] : sidesOf(panels);
    const turned = figures.panelFlat === undefined ? undefined : names.map((_, index) => String(first + index));
    const cuts = figures.cuts ? cutsOfPanels(widthsOfPanels(figures), first) : turned;
    return names.map((piece, index) => ({
      piece,
      size: size(panelsFinished[index] ?? panelWidth(figures), finishedLength),
      lining,
      cuts: cuts?.[index] && `${/^\d+$/.test(cuts[index]) ? "Cut" : "Cuts"} ${cuts[index]}`,
    }));
  }
  if (kind === "hard") return [{ piece: "Shade", size: size(figures.orderWidth, figures.orderHeight) }];
  if (kind === "roman") {
    const { finishedWidth, finishedHeight, widths = 1 } = figures;
    return [{ piece: "Shade", size: size(finishedWidth, finishedHeight), lining, cuts: allCuts(first, widths) }];
  }
  const piece = kind === "cornice" ? "Cornice" : "Valance";
  return [{ piece, size: size(figures.face, figures.longPoint), lining, cuts: allCuts(first, figures.cuts ?? 1) }];
}

const allCuts = (first: number, count: number) => `${count > 1 ? "Cuts" : "Cut"} ${spanOf(first, count)}`;

/** A top is lined without being asked; cloth that is only interlined has something behind it too. */
function liningInWords({ lining, interlining }: Treatment, { liningYards }: Figures): string {
  const named = lining ? liningNames[lining] : liningYards ? liningNames.standard : "";
  if (!interlining) return named || "Unlined";
  return named ? `${named}, interlined` : "Interlined, no lining";
}

const onePanel: Readonly<Record<string, string>> = {
  left: "Panel, opens to the left",
  right: "Panel, opens to the right",
};

function sidesOf(panels: number): string[] {
  if (panels === 2) return ["Left panel", "Right panel"];
  return Array.from({ length: panels }, (_, index) => `Panel ${index + 1} of ${panels}, from the left`);
}

/** One for each cloth, to be filled in when what is left of it goes back to the shelf. */
function remnantLabels({ cloths, orderId }: PacketDocument, { lots = {}, called = orderId }: PaperOf): Label[] {
  return cloths.map(({ name, uses }) => ({
    head: name || `Cloth for ${uses[0]}`,
    title: `Remnant of ${called}`,
    size: "",
    lines: [
      "Length ____________ x width ____________",
      `Lot ${lots[name.toLowerCase()] ?? "____________"}   Date ____ / ____ / ______`,
    ],
  }));
}
