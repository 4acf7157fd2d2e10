import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import { type CutRow, clothName, cutLinings, FULL_WIDTH, patternOf } from "./cut-row.ts";

export function cutShade(treatment: Treatment, figures: Figures): CutRow[] {
  const { widths = 1, cut, rawCut, cutWidth, sidePiece, plan, liningCut } = figures;
  if (cut === undefined || rawCut === undefined || cutWidth === undefined) return [];
  const material = clothName(treatment.fabric);
  const turned = plan === "railroaded";
  const linings = cutLinings(treatment, figures, turned && liningCut === cutWidth);
  if (turned) {
    return [{ piece: "Shade", material, count: 1, length: cutWidth, width: rawCut, grain: "sideways" }, ...linings];
  }
  const face = { material, length: cut, grain: "upright", ...patternOf(figures) } as const;
  if (sidePiece === undefined) return [{ ...face, piece: "Shade", count: widths, width: cutWidth }, ...linings];
  if (sidePiece > (treatment.fabric?.width ?? 0)) {
    const goesTo = `joined to ${formatInches(cutWidth)}, a whole width in the middle`;
    return [{ ...face, piece: "Width", count: widths, width: FULL_WIDTH, goesTo }, ...linings];
  }
  return [
    { ...face, piece: "Middle", count: 1, width: FULL_WIDTH, goesTo: "the middle of the shade" },
    { ...face, piece: "Side", count: 2, width: sidePiece, goesTo: "either side of the middle" },
    ...linings,
  ];
}
