import { type Easel, paint } from "./easel.ts";
import { type Fabric, type PatternName, tones } from "./palette.ts";
import { type Shape, shape } from "./scene.ts";

/** The paint of a fabric: one colour, or a repeat in two. `squeeze` narrows it in folds, `dense` darkens it. */
export function clothPaint(easel: Easel, fabric: Fabric, squeeze: number, dense = 0): string {
  const { tone, pattern } = fabric;
  const cloth = mix(tones[tone].cloth, tones[tone].shadow, dense);
  const accent = mix(tones[tone].accent, tones[tone].shadow, dense);
  if (pattern === "plain") return cloth;
  const name = `${tone}-${pattern}${squeeze * 100}${dense > 0 ? "d" : ""}`;
  return paint(easel, name, (id) => drawRepeat(id, repeats[pattern], cloth, accent, squeeze));
}

interface Repeat {
  width: number;
  height: number;
  marks: string;
  stroke: number;
  strength: number;
  filled?: boolean;
}

const repeats: Record<Exclude<PatternName, "plain">, Repeat> = {
  linen: {
    width: 3.1,
    height: 2.9,
    marks:
      "M0,.2H1.3M1.9,.36H3.1M.4,.72H2.2M0,1.1H.6M1.1,1.22H2.9M0,1.62H1.7M2.2,1.8H3.1M.7,2.1H2.4M0,2.46H.9M1.5,2.6H3.1" +
      "M.25,.3V1.5M.7,1.4V2.8M1.15,0V1M1.6,.9V2.3M2.05,0V.7M2.05,1.7V2.9M2.5,.4V1.7M2.9,1.3V2.6",
    stroke: 0.05,
    strength: 0.5,
  },
  stripe: { width: 4, height: 4, marks: "M1,0V4", stroke: 1.6, strength: 0.75 },
  ticking: { width: 2.4, height: 2.4, marks: "M.5,0V2.4M.9,0V2.4M1.3,0V2.4", stroke: 0.16, strength: 0.8 },
  print: {
    width: 3.2,
    height: 3.2,
    marks:
      "M.8,.3q.5,.5 0,1q-.5,-.5 0,-1zM.3,.8q.5,-.5 1,0q-.5,.5 -1,0zM2.4,1.9q.5,.5 0,1q-.5,-.5 0,-1zM1.9,2.4q.5,-.5 1,0q-.5,.5 -1,0z",
    stroke: 0,
    strength: 0.8,
    filled: true,
  },
};

/** Cloth in folds shows less of its width, so the repeat is squeezed by the fullness. */
function drawRepeat(id: string, repeat: Repeat, cloth: string, accent: string, squeeze: number): Shape {
  const { width, height, marks, stroke, strength, filled } = repeat;
  const mark = filled
    ? { fill: accent, "fill-opacity": strength }
    : { stroke: accent, "stroke-width": stroke, "stroke-opacity": strength };
  return shape(
    "pattern",
    {
      id,
      width,
      height,
      patternUnits: "userSpaceOnUse",
      patternTransform: squeeze === 1 ? undefined : `scale(${squeeze} 1)`,
    },
    [shape("rect", { width, height, fill: cloth }), shape("path", { d: marks, ...mark })],
  );
}

function mix(colour: string, other: string, share: number): string {
  if (share === 0) return colour;
  const channel = (at: number) => {
    const a = Number.parseInt(colour.slice(at, at + 2), 16);
    const b = Number.parseInt(other.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
