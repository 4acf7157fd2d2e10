import { formatInches, type Inches, parseInches } from "#app/domain/measuring/inches.ts";
import { sizesApart } from "#app/domain/measuring/opening.ts";
import {
  type FurtherSizes,
  furtherSize,
  furtherSizesOf,
  insideHeights,
  insideWidths,
  type SizeName,
} from "./further-sizes.ts";

/** What is worth a second look at the tape inside a frame. */
export interface OpeningDoubt {
  /** Where it is said while it is typed. */
  field: SizeName;
  finding: string;
  /** What the client may do about it. */
  request: string;
}

/** Openings are out of square, by a quarter or a half: what is more is mostly a slip. Depth decides what fits inside. */
export function openingDoubts(sizes: FurtherSizes | undefined, depthLeast: Inches): OpeningDoubt[] {
  const doubts: OpeningDoubt[] = [];
  for (const [names, word, by] of rows) {
    const apart = sizesApart(furtherSizesOf(sizes, names));
    if (apart === "same") continue;
    const finding = `The three ${word} of the opening differ by ${formatInches(apart.by)}.`;
    doubts.push({ field: names[2], finding, request: `Are you sure? The shade is made to the ${by}.` });
  }
  const depth = furtherSize(sizes, "insideDepth");
  if (depth !== undefined && depth < depthLeast) {
    const finding = `The opening is ${formatInches(depth)} deep, and a shade inside needs ${formatInches(depthLeast)}.`;
    const request = "It would stand out into the room. Choose over the frame, or check the depth.";
    doubts.push({ field: "insideDepth", finding, request });
  }
  return doubts;
}

const rows = [
  [insideWidths, "widths", "narrowest"],
  [insideHeights, "heights", "shortest"],
] as const;

/** Three of one opening that lie so far apart are of two windows, or one of them is a slip: said at the odd one. */
export function oddSize(sizes: FurtherSizes): { field: SizeName; reason: string } | undefined {
  for (const [names] of rows) {
    const known = names.flatMap((field) => {
      const inches = parseInches(sizes[field] ?? "");
      return inches === null ? [] : [{ field, inches }];
    });
    const apart = sizesApart(known.map(({ inches }) => inches));
    if (apart === "same" || !apart.absurd) continue;
    const middle = known.map(({ inches }) => inches).sort((a, b) => a - b)[Math.floor(known.length / 2)] ?? 0;
    const off = ({ inches }: { inches: Inches }) => Math.abs(inches - middle);
    const [odd] = known.sort((a, b) => off(b) - off(a));
    if (!odd) continue;
    const reason = `This is ${formatInches(off(odd))} off from the others, and all three are of one opening. Please measure again.`;
    return { field: odd.field, reason };
  }
  return undefined;
}
