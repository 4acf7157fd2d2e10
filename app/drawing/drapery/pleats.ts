/**
 * The pleat of each heading, in inches about its own centre line, from the top edge of the cloth downwards.
 * Parts are painted in order, each as a rounded fold of the cloth; a mirrored part is painted on both sides.
 * Path data uses absolute coordinate pairs only, so that it can be mirrored.
 */
export interface Pleat {
  width: number;
  parts: readonly { d: string; mirror?: boolean; flat?: boolean; dark?: boolean }[];
  /** Sharp lines: stitches and pressed edges. */
  stitches?: string;
  /** Slim hollows between the fingers of a fold. */
  shades?: string;
  /** Soft lines that fade into the fall of the cloth. */
  creases?: string;
  button?: { y: number; r: number };
}

export const pleats = {
  threeFinger: {
    width: 2.8,
    parts: [
      {
        d: "M-.36,4.1C-.5,2.9 -1.36,1.8 -1.36,.42C-1.34,-.22 -.5,-.24 -.44,.4C-.36,1.6 -.2,2.9 -.08,4.1",
        mirror: true,
      },
      { d: "M-.17,4.1C-.24,2.9 -.55,1.7 -.53,.4C-.5,-.34 .5,-.34 .53,.4C.55,1.7 .24,2.9 .17,4.1" },
    ],
    stitches: "M-.42,4.05L.42,4.05",
    shades: "M-.14,4.1C-.18,6.4 -.3,8 -.4,12C-.18,8 -.06,6.4 -.14,4.1M.14,4.1C.18,6.4 .3,8 .4,12C.14,8 .04,6.4 .14,4.1",
  },
  olivia: {
    width: 2.2,
    parts: [
      { d: "M-.34,1.1C-.5,.6 -.52,-.1 -.36,-.12C-.16,-.14 -.14,.5 -.14,1.1", mirror: true },
      { d: "M-.17,1.1C-.2,.6 -.24,-.2 0,-.2C.24,-.2 .2,.6 .17,1.1" },
    ],
    shades: "M-.15,.9C-.24,4 -.5,8 -.62,15C-.34,9 -.1,4 -.15,.9M.15,.9C.24,4 .5,8 .62,15C.24,9 .06,4 .15,.9",
    stitches: "M-.42,.75L.42,.75",
    creases: "M-.15,.9C-.24,4 -.5,8 -.62,13M.15,.9C.24,4 .5,8 .6,12",
  },
  twoFinger: {
    width: 1.9,
    parts: [{ d: "M-.32,4C-.46,2.8 -.98,1.7 -.95,.44C-.92,-.26 -.2,-.26 -.14,.5C-.1,1.7 -.02,2.9 0,4", mirror: true }],
    stitches: "M-.36,3.95L.36,3.95",
    shades: "M0,4C.04,6.4 .1,9 .06,12C-.08,9 -.1,6.4 0,4",
  },
  monarch: {
    width: 2.5,
    parts: [
      { d: "M-.3,2.5C-.46,1.9 -1.16,1.3 -1.14,.36C-1.1,-.24 -.24,-.24 -.16,.4C-.12,1.2 -.04,1.8 0,2.5", mirror: true },
      { d: "M0,2.5C-.06,3.4 -.1,4.2 -.04,5.1C-.24,5.6 -.96,5.6 -1.12,4.9C-1.14,3.8 -.5,3.1 -.3,2.5", mirror: true },
    ],
    stitches: "M-.36,2.5L.36,2.5",
    shades: "M0,5C.1,7 .12,9 .06,13C-.12,9 -.12,7 0,5",
  },
  single: {
    width: 1.1,
    parts: [{ d: "M-.22,3.9C-.28,2.8 -.5,1.7 -.48,.4C-.44,-.32 .44,-.32 .48,.4C.5,1.7 .28,2.8 .22,3.9" }],
    stitches: "M-.26,3.85L.26,3.85",
  },
  relaxed: {
    width: 1.6,
    parts: [{ d: "M-.34,1.3C-.5,.7 -.5,-.1 -.26,-.12C-.06,-.12 -.04,.6 0,1.3", mirror: true }],
    stitches: "M-.26,.6L.26,.6",
    shades: "M-.06,.8C-.3,3 -.6,6 -1,10C-.4,6.4 -.02,3.4 -.06,.8M.06,.8C.3,3 .5,5 .8,8C.3,5.4 0,3 .06,.8",
  },
  natural: {
    width: 2,
    parts: [],
    stitches: "M-.24,.25L.24,.25",
    creases: "M-.1,.4C-.12,1.2 -.2,2 -.26,2.8M.1,.4C.12,1 .18,1.6 .22,2.2",
  },
  tuxedo: {
    width: 2.1,
    parts: [{ d: "M-.95,0L.95,0L.95,5L-.95,5L-.95,0", flat: true }],
    creases: "M-.7,.05L-.7,5M.7,.05L.7,5",
    button: { y: 4.3, r: 0.36 },
  },
  goblet: {
    width: 2.3,
    parts: [
      {
        d: "M-.36,4.5C-.44,3.9 -1.1,3.3 -1.1,2C-1.1,1.2 -1.02,.6 -1.02,.2C-1,.62 1,.62 1.02,.2C1.02,.6 1.1,1.2 1.1,2C1.1,3.3 .44,3.9 .36,4.5",
      },
      { d: "M-1.02,.2C-1,-.22 1,-.22 1.02,.2C1,.62 -1,.62 -1.02,.2", dark: true },
    ],
    shades: "M-.14,4.6C-.2,6.4 -.3,8 -.4,11C-.2,8 -.08,6.4 -.14,4.6M.14,4.6C.2,6.4 .3,8 .4,11C.14,8 .06,6.4 .14,4.6",
    stitches: "M-.38,4.5L.38,4.5",
    button: { y: 4.55, r: 0.3 },
  },
} as const satisfies Record<string, Pleat>;

export type PleatName = keyof typeof pleats;
