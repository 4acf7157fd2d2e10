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
