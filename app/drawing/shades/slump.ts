import { bandHem, bandSides } from "#app/drawing/banding.ts";
import { type Cloth, define, defineOutline, type Easel, inked, use } from "#app/drawing/easel.ts";
import { type Box, d, group, type Shape, shape } from "#app/drawing/scene.ts";
import { softFolds } from "#app/drawing/soft.ts";
import type { ShadeLook } from "./shade-table.ts";
import { drawSheet } from "./sheet.ts";
import { drawTails, TAIL, tailEdge, tailEdgeBack } from "./tails.ts";
import { trimShade } from "./trim-shade.ts";

const FOLDS = 4;
/** The widest swoop of a shade that is too wide to hang in one: three lift lines. */
const SWOOP = 36;

/** The lift lines that draw the hem up: it hangs in a swoop between each two. */
export function swoopEnds(width: number, inset: number, widest: number): number[] {
  const span = width - 2 * inset;
  const count = width <= widest ? 1 : Math.max(2, Math.ceil(span / SWOOP));
  return Array.from({ length: count + 1 }, (_, i) => inset + (span * i) / count);
}

/** Shades whose foot is never straight: soft folds hang between the lift lines, with or without tails outside them. */
export function drawSlump(easel: Easel, cloth: Cloth, look: ShadeLook, { width, height }: Box): Shape {
  const tails = look.foot === "fans";
  const inset = tails ? Math.min(TAIL, width / 5) : 0;
  // On a very short shade the whole foot shrinks with it.
  const size = Math.min(1, height / 14);
  const hang = look.dip * size;
  const lift = height - (tails ? look.skirt * size : hang);
  const ends = swoopEnds(width, inset, easel.rules.softShadeWidest);
  const sweep = (y: number, dip: number) =>
    ends.slice(1).reduce((data, x, i) => {
      const from = ends[i] ?? 0;
      const reach = (x - from) * 0.25;
      return data + d`C${from + reach},${y + dip * 1.33} ${x - reach},${y + dip * 1.33} ${x},${y}`;
    }, d`${inset},${y}`);
  const hem = sweep(lift, hang);
  const tail = { inset, lift, size };
  const body = tails
    ? d`M0,0V${lift}${tailEdge(tail)}${hem.slice(hem.indexOf("C"))}${tailEdgeBack(tail, width)}V0Z`
    : d`M0,0L${hem}V0Z`;
  const outline = defineOutline(easel, "slumped", () => body);
  const clip = define(easel, "slump", (id) => shape("clipPath", { id }, [use(outline)]));
  let folds = "";
  for (let i = 1; i <= FOLDS; i += 1) {
    const rise = look.spacing * size * 0.82;
    const y = lift - i * rise;
    const fold = sweep(y, hang * (1 - i * 0.13));
    folds += tails ? overTails(fold, width, inset, y, (3.2 - i * 0.55) * size) : `M${fold}`;
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
  return d`M0,${y + droop}Q${inset * 0.45},${y + droop * 0.25} ${middle}Q${width - inset * 0.45},${y + droop * 0.25} ${width},${y + droop}`;
}
