import { formatInches } from "#app/domain/measuring/inches.ts";
import { pocketSpan } from "#app/domain/workroom/drapery/pocket-span.ts";
import { type Figures, figureNames } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";

/** What stands in large type on a work order, and what a maker's hand goes back to. */
export interface SizeRow {
  name: string;
  value: string;
  /** The two or three that everything else hangs on. */
  large?: true;
}

export function finishedSizes({ kind, choices, window }: Treatment, figures: Figures): SizeRow[] {
  const rows: SizeRow[] = [];
  const length = (name: string, inches: number | undefined, large?: true) => {
    if (inches !== undefined) rows.push({ name, value: formatInches(inches), ...(large ? { large } : {}) });
  };
  const figure = (name: keyof typeof figureNames, large?: true) => length(figureNames[name], figures[name], large);
  const list = (name: string, inches: readonly number[], large?: true) => {
    rows.push({ name, value: inches.map(formatInches).join(", "), ...(large ? { large } : {}) });
  };
  const count = (name: string, value: number | undefined) => {
    if (value) rows.push({ name, value: String(Math.round(value * 100) / 100) });
  };
  const { together = [], archRise } = window;
  if (kind === "drapery" || kind === "sash") {
    figure("finishedLength", true);
    if (figures.parts) list("Rods, from the left", figures.hardware?.pieces ?? [], true);
    else figure("rodWidth", true);
    const { bracketsAt: held = [] } = figures.hardware ?? {};
    if (held.length > 1) length("Outer brackets, middle to middle", (held.at(-1) ?? 0) - (held[0] ?? 0));
    const { rodAbove = 0 } = figures;
    if (rodAbove < 0) length("Rod below the frame's top", -rodAbove);
    else figure("rodAbove");
    if (window.topToFloor !== undefined && figures.rodAbove !== undefined) {
      length("Rod above the floor", window.topToFloor + figures.rodAbove);
    }
    length("Header above the rod pocket", figures.header);
    figure("pocket");
    count(figureNames.panels, figures.panels);
    const { panelsFinished = [] } = figures;
    if (new Set(panelsFinished).size > 1) list("Panels, finished", panelsFinished);
    else length("Panel, finished", panelsFinished[0] ?? panelWidth(figures));
    if (figures.return) length("Return", figures.return);
    if (figures.overlap) length("Overlap", figures.overlap);
    length("Cloth in a panel, hemmed", figures.netPanel);
    count("Fullness", coveredFullness(figures) ?? figures.netFullness ?? figures.fullness);
    count("Pleats in a panel", figures.pleatsPerPanel);
    // The schedule says these to the eighth; a packet that was frozen before has only how much it is on average.
    if (!figures.schedules?.length) {
      length("Space between pleats", figures.space);
      length("Cloth in a pleat", figures.takeUp);
    }
    count("Carriers in a panel", figures.carriersPerPanel);
  }
  if (kind === "drapery") {
    for (const [index, { between }] of together.entries()) length(betweenWindows(index), between);
  }
  length("Rise of the arch", archRise);
  if (kind === "roman") {
    figure("finishedWidth", true);
    figure("finishedHeight", true);
  }
  // How it is made up says these; a packet that was frozen before knows no more of it.
  if (kind === "roman" && !figures.liftAt) {
    count(figureNames.rows, figures.rows);
    length("Between rows", figures.rowSpacing);
    count("Ribs", figures.ribs);
    count(figureNames.liftLines, figures.liftLines);
    length("Board", figures.boardLength);
    length("Weight bar", figures.weightBar);
  }
  if (kind === "hard") {
    length("Width to order", figures.orderWidth, true);
    length("Height to order", figures.orderHeight, true);
    rows.push({ name: "Deduction", value: figures.deduction === "factory" ? "the factory takes it off" : "none" });
  }
  if (kind === "roman" || kind === "hard") {
    length("Depth of the opening", choices.mount === "inside" ? window.insideDepth : undefined);
    const [down, up] = choices.mount === "inside" ? (window.insideDiagonals ?? []) : [];
    if (down !== undefined && up !== undefined) {
      rows.push({ name: "Diagonals of the opening", value: `${formatInches(down)}, ${formatInches(up)}` });
    }
  }
  if (kind === "cornice" || kind === "valance") {
    length("Face", figures.face, true);
    figure("longPoint", true);
    length("Short point", choices.shortPoint);
    length("Return", figures.return);
    length("Around, with both returns", figures.around);
    length("Header above the rod pocket", figures.header);
    figure("pocket");
    const { topAbove = 0 } = figures;
    if (topAbove < 0) length("Upper edge below the frame's top", -topAbove);
    else figure("topAbove");
    figure("edgeLength");
    count("Pleats", figures.pleats);
    if (figures.fullness !== 1) count("Fullness", figures.fullness);
  }
  return rows;
}

/** Frame to frame, of windows under one rod. */
export function betweenWindows(index: number): string {
  return `Between windows ${index + 1} and ${index + 2}`;
}

/** Cloth in a pocket gathers between the brackets, so it is full across what it covers and not across the rod. */
function coveredFullness({ hang, netPanel, panels = 1, panelsFinished = [] }: Figures): number | undefined {
  const covered = panelsFinished.reduce((sum, width) => sum + width, 0);
  return hang === "pocket" && netPanel && covered > 0 ? (panels * netPanel) / covered : undefined;
}

/** How wide each panel hangs that stays at its side; whatever is drawn across covers the window as one. */
export function sidePanelWidth({ overall, panelFinished, hang }: Figures): number | undefined {
  return overall === undefined && hang !== undefined ? panelFinished : undefined;
}

/** Cloth in a pocket covers what lies between the outer brackets, which is less than its rod. */
export function pocketWidth(figures: Figures): number | undefined {
  const span = pocketSpan(figures);
  return span && span.to - span.from;
}

/** Of one panel as it hangs closed, return and overlap included. */
export function panelWidth({ panelFinished, panelFace, rodWidth, panels = 1 }: Figures): number | undefined {
  if (panelFinished !== undefined) return panelFinished;
  if (panelFace !== undefined) return panelFace;
  return rodWidth === undefined ? undefined : rodWidth / panels;
}
