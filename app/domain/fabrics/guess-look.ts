import { type FabricLook, plain } from "./fabric-look.ts";

interface NamedColor {
  ground: string;
  /** On a pale ground, in stripes and prints. */
  ink: string;
}

/** The first word that is found decides, so "navy blue" is navy and "off white" is no white. */
const namedColors: Readonly<Record<string, NamedColor>> = {
  navy: { ground: "#24324F", ink: "#2B3B5E" },
  indigo: { ground: "#3C4A6B", ink: "#3C4A6B" },
  denim: { ground: "#5B7190", ink: "#4F6585" },
  teal: { ground: "#3F6F73", ink: "#2F6166" },
  aqua: { ground: "#A9CCCB", ink: "#6FA6A5" },
  mist: { ground: "#BECACB", ink: "#82979B" },
  sky: { ground: "#B4C8DA", ink: "#7C9BBB" },
  blue: { ground: "#7D92B0", ink: "#44587A" },
  sage: { ground: "#B3BCA0", ink: "#7F8B6C" },
  olive: { ground: "#7C7A4C", ink: "#6A6840" },
  moss: { ground: "#66704F", ink: "#56603F" },
  forest: { ground: "#35503F", ink: "#35503F" },
  emerald: { ground: "#2C6A52", ink: "#2C6A52" },
  green: { ground: "#7F9A78", ink: "#54744F" },
  charcoal: { ground: "#4A4B4D", ink: "#4A4B4D" },
  silver: { ground: "#C9CACA", ink: "#9B9EA0" },
  gray: { ground: "#A9ABAC", ink: "#7D8285" },
  black: { ground: "#2B2B2C", ink: "#2F2E2D" },
  blush: { ground: "#E6CBC2", ink: "#CFA296" },
  rose: { ground: "#D3A79E", ink: "#B2837A" },
  pink: { ground: "#E3B9BC", ink: "#C98A92" },
  burgundy: { ground: "#6B2B35", ink: "#6B2B35" },
  red: { ground: "#A63D35", ink: "#A63D35" },
  rust: { ground: "#A9583A", ink: "#A9583A" },
  terracotta: { ground: "#B86B4C", ink: "#AE6244" },
  clay: { ground: "#B5694C", ink: "#A4573D" },
  coral: { ground: "#DE8F77", ink: "#D17F66" },
  orange: { ground: "#CF8446", ink: "#CF8446" },
  mustard: { ground: "#C39A3F", ink: "#BB9136" },
  gold: { ground: "#C8A556", ink: "#B8923F" },
  yellow: { ground: "#E3CC7C", ink: "#CFAF4A" },
  plum: { ground: "#5F3E57", ink: "#5F3E57" },
  lavender: { ground: "#BDB3CC", ink: "#9487AC" },
  purple: { ground: "#76608F", ink: "#6A5484" },
  chocolate: { ground: "#54402F", ink: "#54402F" },
  brown: { ground: "#86674B", ink: "#75573D" },
  camel: { ground: "#C19E6F", ink: "#B18D5D" },
  tan: { ground: "#CDB28B", ink: "#B0926A" },
  taupe: { ground: "#AD9F8D", ink: "#93836F" },
  sand: { ground: "#DACBB0", ink: "#BBA683" },
  flax: { ground: "#DCCDB2", ink: "#B79E75" },
  oatmeal: { ground: "#DED3BF", ink: "#BCA98A" },
  beige: { ground: "#DCCFB8", ink: "#B9A582" },
  natural: { ground: "#DFD2B8", ink: "#B9A27B" },
  ivory: { ground: "#F0E7D6", ink: "#C9B48F" },
  cream: { ground: "#F2E9D5", ink: "#C9B48F" },
  ecru: { ground: "#E9DEC8", ink: "#C4B08D" },
  oyster: { ground: "#E4DDD0", ink: "#BDB19D" },
  white: { ground: "#FAF8F3", ink: "#D8D2C6" },
  snow: { ground: "#FAF8F3", ink: "#D8D2C6" },
};

/** Other words for the same. */
const sameColor: Readonly<Record<string, string>> = {
  grey: "gray",
  slate: "charcoal",
  midnight: "navy",
  azure: "sky",
  turquoise: "teal",
  chambray: "denim",
  mint: "sage",
  ruby: "red",
  crimson: "red",
  wine: "burgundy",
  bordeaux: "burgundy",
  aubergine: "plum",
  lilac: "lavender",
  ochre: "mustard",
  brick: "terracotta",
  espresso: "chocolate",
  linen: "flax",
  wheat: "flax",
  straw: "flax",
  greige: "taupe",
  stone: "taupe",
  pearl: "oyster",
  bone: "ecru",
  noir: "black",
  blanc: "white",
};

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
