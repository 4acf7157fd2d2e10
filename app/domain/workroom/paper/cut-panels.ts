import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import { type CutRow, clothName, cutLinings, FULL_WIDTH, patternOf } from "./cut-row.ts";

export function cutPanels(treatment: Treatment, figures: Figures): CutRow[] {
  const { cuts, cut, rawCut, panels = 1, panelFlat, widthsPerPanel = 1 } = figures;
  const material = clothName(treatment.fabric);
  const rows: CutRow[] = [];
  if (panelFlat !== undefined && rawCut !== undefined) {
    const goesTo = panels === 1 ? "the panel" : "one for each panel";
    rows.push({ piece: "Panel", material, count: panels, length: panelFlat, width: rawCut, grain: "sideways", goesTo });
  } else if (cut !== undefined && cuts) {
    const face = { piece: "Width", material, count: cuts, length: cut, width: FULL_WIDTH, grain: "upright" } as const;
    rows.push({ ...face, ...patternOf(figures), goesTo: panelsOf(widthsPerPanel, panels) });
  }
  return [...rows, ...cutLinings(treatment, figures)];
}

/** "2 1/2 widths in each panel, the half on the return side". */
function panelsOf(widths: number, panels: number): string {
  const whole = Math.floor(widths);
  const rest = widths - whole > 0 ? "1/2" : "";
  const count = [whole || "", rest].filter(Boolean).join(" ");
  const each = `${count} ${widths > 1 ? "widths" : "width"} in ${panels > 1 ? "each panel" : "the panel"}`;
  return rest && whole > 0 ? `${each}, the half on the return side` : each;
}
