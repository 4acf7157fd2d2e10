import { type Cloth, define, downPaint, type Easel, gradient, paint, stops, use } from "#app/drawing/easel.ts";
import { d, fragment, round, type Shape, shape } from "#app/drawing/scene.ts";
import { CLOTH_LINE, clothLine, crowdedLine, isCrowded } from "./cloth-line.ts";
import type { Heading } from "./headings.ts";
import type { Panel } from "./panel.ts";

/** A long panel is lit from above and gathers a little shade towards the floor. */
export function duskPaint(easel: Easel): string {
  return downPaint(easel, "dusk", { 0: 0.1, 0.4: 0.03, 1: -0.1 });
}

/** The cloth between folds lies flat in the heading and sinks into shade as the folds come forward. */
export function recessPaint(easel: Easel, cloth: Cloth, heading: Heading, panel: Panel): string {
  const { fall } = heading;
  const dark = -0.14 * Math.min(1.1, fall.relief * cloth.relief);
  const along = fall.fades
    ? stops({ 0: 0, 0.4: dark * 0.6, 1: dark * 0.2 })
    : ([
        [0, fall.relax === 0 ? dark : 0],
        [fall.relax === 0 ? 1 : Math.min(1, fall.relax / panel.length), dark],
        [1, dark * 0.9],
      ] as const);
  return paint(easel, `${panel.name}r`, (id) =>
    gradient(easel, id, along, { gradientUnits: "userSpaceOnUse", x1: 0, x2: 0, y1: fall.from, y2: panel.length }),
  );
}

/** Light over a face that has no edges: it comes out of the cloth and goes back into it. */
export function softPaint(easel: Easel, relief: number): string {
  return paint(easel, "soft", (id) =>
    gradient(
      easel,
      id,
      stops({ 0: -0.12 * relief, 0.3: 0.34 * relief, 0.5: 0.16 * relief, 0.82: -0.34 * relief, 1: -0.12 * relief }),
    ),
  );
}

/** Lets the shade between folds come up slowly below the heading, and go again where the folds fade. */
export function sinking(easel: Easel, { fall }: Heading, panel: Panel): string {
  const end = Math.min(fall.from + fall.relax, panel.length * 0.8);
  const ramp = paint(easel, `${panel.name}m`, (id) =>
    shape("linearGradient", { id, gradientUnits: "userSpaceOnUse", x1: 0, x2: 0, y1: fall.from, y2: panel.length }, [
      shape("stop", { offset: 0, "stop-color": "#000" }),
      shape("stop", { offset: round(end / panel.length), "stop-color": "#fff" }),
      shape("stop", { offset: 1, "stop-color": fall.fades ? "#444" : "#fff" }),
    ]),
  );
  return `url(#${define(easel, `${panel.name}w`, (id) =>
    shape("mask", { id, maskUnits: "userSpaceOnUse", x: 0, y: 0, width: panel.width, height: panel.length }, [
      shape("rect", { width: panel.width, height: panel.length, fill: ramp }),
    ]),
  )})`;
}

/** How wide an inverted pleat stands open once it has relaxed, where its faces leave room for it. */
const OPENING = 1.5;

/** Flat faces that meet in stitched slits; below its stitching each slit opens, and the faces round. */
export function drawFaces(
  easel: Easel,
  cloth: Cloth,
  heading: Heading,
  panel: Panel,
  { columns, slits, pitch }: { columns: string; slits: readonly number[]; pitch: number },
): Shape {
  const { from, relax, relief } = heading.fall;
  const half = Math.min(OPENING, pitch * 0.38) / 2;
  const wide = from + relax;
  const hem = panel.length - heading.fall.wave;
  const opening = define(easel, `${panel.name}o`, (id) =>
    shape("path", {
      id,
      d: d`M0,${from}C${-half * 0.2},${from + relax * 0.4} ${-half},${wide - relax * 0.4} ${-half},${wide}V${hem}H${half}V${wide}C${half},${wide - relax * 0.4} ${half * 0.2},${from + relax * 0.4} 0,${from}Z`,
      "vector-effect": isCrowded(pitch) ? undefined : "non-scaling-stroke",
    }),
  );
  const depth = paint(easel, "opening", (id) =>
    gradient(easel, id, stops({ 0: -0.4 * cloth.relief, 0.55: -0.22 * cloth.relief, 1: -0.08 * cloth.relief })),
  );
  return fragment(
    use(columns, 0, 0, { fill: softPaint(easel, relief * cloth.relief), mask: sinking(easel, heading, panel) }),
    slits.map((x) =>
      use(opening, x, 0, { fill: depth, stroke: easel.ink, "stroke-opacity": CLOTH_LINE, ...crowdedLine(pitch) }),
    ),
    clothLine(easel, slits.map((x) => d`M${x},0V${from}`).join("")),
  );
}
