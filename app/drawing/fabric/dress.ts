import { type ClothChip, clothChips } from "#app/domain/fabrics/cloth-chips.ts";
import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { dyeOf } from "./dye.ts";

/** What a sprite of drawings is painted in, by the names of CSS variables: pressing a chip changes these and nothing else. */
export const dressVariables = {
  ground: "--cloth",
  shadow: "--cloth-shadow",
  light: "--cloth-light",
  contrast: "--cloth-contrast",
  accent: "--cloth-accent",
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

/** Under which the pattern of a chip is defined in the sprite. */
export function chipPaintId(id: string): string {
  return `cloth-${id}`;
}

export function hasPaint({ look }: Pick<ClothChip, "look">): boolean {
  return look.pattern !== "none" || (look.weave !== "velvet" && look.weave !== "plain");
}

/** What a chip sets, as declarations. */
export function dressOf(chip: ClothChip): string {
  const { id, look } = chip;
  const dye = dyeOf(look);
  const painted = { ...dye, ground: hasPaint(chip) ? `url(#${chipPaintId(id)})` : dye.ground };
  return Object.entries(dressVariables)
    .map(([part, variable]) => `${variable}:${painted[part as keyof typeof dressVariables]}`)
    .join(";");
}
