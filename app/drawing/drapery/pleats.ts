import { type Cloth, defineGroup, type Easel, faint, fill, foldPaint, piece, use } from "#app/drawing/easel.ts";
import { d, group, round, type Shape } from "#app/drawing/scene.ts";
import { CLOTH_LINE, clothLine, crowdedLine, isCrowded } from "./cloth-line.ts";

/**
 * The pleat of each heading, in inches about its own centre line, from the top edge of the cloth downwards. Its outline
 * is part of its fold, painted with it and in its line; what lies on it is drawn over both.
 * Path data uses absolute coordinate pairs only.
 */
export interface Pleat {
  width: number;
  /** The left half of the outline from the middle of the top edge down to where the fold begins: points of curves, three to each. */
  crown?: readonly number[];
  /** Lines between the fingers, pressed edges and stitches. */
  lines?: string;
  /** Slim hollows between the fingers, running out in the fold. */
  shades?: string;
  /** The dark inside of a cup. */
  hollow?: string;
  button?: { y: number; r: number };
}

export const pleats = {
  threeFinger: {
    width: 2.8,
    crown: [
      0, -0.15, -0.28, -0.15, -0.5, -0.05, -0.51, 0.25, -0.56, -0.16, -1.34, -0.2, -1.36, 0.42, -1.36, 1.8, -0.5, 2.9,
      -0.37, 4,
    ],
    lines: "M-.51,.25C-.54,1.7 -.24,2.9 -.17,4.1M.51,.25C.54,1.7 .24,2.9 .17,4.1M-.4,4L.4,4",
    shades:
      "M-.51,.25C-.54,1.7 -.24,2.9 -.17,4.1C-.3,2.9 -.8,1.7 -.51,.25ZM.51,.25C.54,1.7 .24,2.9 .17,4.1C.3,2.9 .8,1.7 .51,.25Z" +
      "M-.14,4.1C-.18,6.4 -.3,8 -.4,12C-.18,8 -.06,6.4 -.14,4.1M.14,4.1C.18,6.4 .3,8 .4,12C.14,8 .04,6.4 .14,4.1",
  },
  olivia: {
    width: 2.2,
    crown: [
      0, -0.2, -0.1, -0.2, -0.16, -0.1, -0.17, 0.1, -0.2, -0.14, -0.46, -0.16, -0.47, 0.08, -0.47, 0.25, -0.4, 0.4,
      -0.37, 0.5,
    ],
    lines:
      "M-.17,.1C-.2,.4 -.15,.6 -.15,.9C-.2,2.4 -.26,3.6 -.34,5M.17,.1C.2,.4 .15,.6 .15,.9C.2,2.2 .24,3 .3,4.4M-.4,.55L.4,.55",
    shades: "M-.15,.9C-.24,4 -.5,8 -.62,15C-.34,9 -.1,4 -.15,.9M.15,.9C.24,4 .5,8 .62,15C.24,9 .06,4 .15,.9",
  },
  twoFinger: {
    width: 1.9,
    crown: [0, 0.5, -0.14, -0.26, -0.92, -0.26, -0.95, 0.44, -0.98, 1.7, -0.46, 2.8, -0.35, 4],
    lines: "M0,.5C-.03,1.7 0,2.9 0,4M-.38,4L.38,4",
    shades: "M0,.5C-.03,1.7 0,2.9 0,4C-.12,2.9 -.36,1.7 0,.5ZM0,4C.04,6.4 .1,9 .06,12C-.08,9 -.1,6.4 0,4",
  },
  monarch: {
    width: 2.3,
    crown: [0, 0.4, -0.16, -0.24, -1.08, -0.24, -1.12, 0.36, -1.14, 1.2, -0.5, 1.8, -0.35, 2.5],
    lines: "M0,.4C-.03,1.2 0,1.8 0,2.5C0,4 .03,5 .03,7M-.38,2.5L.38,2.5",
    shades: "M0,.4C-.03,1.2 0,1.8 0,2.5C-.1,1.8 -.4,1.2 0,.4ZM0,2.5C.1,4.4 .14,8 .06,13C-.14,8 -.2,4.4 0,2.5",
  },
  single: {
    width: 1.1,
    crown: [0, -0.14, -0.36, -0.14, -0.47, 0, -0.48, 0.4, -0.5, 1.7, -0.28, 2.8, -0.25, 3.8],
    lines: "M-.26,3.8L.26,3.8",
  },
  relaxed: {
    width: 1,
    crown: [0, 0.16, -0.06, -0.1, -0.38, -0.12, -0.42, 0.06, -0.44, 0.26, -0.36, 0.4, -0.3, 0.5],
    lines: "M0,.16C-.01,.9 -.04,1.8 -.1,2.8",
  },
  natural: {
    width: 2,
    lines: "M-.24,.25L.24,.25M-.1,.4C-.12,1.2 -.2,2 -.26,2.8M.1,.4C.12,1 .18,1.6 .22,2.2",
  },
  tuxedo: {
    width: 2,
    crown: [0, 0, -0.3, 0, -0.6, 0, -0.88, 0, -0.88, 1.6, -0.88, 3.3, -0.88, 5],
    lines: "M-.72,.1C-.72,2 -.72,3.8 -.88,5M.72,.1C.72,2 .72,3.8 .88,5",
    button: { y: 4.2, r: 0.3 },
  },
  goblet: {
    width: 2.2,
    crown: [
      0, -0.2, -0.6, -0.2, -1.02, -0.02, -1.02, 0.14, -1.1, 0.9, -1.1, 1.5, -0.74, 1.96, -0.52, 2.2, -0.42, 2.3, -0.4,
      2.5,
    ],
    hollow: "M-1.02,.14C-1,-.3 1,-.3 1.02,.14C1,.56 -1,.56 -1.02,.14",
    lines: "M-.42,2.5L.42,2.5M-.36,2C-.24,2.2 -.18,2.3 -.16,2.5M.36,2C.24,2.2 .18,2.3 .16,2.5",
    shades: "M-.16,2.5C-.2,5 -.34,7 -.46,11C-.2,7 -.08,5 -.16,2.5M.16,2.5C.2,5 .34,7 .46,11C.16,7 .06,5 .16,2.5",
  },
} as const satisfies Record<string, Pleat>;

export type PleatName = keyof typeof pleats;

/** A pleat is narrowed where panels are stacked closer than it is wide. */
function narrowed(name: PleatName, pitch: number): number {
  return round(Math.min(1, (pitch * 0.94) / pleats[name].width));
}

/** The outline of a pleat above its fold, as wide as its place allows. */
export function crownOf(name: PleatName | undefined, pitch: number): readonly number[] | undefined {
  const { crown }: Pleat = name ? pleats[name] : { width: 1 };
  const narrow = name ? narrowed(name, pitch) : 1;
  return crown?.map((value, i) => (i % 2 === 0 ? value * narrow : value));
}

/** What lies on the pleat at each hanging point: the lines and hollows between its fingers. */
export function drawPleats(
  easel: Easel,
  cloth: Cloth,
  name: PleatName,
  panel: string,
  points: readonly number[],
  pitch: number,
): Shape {
  const pleat: Pleat = pleats[name];
  const narrow = narrowed(name, pitch);
  const id = defineGroup(easel, `pleat-${name}${narrow * 100}`, () => [
    group({ transform: narrow === 1 ? undefined : `scale(${narrow} 1)` }, drawPleat(easel, cloth, pleat, pitch)),
    // A button stays round.
    pleat.button ? drawButton(easel, cloth, pleat.button.y, pleat.button.r) : null,
  ]);
  const all = defineGroup(easel, `${panel}p`, () => points.map((x) => use(id, x)));
  return use(all);
}

function drawPleat(easel: Easel, cloth: Cloth, { shades, hollow, lines }: Pleat, pitch: number): Shape[] {
  const thin = isCrowded(pitch) ? { ...crowdedLine(pitch), "vector-effect": undefined } : {};
  return [
    ...(shades ? [fill(shades, faint(easel.shadow, 0.36 * cloth.relief))] : []),
    ...(hollow ? [fill(hollow, faint(easel.shadow, 0.5 * cloth.relief)), clothLine(easel, hollow, thin)] : []),
    ...(lines ? [clothLine(easel, lines, thin)] : []),
  ];
}

function drawButton(easel: Easel, cloth: Cloth, y: number, r: number): Shape[] {
  return [
    ...piece(d`M${-r},${y}a${r},${r} 0 1,1 0,.01z`, cloth.fill, foldPaint(easel, 1), CLOTH_LINE),
    // Light on it, so that it is seen on dark cloth too.
    fill(d`M${-r * 0.6},${y - r * 0.1}a${r * 0.4},${r * 0.4} 0 1,1 0,.01z`, faint(easel.light, 0.7)),
  ];
}
