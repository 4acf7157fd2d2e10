import { namedColors, sameColor } from "./color-words.ts";
import type { FabricLook } from "./fabric-look.ts";
import { type Figure, patternWords, weaveWords } from "./kind-words.ts";

/** How a cloth is drawn that nobody has described: as its name sounds. */
export interface GuessedLook {
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
