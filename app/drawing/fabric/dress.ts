import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { type ClothChip, clothChips } from "#app/domain/fabrics/cloth-chips.ts";
import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { foldColors, foldVariable } from "#app/drawing/easel.ts";
import { dyeOf } from "./dye.ts";

/** What a sprite of drawings is painted in, by the names of CSS variables: pressing a chip changes these and nothing else. */
export const dressVariables = {
  shadow: "--cloth-shadow",
  light: "--cloth-light",
  contrast: "--cloth-contrast",
  accent: "--cloth-accent",
  gleam: "--cloth-gleam",
} as const;

/** A chip as a page shows it; what it sets is in the sprite, which comes later. */
export interface Dress {
  id: string;
  name: string;
  /** Enough for a swatch the size of a coin. */
  colors: readonly string[];
  pattern: FabricLook["pattern"];
}

export const dresses: readonly Dress[] = clothChips.map(({ id, name, look }) => ({
  id,
  name,
  colors: look.colors.slice(0, 3),
  pattern: look.pattern,
}));

/** As the files are drawn, each family in a cloth of its own; then all in one. */
export const guideDresses: readonly Dress[] = [
  { id: "each", name: "A cloth each", colors: ["#DCCDB2", "#24324F", "#B5694C"], pattern: "vine" },
  ...dresses,
];

/** The ground of a chip on cloth that hangs in folds, on a shade and on a top: each lays a pattern in its own way. */
export const groundVariables = { drapes: "--cloth", shades: "--cloth-shade", tops: "--cloth-top" } as const;
export const openInk = "var(--cloth-ink)";
export const openOpacity = "var(--cloth-opacity)" as const;

/** A sheer lets the window through. */
const SHEER = 0.66;

/** What a chip sets, as declarations. */
export function dressOf({ look }: ClothChip, grounds: Readonly<Record<TreatmentType, string>>): string {
  const dye = dyeOf(look);
  const sets = [
    ...treatmentTypes.map((type) => [groundVariables[type], grounds[type]]),
    ...Object.entries(dressVariables).map(([part, variable]) => [variable, dye[part as keyof typeof dressVariables]]),
    ["--cloth-ink", dye.ink],
    ["--cloth-opacity", look.weave === "sheer" ? SHEER : 1],
    ...foldColors(dye).map((color, i) => [foldVariable(i), color]),
  ];
  return sets.map(([variable, value]) => `${variable}:${value}`).join(";");
}
