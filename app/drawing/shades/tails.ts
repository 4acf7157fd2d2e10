import { type Cloth, define, type Easel, faint, fill, line, use } from "#app/drawing/easel.ts";
import { mirrorPath } from "#app/drawing/mirror.ts";
import { d, group, type Shape } from "#app/drawing/scene.ts";

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
export function tenth(inches: number): number {
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
export function tailEdge(tail: Tail): string {
  return shift(edge(tail), tail.inset, tail.lift).replace("M", "L");
}

/** The same at the right, from the lift point outwards. */
export function tailEdgeBack(tail: Tail, width: number): string {
  const points = (shift(mirrorPath(edge(tail)), width - tail.inset, tail.lift).match(/-?[\d.]+,-?[\d.]+/g) ?? [])
    .reverse()
    .slice(1);
  return points.reduce((data, point, i) => data + (i % 2 === 0 ? "Q" : " ") + point, "");
}

function shift(data: string, x: number, y: number): string {
  return data.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, px, py) => d`${Number(px) + x},${Number(py) + y}`);
}

/** Pleats that fan down from the lift point. */
export function drawTails(easel: Easel, cloth: Cloth, width: number, tail: Tail): Shape {
  const { inset, lift, size } = tail;
  const drawn = define(easel, "tail", (id) => {
    const pleats = FEET.slice(1, 3).map(({ x, y }) => [tenth(x * inset), tenth(y * size)] as const);
    const ray = ([x, y]: readonly [number, number]) =>
      d`M0,${tenth(-0.4 * size)}Q${tenth(x * 0.5)},${tenth(y * 0.25)} ${x},${y}`;
    const hollow = ([x, y]: readonly [number, number]) =>
      d`${ray([x, y])}L${tenth(x + inset * 0.13)},${tenth(y + 0.3 * size)}Q${tenth(x * 0.42)},${tenth(y * 0.42)} 0,${tenth(-0.4 * size)}Z`;
    return group(
      { id },
      fill(pleats.map(hollow).join(""), faint(easel.shadow, 0.3 * cloth.relief)),
      line(pleats.map(ray).join(""), 0.6),
    );
  });
  return group(
    {},
    use(drawn, inset, lift),
    use(drawn, 0, 0, { transform: d`translate(${width - inset} ${lift}) scale(-1 1)` }),
  );
}
