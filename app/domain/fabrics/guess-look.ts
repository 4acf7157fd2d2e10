import { namedColors, sameColor } from "./color-words.ts";
import type { FabricLook } from "./fabric-look.ts";

/** How a cloth is drawn that nobody has described: as its name sounds. */
interface GuessedLook {
  /** Such as "blue ticking". */
  words: string;
  look: FabricLook;
}

const PALE = "#F4EEE2";

/** A look for a typed name such as "Navy velvet" or "Sage stripe"; none for one that says neither color nor kind. */
export function guessLook(name: string): GuessedLook | undefined {
  const text = name.toLowerCase().replace(/[^a-z]+/g, " ");
  const found = Object.keys(sameColor).concat(Object.keys(namedColors));
  const spoken = text.split(" ").find((word) => word !== "linen" && found.includes(word));
  const named = spoken ?? (/\blinen\b/.test(text) ? "linen" : undefined);
  const color = named && (sameColor[named] ?? named);
  const pattern = patternWords.find(([words]) => words.test(text));
  const weave = weaveWords.find(([words]) => words.test(text))?.[1];
  if (!color && !pattern && !weave) return undefined;
  const { ground, ink } = namedColors[color ?? (weave === "sheer" ? "white" : pattern ? "gray" : "flax")] ?? flaxColor;
  const words = wordsFor(spoken, pattern?.[1], weave);
  if (!pattern) return { words, look: { colors: [ground], weave: weave ?? "plain", ...plain } };
  const [, kind, [width, height]] = pattern;
  return {
    words,
    look: {
      colors: [PALE, ink],
      weave: weave ?? "plain",
      pattern: kind,
      horizontalRepeat: width,
      verticalRepeat: height,
    },
  };
}

const plain = { pattern: "none", verticalRepeat: 0, horizontalRepeat: 0 } as const;
const flaxColor = { ground: "#DCCDB2", ink: "#B79E75" };

const weaveNames: Partial<Record<FabricLook["weave"], string>> = {
  velvet: "velvet",
  sheer: "sheer",
  slub: "linen",
  basket: "basket weave",
  twill: "wool",
};

function wordsFor(color: string | undefined, pattern: Figure | undefined, weave: FabricLook["weave"] | undefined) {
  const kind = [weave && weaveNames[weave], pattern].filter(Boolean).join(" ") || "cloth";
  return color ? `${color} ${kind}` : kind;
}

type Figure = Exclude<FabricLook["pattern"], "none">;

/** With the repeat that such a cloth mostly has, in inches. */
const patternWords: readonly [words: RegExp, pattern: Figure, size: readonly [width: number, height: number]][] = [
  [/\bticking\b/, "ticking", [2.25, 0]],
  [/\b(pin ?stripes?|pencil stripes?)\b/, "ticking", [1.5, 0]],
  [/\b(strip(e|es|ed)|regatta|awning)\b/, "stripe", [5, 0]],
  [/\b(check(s|ed)?|plaid|gingham|tartan|buffalo|windowpane|tattersall)\b/, "check", [4, 4]],
  [/\b(sprigs?|ditsy|calico|buds?|posy)\b/, "sprig", [6, 6]],
  [/\b(vines?|trailing|ivy|toile|floral|flowers?|chintz|botanical|garden|chinoiserie|willow)\b/, "vine", [13.5, 25]],
  [/\b(medallions?|damask|ogee|ikat|suzani|paisley|trellis|lattice|geometric)\b/, "medallion", [13.5, 18]],
  [/\b(lea(f|ves)|fern|palm|frond|print(ed)?|jungle)\b/, "leaf", [13.5, 18]],
];

const weaveWords: readonly [words: RegExp, weave: FabricLook["weave"]][] = [
  [/\b(velvet|velour|mohair|chenille)\b/, "velvet"],
  [/\b(sheers?|voile|batiste|organza|gauze|lace|muslin|casement)\b/, "sheer"],
  [/\b(linen|flax|slub|silk|dupioni|shantung|hemp|burlap|jute)\b/, "slub"],
  [/\b(basket|canvas|matelasse|tweed|boucle|hopsack|duck)\b/, "basket"],
  [/\b(wool|twill|denim|flannel|herringbone|gabardine|cashmere|felt)\b/, "twill"],
];
