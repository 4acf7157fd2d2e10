export const weaves = ["plain", "slub", "basket", "twill", "velvet", "sheer"] as const;
export const patterns = ["none", "stripe", "ticking", "check", "sprig", "vine", "medallion", "leaf"] as const;

/** What is needed to draw a cloth. */
export interface FabricLook {
  /** `#rrggbb`: the ground first, then up to three colors of the pattern. */
  colors: readonly string[];
  weave: (typeof weaves)[number];
  pattern: (typeof patterns)[number];
  /** In inches; 0 for a cloth without a repeat. */
  verticalRepeat: number;
  horizontalRepeat: number;
}
