import type { Inches } from "#app/domain/measuring/inches.ts";
import { parseInches } from "#app/domain/measuring/inches.ts";

/** Sizes beside the seven, each measured only where something hangs by it. */
export const sizeLabels = {
  heightToSill: "From the top of the frame to the top of the sill",
  insideWidthTop: "Width inside, at the top",
  insideWidthMiddle: "Width inside, in the middle",
  insideWidthBottom: "Width inside, at the bottom",
  insideHeightLeft: "Height inside, at the left",
  insideHeightMiddle: "Height inside, in the middle",
  insideHeightRight: "Height inside, at the right",
  insideDepth: "Depth of the opening",
  insideDiagonalDown: "From the upper left corner to the lower right",
  insideDiagonalUp: "From the lower left corner to the upper right",
  glassWidth: "Width of the glass",
  glassHeight: "Height of the glass",
  railFromTop: "From the top of the frame down to the rod",
} as const;

export type SizeName = keyof typeof sizeLabels;
export const sizeNames = Object.keys(sizeLabels) as SizeName[];

/** Decimal inches as text; what is absent or blank has not been measured. */
export type FurtherSizes = { readonly [name in SizeName]?: string | undefined };

export const insideWidths = ["insideWidthTop", "insideWidthMiddle", "insideWidthBottom"] as const;
export const insideHeights = ["insideHeightLeft", "insideHeightMiddle", "insideHeightRight"] as const;
/** What a shade inside the frame is made by. */
export const insideSizes = [...insideWidths, ...insideHeights, "insideDepth"] as const;
export const insideDiagonals = ["insideDiagonalDown", "insideDiagonalUp"] as const;
export const glassSizes = ["glassWidth", "glassHeight"] as const;
/** What helps, and may stay open: we measure it, or take it as it usually is. */
export const sizesLeftOpen: readonly string[] = [...glassSizes, ...insideDiagonals, "railFromTop"];

interface SizeGroup {
  legend: string;
  /** Why it is measured, and how. */
  hint: string;
  rows: readonly (readonly SizeName[])[];
}

/** How they are asked for together, on a page and on paper. */
export const sizeGroups = {
  opening: {
    legend: "The opening inside the frame",
    hint: "In three places each way, because no opening is quite square. Inches, to the nearest 1/8.",
    rows: [insideWidths, insideHeights, ["insideDepth"], insideDiagonals],
  },
  sill: {
    legend: "The sill",
    hint: "Inches, to the nearest 1/8. The sill is the board that you could put a cup on.",
    rows: [["heightToSill"]],
  },
  rail: {
    legend: "The rod across the window",
    hint: "Inches, to the nearest 1/8. Leave it open and the rod hangs half way down.",
    rows: [["railFromTop"]],
  },
  glass: {
    legend: "The glass that they cover",
    hint: "Inches, to the nearest 1/8. Leave it open and we’ll measure.",
    rows: [glassSizes],
  },
} as const satisfies Record<string, SizeGroup>;

export function furtherSize(sizes: FurtherSizes | undefined, name: SizeName): Inches | undefined {
  return parseInches(sizes?.[name] ?? "") ?? undefined;
}

/** Those of a list that have been measured. */
export function furtherSizesOf(sizes: FurtherSizes | undefined, names: readonly SizeName[]): Inches[] {
  return names.map((name) => furtherSize(sizes, name)).filter((size) => size !== undefined);
}
