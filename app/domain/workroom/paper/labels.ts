import { formatInches } from "#app/domain/measuring/inches.ts";
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
  const { kind, style, lining, choices } = treatment;
  const shared = { room, style: style.name, lining: lining ? liningNames[lining] : "Unlined" };
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

const onePanel: Readonly<Record<string, string>> = {
  left: "Panel, opens to the left",
  right: "Panel, opens to the right",
};

function sidesOf(panels: number): string[] {
  if (panels === 2) return ["Left panel", "Right panel"];
  return Array.from({ length: panels }, (_, index) => `Panel ${index + 1} of ${panels}, from the left`);
}
