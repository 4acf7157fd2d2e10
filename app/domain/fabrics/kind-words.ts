import type { FabricLook } from "./fabric-look.ts";

export type Figure = Exclude<FabricLook["pattern"], "none">;

/** With the repeat that such a cloth mostly has, in inches. */
export const patternWords: readonly [words: RegExp, pattern: Figure, size: readonly [width: number, height: number]][] =
  [
    [/\bticking\b/, "ticking", [2.25, 0]],
    [/\b(pin ?stripes?|pencil stripes?)\b/, "ticking", [1.5, 0]],
    [/\b(strip(e|es|ed)|regatta|awning)\b/, "stripe", [5, 0]],
    [/\b(check(s|ed)?|plaid|gingham|tartan|buffalo|windowpane|tattersall)\b/, "check", [4, 4]],
    [/\b(sprigs?|ditsy|calico|buds?|posy)\b/, "sprig", [6, 6]],
    [/\b(vines?|trailing|ivy|toile|floral|flowers?|chintz|botanical|garden|chinoiserie|willow)\b/, "vine", [13.5, 25]],
    [/\b(medallions?|damask|ogee|ikat|suzani|paisley|trellis|lattice|geometric)\b/, "medallion", [13.5, 18]],
    [/\b(lea(f|ves)|fern|palm|frond|print(ed)?|jungle)\b/, "leaf", [13.5, 18]],
  ];

export const weaveWords: readonly [words: RegExp, weave: FabricLook["weave"]][] = [
  [/\b(velvet|velour|mohair|chenille)\b/, "velvet"],
  [/\b(sheers?|voile|batiste|organza|gauze|lace|muslin|casement)\b/, "sheer"],
  [/\b(linen|flax|slub|silk|dupioni|shantung|hemp|burlap|jute)\b/, "slub"],
  [/\b(basket|canvas|matelasse|tweed|boucle|hopsack|duck)\b/, "basket"],
  [/\b(wool|twill|denim|flannel|herringbone|gabardine|cashmere|felt)\b/, "twill"],
];
