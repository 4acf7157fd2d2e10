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

/** Of a cloth without a pattern, and of one with: how far it repeats downwards and across. */
export const plain = { pattern: "none", verticalRepeat: 0, horizontalRepeat: 0 } as const;
export const figured = (pattern: FabricLook["pattern"], verticalRepeat: number, horizontalRepeat: number) => ({
  pattern,
  verticalRepeat,
  horizontalRepeat,
});
