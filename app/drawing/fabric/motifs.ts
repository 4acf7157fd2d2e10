import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { d, group, type Shape, shape } from "#app/drawing/scene.ts";
import { scaled } from "./scaled.ts";

/** The colors of a pattern in order of use. */
type Inks = readonly [string, string, string];

const placed = (x: number, y: number, scale: number, turn: 1 | -1, ...marks: Shape[]): Shape => {
  const transform = d`translate(${x} ${y}) ${scaled(scale * turn, scale)}`;
  const [only] = marks;
  return only && marks.length === 1 ? shape(only.tag, { transform, ...only.attrs }) : group({ transform }, ...marks);
};

const stem = (data: string, ink: string, weight: number): Shape =>
  shape("path", { d: data, stroke: ink, "stroke-width": weight });
const blade = (data: string, ink: string): Shape => shape("path", { d: data, fill: ink });

/** Motifs stand in a square of ten, their middle at its middle; no path of theirs reaches beyond it. */
const sprig = ([flower, leaf, heart]: Inks): Shape[] => [
  stem("M-.4,4.4C.6,2 .4,-.4 -.2,-1.8M.3,1.6C1.4,.8 2,-.2 2.3,-1.4", leaf, 0.4),
  blade(
    "M.2,2.6C-1.2,2.6 -2.7,1.6 -3.1,.2C-1.5,.2 -.2,1 .2,2.6ZM.2,3.2C1.6,3.4 2.9,2.8 3.5,1.6C2,1.2 .7,1.9 .2,3.2Z",
    leaf,
  ),
  blade(
    "M-.2,-1.6C-1.6,-1.2 -2.7,-2 -2.5,-3.1C-2.4,-3.8 -1.6,-4 -1.1,-3.6C-1.1,-4.6 .6,-4.7 .7,-3.6C1.3,-4 2,-3.6 2,-3C2.1,-2 1,-1.2 -.2,-1.6ZM2.3,-1.2C1.4,-1.6 1.5,-2.6 2.3,-3C3.2,-2.6 3.3,-1.6 2.3,-1.2Z",
    flower,
  ),
  blade("M-.9,-2.7a.6,.6 0 1,1 1.2,0a.6,.6 0 1,1 -1.2,0Z", heart),
];

const bud = ([flower, leaf]: Inks): Shape[] => [
  stem("M-.2,2.2C.2,1 .2,.2 0,-.6", leaf, 0.34),
  blade("M.1,1.4C-.9,1.2 -1.5,.6 -1.6,-.3C-.6,-.1 0,.5 .1,1.4Z", leaf),
  blade("M0,-.4C-.9,-.9 -.9,-1.9 0,-2.5C.9,-1.9 .9,-.9 0,-.4Z", flower),
];

const fern = ([leaf, vein]: Inks): Shape[] => [
  blade("M-.6,4.8C-4,2.8 -4.6,-1.4 -.8,-4.9C3.4,-2 4.4,2 .2,4.8ZM-.1,4.6L-.3,5H-.5L-.3,4.6Z", leaf),
  stem(
    "M-.3,4.9C-.1,2 -.2,-1.4 -.8,-4.2M-.2,3.4L-2.4,1.6M-.15,2L-2.9,-.2M-.2,.4L-2.7,-1.8M-.4,-1.4L-2,-3M-.2,3.2L2.1,1.4M-.15,1.7L2.4,-.3M-.25,0L1.9,-1.9M-.5,-1.8L.7,-3.1",
    vein,
    0.22,
  ),
];

const spray = ([, leaf]: Inks): Shape[] => [
  stem("M-1.4,2.6C-.4,1 .4,-.6 1,-2.6", leaf, 0.26),
  blade(
    "M-.7,1.4C-2.2,1.4 -3,.6 -3.2,-.3C-1.8,-.3 -.9,.3 -.7,1.4ZM-.4,1C1,1.6 2.2,1.3 2.7,.5C1.5,-.1 .2,.1 -.4,1ZM.2,-.3C-1.2,-.7 -1.7,-1.6 -1.6,-2.5C-.4,-2.2 .2,-1.4 .2,-.3ZM.4,-.6C1.5,-.1 2.6,-.5 3,-1.3C1.9,-1.7 .8,-1.5 .4,-.6ZM1,-2.4C.4,-3 .5,-3.8 1.1,-4.3C1.7,-3.8 1.7,-3 1,-2.4Z",
    leaf,
  ),
];

const rosette = ([petal, ring, heart]: Inks): Shape[] => [
  stem(
    "M0,-4.6C2.6,-4 3.4,-1.6 3.4,0C3.4,1.6 2.6,4 0,4.6C-2.6,4 -3.4,1.6 -3.4,0C-3.4,-1.6 -2.6,-4 0,-4.6Z",
    ring,
    0.24,
  ),
  blade(
    "M0,-3.7C1,-2.6 1,-1.5 0,-.7C-1,-1.5 -1,-2.6 0,-3.7ZM0,3.7C1,2.6 1,1.5 0,.7C-1,1.5 -1,2.6 0,3.7ZM-2.7,0C-2.1,-.9 -1.3,-.8 -.6,0C-1.3,.8 -2.1,.9 -2.7,0ZM2.7,0C2.1,-.9 1.3,-.8 .6,0C1.3,.8 2.1,.9 2.7,0Z",
    petal,
  ),
  blade(
    "M-.4,-.6C-1.6,-.8 -2.1,-1.7 -1.9,-2.6C-1,-2.4 -.4,-1.6 -.4,-.6ZM.4,-.6C1.6,-.8 2.1,-1.7 1.9,-2.6C1,-2.4 .4,-1.6 .4,-.6ZM-.4,.6C-1.6,.8 -2.1,1.7 -1.9,2.6C-1,2.4 -.4,1.6 -.4,.6ZM.4,.6C1.6,.8 2.1,1.7 1.9,2.6C1,2.4 .4,1.6 .4,.6Z",
    ring,
  ),
  blade("M-.55,0a.55,.55 0 1,1 1.1,0a.55,.55 0 1,1 -1.1,0Z", heart),
];

/** A leaf that grows to the right from its foot, and a flower about its middle; both ten wide. */
const vineLeaf = "M0,0C1.4,-3 5.2,-4.4 9.6,-3.6C8.6,.2 4.4,2.6 0,0Z";
const vineFlower =
  "M0,-.6C-1.2,-2.4 -.6,-4.6 1.2,-4.6C2.8,-4.6 3.2,-2.8 2.4,-1.6C4.4,-1.8 5.2,.4 4,1.6C3,2.6 1.6,1.8 1,.8C1.4,2.8 0,4.4 -1.6,3.8C-3,3.2 -2.6,1.4 -1.4,.6C-3.4,1 -4.8,-.8 -4,-2.2C-3.2,-3.6 -1.2,-2.6 0,-.6Z";

/** A stem that climbs in one wave, with its leaves by turns and a flower where it bends. */
const climb = (x: number, width: number, height: number, from: number, inks: Inks): Shape[] => {
  const [leaf, young, flower] = inks;
  const bend = width * 0.13;
  const size = Math.min(width / 50, height / 78);
  const along = (share: number) => x + bend * 0.75 * Math.sin(2 * Math.PI * (share + from));
  const wave = [0, 0.5].map((half) => {
    const out = (half + from) % 1 === 0 ? bend : -bend;
    const y = half * height;
    return d`M${x},${y}C${x + out},${y + height * 0.12} ${x + out},${y + height * 0.38} ${x},${y + height / 2}`;
  });
  const leaves = [0.06, 0.15, 0.24, 0.34, 0.43].flatMap((y) => [y, y + 0.5]);
  const at = (share: number, turn: 1 | -1, ...marks: Shape[]) =>
    placed(along(share), share * height, size, turn, ...marks);
  return [
    stem(wave.join(""), leaf, size * 0.9),
    ...leaves.map((share, i) => at(share, (i >> 1) % 2 === 0 ? 1 : -1, blade(vineLeaf, i % 4 > 1 ? young : leaf))),
    ...[0.29, 0.79].map((share) =>
      at(share, share < 0.5 === (from === 0) ? -1 : 1, blade(vineFlower, flower), blade(dot(1), young)),
    ),
  ];
};

const dot = (radius: number): string =>
  d`M${-radius},0a${radius},${radius} 0 1,1 ${radius * 2},0a${radius},${radius} 0 1,1 ${-radius * 2},0Z`;

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
