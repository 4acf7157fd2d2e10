import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import { type Fabric, liningNames, type Treatment } from "#app/domain/workroom/input/treatment.ts";

export const FULL_WIDTH = "full width";

/** One line of the cut list. A length runs along the roll, a width across it. */
export interface CutRow {
  piece: string;
  /** Of face cloth: "4-6". */
  numbers?: string;
  material: string;
  count: number;
  length: number;
  width: number | typeof FULL_WIDTH | "as bought";
  /** Of cloth alone; trim has none. */
  grain?: "upright" | "sideways" | "bias";
  /** How the pattern falls, where there is one. */
  pattern?: string;
  goesTo?: string;
}

export function clothName(fabric: Fabric | undefined, usual = "Face fabric"): string {
  return fabric?.name || usual;
}

const plans: Readonly<Record<string, string>> = {
  straight: "all begun at the same point of the pattern",
  "A then B": "half drop: first all odd widths, then all even ones half a repeat lower",
  "half-repeat cuts": "half drop: cut one after the other, they alternate by themselves",
};

/** Nothing to say of plain cloth. */
export function patternOf({ plan }: Figures): Pick<CutRow, "pattern"> {
  const pattern = plan === undefined ? undefined : plans[plan];
  return pattern ? { pattern } : {};
}

/** Lining and interlining, cut from stock. */
export function cutLinings({ lining }: Treatment, figures: Figures, turned = false): CutRow[] {
  const { liningCuts, liningCut, interliningCuts, interliningCut } = figures;
  const across = { width: FULL_WIDTH, grain: turned ? "sideways" : "upright" } as const;
  const rows: CutRow[] = [];
  if (liningCuts && liningCut) {
    const material = liningNames[lining ?? "standard"];
    rows.push({ piece: "Lining", material, count: liningCuts, length: liningCut, ...across });
  }
  if (interliningCuts && interliningCut) {
    rows.push({
      piece: "Interlining",
      material: "Interlining",
      count: interliningCuts,
      length: interliningCut,
      ...across,
    });
  }
  return rows;
}

export const cutTitles = ["Piece", "Material", "Cut", "Length", "Width", "Grain", "Goes to, and how the pattern falls"];

/** A row as it is written under those titles. */
export function cutCells({ piece, numbers, material, count, length, width, grain, pattern, goesTo }: CutRow): string[] {
  const across = typeof width === "number" ? formatInches(width) : width;
  const where = [goesTo, pattern].filter(Boolean).join("; ");
  return [
    [piece, numbers].filter(Boolean).join(" "),
    material,
    String(count),
    formatInches(length),
    across,
    grain ?? "",
    where,
  ];
}
