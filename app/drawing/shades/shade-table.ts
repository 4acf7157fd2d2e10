import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";

/**
 * How each shade is made. Lengths are inches; a fold is measured as it shows on the face.
 * `rows` are features repeated from the hem upwards, `foot` is what happens at the hem.
 */
export interface ShadeLook {
  rows: "none" | "ribs" | "grooves" | "rolls";
  spacing: number;
  foot: "stack" | "smile" | "fans" | "rail";
  /** How far the middle of the hem hangs below its ends. */
  dip: number;
  /** Below the lowest row of rings; of a slouch, below its lift points. */
  skirt: number;
  hard?: boolean;
}

export const shadeLooks = {
  "soft-shades/Flat Roman": { rows: "none", spacing: 6, foot: "stack", dip: 0, skirt: 3 },
  "soft-shades/Front Fold": { rows: "ribs", spacing: 6, foot: "stack", dip: 0, skirt: 3 },
  "soft-shades/Reverse Fold": { rows: "grooves", spacing: 6, foot: "stack", dip: 0, skirt: 3 },
  "soft-shades/Hobbled": { rows: "rolls", spacing: 6, foot: "stack", dip: 0.4, skirt: 3 },
  "soft-shades/Slouch": { rows: "none", spacing: 2.6, foot: "fans", dip: 3.2, skirt: 3.5 },
  "soft-shades/Soft Roman Shade": { rows: "none", spacing: 2.5, foot: "smile", dip: 2.8, skirt: 0 },
  "hard-shades/Hard Shades": { rows: "none", spacing: 0, foot: "rail", dip: 0, skirt: 0, hard: true },
} as const satisfies Record<string, ShadeLook>;

/** Rows of rings and the skirt below them are the owner's to space; soft folds are not. */
export function sewnBy(look: ShadeLook, { ringRow, skirt }: PlacementRules): ShadeLook {
  return look.foot === "stack" ? { ...look, spacing: ringRow, skirt } : look;
}
