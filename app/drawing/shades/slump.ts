import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { countSwoops, tailOf } from "#app/domain/workroom/shades/lift-lines.ts";
import { bandHem, bandSides } from "#app/drawing/banding.ts";
import { type Cloth, define, defineOutline, type Easel, inked, use } from "#app/drawing/easel.ts";
import { type Box, d, group, type Shape, shape } from "#app/drawing/scene.ts";
import { softFolds } from "#app/drawing/soft.ts";
import type { ShadeLook } from "./shade-table.ts";
import { drawSheet } from "./sheet.ts";
import { drawTails, tailEdge, tailEdgeBack, tenth } from "./tails.ts";
import { trimShade } from "./trim-shade.ts";

const FOLDS = 4;
/** The lift lines that draw the hem up: it hangs in a swoop between each two. */
export function swoopEnds(
  width: number,
  inset: number,
  rules: Pick<PlacementRules, "softShadeWidest" | "softSwoop">,
): number[] {
  const span = width - 2 * inset;
  const count = countSwoops(width, rules);
  return Array.from({ length: count + 1 }, (_, i) => inset + (span * i) / count);
}

/** Shades whose foot is never straight: soft folds hang between the lift lines, with or without tails outside them. */
export function drawSlump(easel: Easel, cloth: Cloth, look: ShadeLook, { width, height }: Box): Shape {
  const tails = look.foot === "fans";
  const inset = tails ? tailOf(width) : 0;
  // On a very short shade the whole foot shrinks with it.
  const size = Math.min(1, height / 14);
  const hang = look.dip * size;
  const lift = height - (tails ? look.skirt * size : hang);
  const ends = swoopEnds(width, inset, easel.rules);
  const sweep = (y: number, dip: number) => {
    const wide = (width - 2 * inset) / (ends.length - 1);
    return d`${inset},${y}c${tenth(wide * 0.25)},${tenth(dip * 1.33)} ${tenth(wide * 0.75)},${tenth(dip * 1.33)} ${wide},0`.replace(
      /c.*/,
      (swoop) => swoop.repeat(ends.length - 1),
    );
  };
  const hem = sweep(lift, hang);
  const tail = { inset, lift, size };
  const body = tails
    ? d`M0,0V${lift}${tailEdge(tail)}${hem.slice(hem.indexOf("c"))}${tailEdgeBack(tail, width)}V0Z`
    : d`M0,0L${hem}V0Z`;
  const outline = defineOutline(easel, "slumped", () => body);
  const clip = define(easel, "slump", (id) => shape("clipPath", { id }, [use(outline)]));
  let folds = "";
  for (let i = 1; i <= FOLDS; i += 1) {
    const rise = look.spacing * size * 0.82;
    const y = tenth(lift - i * rise);
    const fold = sweep(y, tenth(hang * (1 - i * 0.13)));
    folds += tails ? overTails(fold, width, inset, y, tenth((3.2 - i * 0.55) * size)) : `M${fold}`;
  }
  return group(
    {},
    drawSheet(easel, outline, cloth),
    group({ "clip-path": `url(#${clip})` }, bandSides(cloth, width, 0, height + 3), bandHem(easel, cloth, `M${hem}`)),
    group({ "clip-path": `url(#${clip})` }, softFolds(easel, "slumps", folds, 1.8 * size, cloth.relief)),
    tails ? drawTails(easel, cloth, width, tail) : null,
    inked(outline),
    trimShade(easel, cloth, `M${hem}`, { width, height: lift }),
  );
}

/** Beyond the lift lines a fold turns down again and runs out at the side. */
function overTails(middle: string, width: number, inset: number, y: number, droop: number): string {
  return d`M0,${y + droop}Q${inset * 0.4},${tenth(y + droop * 0.25)} ${middle}Q${width - inset * 0.4},${tenth(y + droop * 0.25)} ${width},${y + droop}`;
}
