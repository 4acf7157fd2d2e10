import { type ColorFamily, colorFamilies, type Family } from "./book-fabric.ts";
import type { TypedFabric } from "./fabric-fields.ts";
import { colorFamilyLabels, familyLabels } from "./fabric-words.ts";
import { mapFields } from "./read-fabric-details.ts";

/** What most cloths are; what has to be known of each is left open. */
const usual: Partial<TypedFabric> = {
  ...{ verticalRepeat: "0", horizontalRepeat: "0", match: "None", direction: "Upright", railroadable: "No" },
  ...{ soldIn: "0.5", hangs: "Soft", weave: "Plain", pattern: "None" },
};

/** The form for a new cloth, as far as its name tells; the part behind a comma is its color. */
export function typedFromName(named: string): TypedFabric {
  const [, name = named, color = ""] = /^(.+),\s*([^,]+)$/.exec(named.trim()) ?? [];
  const family = familyIn(named);
  const colorFamily = colorIn(named);
  const known: Partial<TypedFabric> = {
    ...{ ...usual, name, color },
    ...(family && { family: familyLabels[family] }),
    ...(colorFamily && { colorFamily: colorFamilyLabels[colorFamily] }),
    ...(family === "velvet" && { weave: "Velvet" }),
    ...(family === "sheer" && { weave: "Sheer" }),
  };
  return mapFields((field) => known[field] ?? "");
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
