import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { d, type Shape, shape } from "#app/drawing/scene.ts";
import { bud, climb, fern, type Inks, placed, rosette, spray, sprig, stem } from "./motif-shapes.ts";

/** One repeat of a pattern: its size in inches, and what is printed or woven on it. */
export interface Repeat {
  width: number;
  height: number;
  /** Where across it a motif stands, and whether it is the same all the way up. */
  motif: number;
  upright: boolean;
  marks: () => Shape[];
}

type Draw = (width: number, height: number, inks: Inks) => Shape[];
type Figured = Exclude<FabricLook["pattern"], "none">;

/** In inches, where a cloth's own repeat was not given. */
const usualSizes: Record<Figured, readonly [width: number, height: number]> = {
  stripe: [5, 5],
  ticking: [2.25, 2.25],
  check: [4, 4],
  sprig: [6, 6],
  vine: [13.5, 25],
  medallion: [13.5, 18],
  leaf: [13.5, 18],
};

const bar = (x: number, width: number, height: number, ink: string, opacity?: number): Shape =>
  shape("path", { d: d`M${x - width / 2},0h${width}v${height}h${-width}z`, fill: ink, "fill-opacity": opacity });

const across = (y: number, width: number, height: number, ink: string, opacity?: number): Shape =>
  shape("path", { d: d`M0,${y - height / 2}h${width}v${height}h${-width}z`, fill: ink, "fill-opacity": opacity });

const halfDrop =
  (large: (inks: Inks) => Shape[], small: (inks: Inks) => Shape[]): Draw =>
  (width, height, inks) => {
    const scale = Math.min(width / 17.6, height / 20);
    return [
      placed(width / 4, height / 4, scale, 1, ...large(inks)),
      placed((width * 3) / 4, (height * 3) / 4, scale, -1, ...large(inks)),
      placed((width * 3) / 4, height / 4, scale * 0.85, 1, ...small(inks)),
      placed(width / 4, (height * 3) / 4, scale * 0.85, -1, ...small(inks)),
    ];
  };

const draws: Record<Figured, Draw> = {
  stripe: (width, height, [first, second]) => [
    bar(width / 2, width * 0.44, height, first),
    ...(second === first
      ? []
      : [bar(width * 0.17, width * 0.045, height, second), bar(width * 0.83, width * 0.045, height, second)]),
  ],
  ticking: (width, height, [first, second]) => [
    bar(width / 2, width * 0.15, height, first),
    ...[0.3, 0.38, 0.62, 0.7].map((share) => bar(width * share, width * 0.035, height, second)),
    bar(width * 0.02, width * 0.04, height, second),
  ],
  check: (width, height, [first, second]) => [
    bar(width / 2, width / 2, height, first, 0.5),
    across(height / 2, width, height / 2, first, 0.5),
    ...(second === first
      ? []
      : [bar(width * 0.04, width * 0.03, height, second), across(height * 0.04, width, height * 0.03, second)]),
  ],
  sprig: halfDrop(sprig, bud),
  leaf: halfDrop(fern, spray),
  medallion: (width, height, inks) => {
    const lattice = d`M0,0C${width * 0.1},${height * 0.2} ${width * 0.46},${height * 0.28} ${width / 2},${height / 2}C${width * 0.54},${height * 0.28} ${width * 0.9},${height * 0.2} ${width},0M0,${height}C${width * 0.1},${height * 0.8} ${width * 0.46},${height * 0.72} ${width / 2},${height / 2}C${width * 0.54},${height * 0.72} ${width * 0.9},${height * 0.8} ${width},${height}`;
    const scale = Math.min(width, height) / 17;
    const corners = [
      [0, height / 2],
      [width, height / 2],
      [width / 2, 0],
      [width / 2, height],
    ] as const;
    return [
      stem(lattice, inks[1], width * 0.022),
      ...corners.map(([x, y]) => placed(x, y, scale, 1, ...rosette(inks))),
    ];
  },
  vine: (width, height, inks) => [
    ...climb(width / 4, width, height, 0, inks),
    ...climb((width * 3) / 4, width, height, 0.5, inks),
  ],
};

/** Patterns in two halves, of which one is moved down, have a motif in the middle of each. */
const halved: ReadonlySet<Figured> = new Set(["sprig", "leaf", "vine"]);
const upright: ReadonlySet<Figured> = new Set(["stripe", "ticking"]);

/** One repeat in the colors given, in order of use. Its marks are drawn only where they are asked for. */
export function drawRepeat(look: FabricLook, inks: Inks): Repeat | null {
  if (look.pattern === "none") return null;
  const draw = draws[look.pattern];
  const [usualWidth, usualHeight] = usualSizes[look.pattern];
  const width = look.horizontalRepeat || (look.verticalRepeat * usualWidth) / usualHeight || usualWidth;
  const height = look.verticalRepeat || (width * usualHeight) / usualWidth;
  return {
    width,
    height,
    motif: width / (halved.has(look.pattern) ? 4 : 2),
    upright: upright.has(look.pattern),
    marks: () => draw(width, height, inks),
  };
}
