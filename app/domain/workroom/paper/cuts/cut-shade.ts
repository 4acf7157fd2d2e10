import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import { type CutRow, clothName, cutLinings, FULL_WIDTH, patternOf } from "./cut-row.ts";

export function cutShade(treatment: Treatment, figures: Figures): CutRow[] {
  const { widths = 1, cut, rawCut, cutWidth, sidePiece, seamPlan = [], plan, liningCut } = figures;
  if (cut === undefined || rawCut === undefined || cutWidth === undefined) return [];
  const material = clothName(treatment.fabric);
  const turned = plan === "railroaded";
  const linings = cutLinings(treatment, figures, turned && liningCut === cutWidth);
  if (turned) {
    return [{ piece: "Shade", material, count: 1, length: cutWidth, width: rawCut, grain: "sideways" }, ...linings];
  }
  const face = { material, length: cut, grain: "upright", ...patternOf(figures) } as const;
  if (sidePiece === undefined) return [{ ...face, piece: "Shade", count: widths, width: cutWidth }, ...linings];
  const between = Math.max(1, seamPlan.length - 2);
  const goesTo = between === 1 ? "the middle of the shade" : "side by side, one of them in the middle of the shade";
  return [
    { ...face, piece: "Middle", count: between, width: FULL_WIDTH, goesTo },
    {
      ...face,
      piece: "Side",
      count: 2,
      width: sidePiece,
      goesTo: `either side of the middle, sewn to ${formatInches(cutWidth)}`,
    },
    ...linings,
  ];
}
