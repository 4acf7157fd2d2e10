import {
  type ColorFamily,
  colorFamilies,
  colorFamilyLabels,
  type Family,
  familyLabels,
  patternLabels,
  weaveLabels,
} from "./book-fabric.ts";
import type { TypedFabric } from "./fabric-fields.ts";
import type { FabricLook } from "./fabric-look.ts";
import { guessLook } from "./guess-look.ts";
import { mapFields } from "./read-fabric-details.ts";

/** What most cloths are; what has to be known of each is left open. */
const usual: Partial<TypedFabric> = {
  verticalRepeat: "0",
  horizontalRepeat: "0",
  match: "None",
  direction: "Upright",
  railroadable: "No",
  soldIn: "0.5",
  hangs: "Soft",
  weave: "Plain",
  pattern: "None",
};

/**
 * The form for a new cloth, as far as its name tells; the part behind a comma is its color. It looks as its drawing did so
 * far, but how far its pattern repeats has to be known: cloth is cut by it.
 */
export function typedFromName(named: string, look = guessLook(named)?.look): TypedFabric {
  const [, name = named, color = ""] = /^(.+),\s*([^,]+)$/.exec(named.trim()) ?? [];
  const family = familyIn(named);
  const colorFamily = colorIn(named);
  const known: Partial<TypedFabric> = {
    ...usual,
    name,
    color,
    ...(family && { family: familyLabels[family] }),
    ...(colorFamily && { colorFamily: colorFamilyLabels[colorFamily] }),
    ...(look && lookAsTyped(look)),
    ...(family === "velvet" && { weave: "Velvet" }),
    ...(family === "sheer" && { weave: "Sheer" }),
  };
  return mapFields((field) => known[field] ?? "");
}

function lookAsTyped({ colors, weave, pattern }: FabricLook): Partial<TypedFabric> {
  const [groundColor = "", ...inks] = colors.map((color) => color.toLowerCase());
  const [patternColor1 = "", patternColor2 = "", patternColor3 = ""] = pattern === "none" ? [] : inks;
  return {
    weave: weaveLabels[weave],
    pattern: patternLabels[pattern],
    groundColor,
    patternColor1,
    patternColor2,
    patternColor3,
  };
}

const signs: [RegExp, Family][] = [
  [/stripe|ticking/i, "stripe"],
  [/velvet/i, "velvet"],
  [/sheer|voile|batiste/i, "sheer"],
  [/wool|flannel|tweed/i, "wool"],
  [/linen|flax/i, "linen"],
  [/print|floral|toile|sprig|vine/i, "print"],
];

function familyIn(named: string): Family | undefined {
  return signs.find(([sign]) => sign.test(named))?.[1];
}

function colorIn(named: string): ColorFamily | undefined {
  const words = named.toLowerCase().split(/[^a-z]+/);
  return colorFamilies.find((color) => words.includes(color));
}
