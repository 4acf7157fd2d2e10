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
    width: 5,
    height: 4,
    marks:
      "M.3,.35h1.6M2.9,.2h1.2M1.2,.95h2.1M4,1.2h.8M.1,1.7h1.1M2.4,1.9h1.7M.9,2.6h1.4M3.3,2.8h1.5M.2,3.3h.9M1.9,3.5h2.2" +
      "M.8,.5v1M2.2,.1v.6M3.6,.6v.9M4.6,1.6v1.1M1.6,1.4v1M2.9,2.3v.8M.4,2.2v.8M4.2,3v.8",
    stroke: 0.06,
    strength: 0.45,
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
