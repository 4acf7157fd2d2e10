import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { PacketTreatment, PacketWindow } from "#app/domain/workroom/packet.ts";
import { liningNames } from "./cut-row.ts";
import { panelWidth } from "./finished-sizes.ts";

/** What is tied or stuck to one piece until it hangs. */
export interface Label {
  room: string;
  style: string;
  /** "Left panel", "Shade" and the like. */
  piece: string;
  size: string;
  lining: string;
}

/** One for each piece that leaves the workroom. */
export function labelsOf({ name, treatments }: PacketWindow): Label[] {
  return treatments.flatMap((made) => labelTreatment(name, made));
}

function labelTreatment(room: string, { treatment, figures }: PacketTreatment): Label[] {
  if (!treatment) return [];
  const { kind, style, choices } = treatment;
  const shared = { room, style: style.name, lining: liningInWords(treatment, figures) };
  const size = (wide: number | undefined, high: number | undefined) =>
    wide === undefined || high === undefined ? "" : `${formatInches(wide)} x ${formatInches(high)}`;
  if (kind === "drapery" || kind === "sash") {
    const { panels = 1 } = figures;
    const names = panels === 1 ? [onePanel[choices.draw] ?? "Panel"] : sidesOf(panels);
    return names.map((piece) => ({ ...shared, piece, size: size(panelWidth(figures), figures.finishedLength) }));
  }
  if (kind === "roman") {
    return [{ ...shared, piece: "Shade", size: size(figures.finishedWidth, figures.finishedHeight) }];
  }
  if (kind === "hard") {
    return [{ ...shared, piece: "Shade", lining: "", size: size(figures.orderWidth, figures.orderHeight) }];
  }
  return [
    { ...shared, piece: kind === "cornice" ? "Cornice" : "Valance", size: size(figures.face, figures.longPoint) },
  ];
}

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
