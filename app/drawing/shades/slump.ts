import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { countSwoops, tailOf } from "#app/domain/workroom/shades/lift-lines.ts";
import { bandHem, bandSides } from "#app/drawing/banding.ts";
import {
  type Cloth,
  define,
  defineGroup,
  defineOutline,
  type Easel,
  faint,
  fill,
  inked,
  line,
  use,
} from "#app/drawing/easel.ts";
import { type Box, d, fragment, group, mirrorPath, type Shape, shape } from "#app/drawing/scene.ts";
import { softFolds } from "#app/drawing/soft.ts";
import { trimShade } from "#app/drawing/trim.ts";
import type { ShadeLook } from "./shade-table.ts";
import { drawSheet } from "./sheet.ts";

/** Outside the outer lift lines the hem of a slouch shade hangs free, below the lift point. */
interface Tail {
  /** How wide it is. */
  inset: number;
  lift: number;
  /** Less than 1 on a shade too short for the whole of it. */
  size: number;
}

/** Three pleats from the outside in, each ending in a rounded foot: from x as a share of the width to the next. */
const FEET = [
  { x: -1, y: 3, foot: -0.84, low: 3.9 },
  { x: -0.68, y: 3.1, foot: -0.52, low: 3.8 },
  { x: -0.36, y: 2.9, foot: -0.22, low: 3.3 },
  { x: -0.07, y: 2.2 },
] as const;

/** No eye sees more than a tenth of an inch in a fold. */
function tenth(inches: number): number {
  return Math.round(inches * 10) / 10;
}

function edge({ inset, size }: Tail): string {
  return FEET.reduce((data, { x, y }, i) => {
    const before = FEET[i - 1];
    if (!before || !("foot" in before)) return d`M${tenth(x * inset)},${tenth(y * size)}`;
    return data + d`Q${tenth(before.foot * inset)},${tenth(before.low * size)} ${tenth(x * inset)},${tenth(y * size)}`;
  }, "").concat(d`Q0,${size} 0,0`);
}

/** The lower edge of the left tail, from its outer corner to the lift point. */
function tailEdge(tail: Tail): string {
  return shift(edge(tail), tail.inset, tail.lift).replace("M", "L");
}

/** The same at the right, from the lift point outwards. */
function tailEdgeBack(tail: Tail, width: number): string {
  const points = (shift(mirrorPath(edge(tail)), width - tail.inset, tail.lift).match(/-?[\d.]+,-?[\d.]+/g) ?? [])
    .reverse()
    .slice(1);
  return points.reduce((data, point, i) => data + (i % 2 === 0 ? "Q" : " ") + point, "");
}

function shift(data: string, x: number, y: number): string {
  return data.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, px, py) => d`${Number(px) + x},${Number(py) + y}`);
}

/** Pleats that fan down from the lift point. */
function drawTails(easel: Easel, cloth: Cloth, width: number, tail: Tail): Shape {
  const { inset, lift, size } = tail;
  const drawn = defineGroup(easel, "tail", () => {
    const pleats = FEET.slice(1, 3).map(({ x, y }) => [tenth(x * inset), tenth(y * size)] as const);
    const ray = ([x, y]: readonly [number, number]) =>
      d`M0,${tenth(-0.4 * size)}Q${tenth(x * 0.5)},${tenth(y * 0.25)} ${x},${y}`;
    const hollow = ([x, y]: readonly [number, number]) =>
      d`${ray([x, y])}L${tenth(x + inset * 0.13)},${tenth(y + 0.3 * size)}Q${tenth(x * 0.42)},${tenth(y * 0.42)} 0,${tenth(-0.4 * size)}Z`;
    return [
      fill(pleats.map(hollow).join(""), faint(easel.shadow, 0.3 * cloth.relief)),
      line(pleats.map(ray).join(""), 0.6),
    ];
  });
  return fragment(
    use(drawn, inset, lift),
    use(drawn, 0, 0, { transform: d`translate(${width - inset} ${lift}) scale(-1 1)` }),
  );
}

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
  return fragment(
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
