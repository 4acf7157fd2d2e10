import { formatInches } from "#app/domain/measuring/inches.ts";
import { tieBackStrip } from "#app/domain/workroom/drapery/tie-backs.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { inWords } from "#app/domain/workroom/units.ts";
import { type CutRow, clothName, cutLinings, FULL_WIDTH, patternOf } from "./cut-row.ts";

export function cutPanels(treatment: Treatment, figures: Figures, rules: ShopRules): CutRow[] {
  const { cuts, cut, rawCut, panels = 1, panelFlat, widthsPerPanel = 1 } = figures;
  const material = clothName(treatment.fabric);
  const rows: CutRow[] = [];
  if (panelFlat !== undefined && rawCut !== undefined) {
    const goesTo = panels === 1 ? "the panel" : "one for each panel";
    rows.push({ piece: "Panel", material, count: panels, length: panelFlat, width: rawCut, grain: "sideways", goesTo });
  } else if (cut !== undefined && cuts) {
    const face = { piece: "Width", material, count: cuts, length: cut, width: FULL_WIDTH, grain: "upright" } as const;
    rows.push({ ...face, ...patternOf(figures), goesTo: partsOf(figures.parts) ?? panelsOf(widthsPerPanel, panels) });
  }
  const { liningWidthsPerPanel: lined } = figures;
  const linings = cutLinings(treatment, figures).map((row) =>
    lined === undefined || figures.parts ? row : { ...row, goesTo: panelsOf(lined, panels).replace(/, .*/, "") },
  );
  return [...rows, ...linings, ...cutTieBacks(material, figures, rules)];
}

function cutTieBacks(material: string, { tieBacks, tieBackLength = 0 }: Figures, rules: ShopRules): CutRow[] {
  if (!tieBacks) return [];
  const goesTo = `folded to ${formatInches(tieBackLength)} x ${formatInches(rules.tieBackWidth)}`;
  const length = tieBackLength + 2 * rules.seam;
  return [
    { piece: "Tie-back", material, count: tieBacks, length, width: tieBackStrip(rules), grain: "upright", goesTo },
  ];
}

/** Where the rods of a bay take different widths, rod by rod. */
function partsOf(parts: Figures["parts"]): string | undefined {
  const [first, ...others] = parts ?? [];
  if (!parts || others.every(({ widthsPerPanel }) => widthsPerPanel === first?.widthsPerPanel)) return undefined;
  const each = parts.map(({ widthsPerPanel = 1, panels = 1 }, index) => {
    const widths = inWords(widthsPerPanel, "width");
    return `rod ${index + 1}: ${widths}${panels > 1 ? " in each panel" : ""}`;
  });
  const halved = parts.some(({ widthsPerPanel = 1 }) => widthsPerPanel % 1 > 0);
  return `${each.join(", ")}${halved ? "; the half on the return side" : ""}`;
}

/** "2 1/2 widths in each panel, the half on the return side". */
function panelsOf(widths: number, panels: number): string {
  const whole = Math.floor(widths);
  const rest = widths - whole > 0 ? "1/2" : "";
  const count = [whole || "", rest].filter(Boolean).join(" ");
  const each = `${count} ${widths > 1 ? "widths" : "width"} in ${panels > 1 ? "each panel" : "the panel"}`;
  return rest && whole > 0 ? `${each}, the half on the return side` : each;
}
