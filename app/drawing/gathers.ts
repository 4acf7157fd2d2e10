import { d, round } from "./scene.ts";

/** A repeatable irregularity in 0..1: the same cloth gathers the same way in every drawing. */
function jitter(index: number): number {
  const x = Math.sin(index * 12.9898) * 43758.5453;
  return x - Math.floor(x);
}

/** Positions of gathers between two edges, irregular as thread pulls them. */
export function gatherPoints(x0: number, x1: number, spacing: number): number[] {
  const count = Math.max(2, Math.round((x1 - x0) / spacing));
  const step = (x1 - x0) / count;
  return Array.from({ length: count - 1 }, (_, i) => x0 + step * (i + 1 + (jitter(i) - 0.5) * 0.5));
}

/** Slim dark tapers, as the eye sees gathers: widest at their root and gone before their end. */
export function tapers(xs: readonly number[], y0: number, lengths: (index: number) => number, width: number): string {
  return xs
    .map((x, i) => {
      const length = lengths(i);
      const half = width * (0.6 + jitter(i + 7) * 0.6);
      return d`M${x - half},${y0}q${half * 0.8},${length * 0.5} ${half},${length}q${half * 0.6},${-length * 0.6} ${half},${-length}z`;
    })
    .join("");
}

/** The free edge of a ruffle from x = 0: a small wave that rises at each gather. */
export function ruffleEdge(width: number, y: number, spacing: number, height: number): string {
  const count = Math.max(2, Math.round(width / spacing));
  let data = d`M0,${y}`;
  let at = 0;
  for (let i = 1; i <= count; i += 1) {
    const next = round((width * i) / count);
    const rise = height * (0.5 + jitter(i + 3));
    data += d`q${(next - at) / 2},${i % 2 === 0 ? -rise : rise * 0.6} ${next - at},0`;
    at = next;
  }
  return data;
}

/** The same over a tile that is to be repeated without a gap. */
export function gatherTile(width: number, count: number): number[] {
  const step = width / count;
  return Array.from({ length: count }, (_, i) => step * (i + 0.5 + (jitter(i) - 0.5) * 0.5));
}

/** Heights down a gathered heading: the ruffle's edge, the two stitch lines of its pocket, and how far the cloth falls. */
interface Gathered {
  top: number;
  ruffle: number;
  foot: number;
  reach: number;
  /** The cloth ends with its gathers, instead of falling on in wider folds. */
  short?: boolean | undefined;
}

/** Hollows that run from the ruffle through the pocket into the fall, opened a little at both stitch lines. */
export function gathersThrough(xs: readonly number[], gathered: Gathered, width: number): string {
  const { top, ruffle, foot, reach, short } = gathered;
  const middle = (ruffle + foot) / 2;
  return xs
    .map((x, i) => {
      const half = width * (0.6 + jitter(i + 7) * 0.6);
      const rise = top + (ruffle - top) * jitter(i + 11) * 0.5;
      const fall = reach * (short ? 0.8 + jitter(i + 3) * 0.3 : 0.4 + ((i * 7) % 9) * 0.07);
      const side = (way: 1 | -1) => ({
        head: x + way * half,
        rod: x + way * half * 0.3,
        skirt: x + way * half * (short ? 1.1 : 0.7),
      });
      const [left, right] = [side(-1), side(1)];
      return d`M${x},${rise}Q${left.head},${ruffle - 0.3} ${left.head},${ruffle}Q${left.rod},${middle} ${left.head},${foot}Q${left.skirt},${foot + fall * 0.6} ${x},${foot + fall}Q${right.skirt},${foot + fall * 0.5} ${right.head},${foot}Q${right.rod},${middle} ${right.head},${ruffle}Q${right.head},${ruffle - 0.3} ${x},${rise}Z`;
    })
    .join("");
}
