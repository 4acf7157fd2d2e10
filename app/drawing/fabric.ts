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
    width: 1.6,
    height: 1.6,
    marks:
      "M0,.06h1.6M0,.17h1.6M0,.25h1.6M0,.39h1.6M0,.47h1.6M0,.6h1.6M0,.69h1.6M0,.83h1.6M0,.9h1.6M0,1.04h1.6M0,1.15h1.6M0,1.22h1.6M0,1.37h1.6M0,1.5h1.6" +
      "M.09,0v1.6M.16,0v1.6M.3,0v1.6M.38,0v1.6M.52,0v1.6M.59,0v1.6M.74,0v1.6M.86,0v1.6M.93,0v1.6M1.08,0v1.6M1.17,0v1.6M1.31,0v1.6M1.38,0v1.6M1.53,0v1.6",
    stroke: 0.045,
    strength: 0.3,
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
