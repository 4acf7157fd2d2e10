import { bandUpright } from "#app/drawing/banding.ts";
import { type Cloth, define, type Easel, fill, foldPaint, gradient, line, paint, use } from "#app/drawing/easel.ts";
import { INK } from "#app/drawing/palette.ts";
import { d, group, round, type Shape, shape } from "#app/drawing/scene.ts";
import { drawTrim } from "#app/drawing/trim.ts";
import { type ColumnShape, columnVariants, defineColumn, defineShade, shadeStops } from "./columns.ts";
import { drawPleats } from "./draw-pleats.ts";
import type { Heading } from "./headings.ts";

export interface Panel {
  /** Tells the defs of one panel's measure from another's. */
  name: string;
  width: number;
  length: number;
  pitch: number;
  /** The side that moves when the drapes are drawn. */
  leading: "left" | "right" | "both";
}

/** Where the cloth hangs from, in from its left edge. */
export function hangingPoints(heading: Heading, panel: Panel): number[] {
  const { width } = panel;
  const count = Math.max(2, Math.round(width / panel.pitch) + (heading.fall.relax === 0 ? 0 : 1));
  if (heading.between) {
    const faces = Math.max(2, Math.round(width / panel.pitch));
    return Array.from({ length: faces + 1 }, (_, i) => (width * i) / faces);
  }
  if (heading.fall.relax === 0) {
    const step = width / count;
    return Array.from({ length: count }, (_, i) => step * (i + 0.5));
  }
  const inset = Math.min(1.6, width / 6);
  const step = (width - inset * 2) / (count - 1);
  return Array.from({ length: count }, (_, i) => inset + step * i);
}

/** One panel of cloth, its top left corner at the origin. */
export function drawPanel(
  easel: Easel,
  cloth: Cloth,
  heading: Heading,
  panel: Panel,
  behindFolds: readonly Shape[] = [],
): Shape {
  const points = hangingPoints(heading, panel);
  const step = (points[1] ?? panel.width) - (points[0] ?? 0);
  const folds = heading.between ? points.slice(1).map((x) => x - step / 2) : points;
  const { fall } = heading;
  const top = heading.hang === "pocket" ? fall.from : heading.sag * 0.3;
  const base = outline(heading, panel, points);
  const column: ColumnShape = { fall, pitch: step, length: panel.length };
  const shade = defineShade(easel, panel.name, column);
  const shadePaint = paint(easel, `${panel.name}sg`, (id) =>
    gradient(easel, id, shadeStops(column, fall.relief * cloth.relief)),
  );
  const clip = define(easel, `${panel.name}k`, (id) => shape("clipPath", { id }, [shape("path", { d: base })]));
  const variants = Array.from({ length: columnVariants }, (_, i) => defineColumn(easel, panel.name, column, i));
  const columns = define(easel, `${panel.name}cols`, (id) =>
    group(
      { id },
      folds.map((x, i) => use(variants[(i * 2 + (i % 4)) % columnVariants] ?? "", x)),
    ),
  );
  const soft = heading.between || fall.fades ? sinking(easel, heading, panel) : undefined;
  const stitch = d`M${0.3},${panel.length - 4}H${panel.width - 0.3}`;
  return group(
    { opacity: cloth.opacity === 1 ? undefined : cloth.opacity },
    fill(base, cloth.fill),
    fill(base, recessPaint(easel, cloth, heading, panel)),
    group(
      {
        fill: shadePaint,
        "clip-path": `url(#${clip})`,
        mask: fall.relax === 0 ? undefined : sinking(easel, heading, panel),
      },
      folds.map((x) => use(shade, x)),
    ),
    line(base),
    behindFolds,
    use(columns, 0, 0, { fill: cloth.fill }),
    drawBands(cloth, panel, top, panel.length - fall.wave),
    use(columns, 0, 0, {
      fill: foldPaint(easel, fall.relief * cloth.relief),
      stroke: INK,
      "stroke-opacity": 0.45,
      mask: soft,
    }),
    line(stitch, 0.16),
    line(d`M0,${panel.length - fall.wave}V${top}M${panel.width},${panel.length - fall.wave}V${top}`),
    cloth.trim && panel.leading !== "both"
      ? drawTrim(easel, cloth, trimEdge(panel, top, panel.length - fall.wave))
      : null,
    heading.pleat ? drawPleats(easel, cloth, heading.pleat, points, step) : null,
    heading.between
      ? line(
          points
            .slice(1, -1)
            .map((x) => d`M${x},0V${fall.from + 3}`)
            .join(""),
          0.7,
        )
      : null,
  );
}

function drawBands(cloth: Cloth, panel: Panel, top: number, hem: number): Shape[] {
  const sides = panel.leading === "both" ? (["left", "right"] as const) : ([panel.leading] as const);
  return sides
    .map((side) => bandUpright(cloth, side === "left" ? 0 : panel.width, side === "left" ? 1 : -1, top, hem))
    .filter((band) => band !== null);
}

/** Trim follows the edge that leads. */
function trimEdge(panel: Panel, top: number, hem: number): string {
  return d`M${panel.leading === "left" ? 0.1 : panel.width - 0.1},${top}V${hem}`;
}

/** The cloth between folds lies flat in the heading and sinks into shade as the folds come forward. */
function recessPaint(easel: Easel, cloth: Cloth, heading: Heading, panel: Panel): string {
  const { fall } = heading;
  const dark = -0.14 * Math.min(1.1, fall.relief * cloth.relief);
  const stops = fall.fades
    ? ([
        [0, 0],
        [0.4, dark * 0.6],
        [1, dark * 0.2],
      ] as const)
    : ([
        [0, fall.relax === 0 ? dark : 0],
        [fall.relax === 0 ? 1 : Math.min(1, fall.relax / panel.length), dark],
        [1, dark * 0.9],
      ] as const);
  return paint(easel, `${panel.name}r`, (id) =>
    gradient(easel, id, stops, { gradientUnits: "userSpaceOnUse", x1: 0, x2: 0, y1: fall.from, y2: panel.length }),
  );
}

/** Lets the shade between folds come up slowly below the heading, and go again where the folds fade. */
function sinking(easel: Easel, { fall }: Heading, panel: Panel): string {
  const end = Math.min(fall.from + fall.relax, panel.length * 0.8);
  const ramp = paint(easel, `${panel.name}m`, (id) =>
    shape("linearGradient", { id, gradientUnits: "userSpaceOnUse", x1: 0, x2: 0, y1: fall.from, y2: panel.length }, [
      shape("stop", { offset: 0, "stop-color": "#000" }),
      shape("stop", { offset: round(end / panel.length), "stop-color": fall.fades ? "#999" : "#fff" }),
      shape("stop", { offset: 1, "stop-color": fall.fades ? "#555" : "#fff" }),
    ]),
  );
  return `url(#${define(easel, `${panel.name}w`, (id) =>
    shape("mask", { id, maskUnits: "userSpaceOnUse", x: 0, y: 0, width: panel.width, height: panel.length }, [
      shape("rect", { width: panel.width, height: panel.length, fill: ramp }),
    ]),
  )})`;
}

function outline(heading: Heading, panel: Panel, points: readonly number[]): string {
  const { width, length } = panel;
  const hem = length - heading.fall.wave;
  if (heading.hang === "pocket") return d`M0,${heading.fall.from}H${width}V${hem}H0Z`;
  if (heading.sag === 0) return d`M0,0H${width}V${hem}H0Z`;
  let top = d`M0,${heading.sag * 0.3}Q${(points[0] ?? 0) * 0.6},${heading.sag * 0.2} ${points[0] ?? 0},0`;
  for (let i = 1; i < points.length; i += 1) {
    const a = points[i - 1] ?? 0;
    const b = points[i] ?? 0;
    const third = (b - a) / 4;
    top += d`C${a + third},${heading.sag * 1.3} ${b - third},${heading.sag * 1.3} ${b},0`;
  }
  const last = points.at(-1) ?? 0;
  return `${top}${d`Q${(last + width) / 2},${heading.sag * 0.2} ${width},${heading.sag * 0.3}V${hem}H0Z`}`;
}
