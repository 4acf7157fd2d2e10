import { type Cloth, define, type Easel, gradient, paint, use } from "#app/drawing/easel.ts";
import { d, group, type Shape, shape } from "#app/drawing/scene.ts";
import { CLOTH_LINE, clothLine, crowdedLine, isCrowded } from "./cloth-line.ts";
import type { Heading } from "./headings.ts";
import type { Panel } from "./panel.ts";
import { sinking, softPaint } from "./panel-shade.ts";

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
    gradient(easel, id, [
      [0, -0.4 * cloth.relief],
      [0.55, -0.22 * cloth.relief],
      [1, -0.08 * cloth.relief],
    ]),
  );
  return group(
    {},
    use(columns, 0, 0, { fill: softPaint(easel, relief * cloth.relief), mask: sinking(easel, heading, panel) }),
    slits.map((x) =>
      use(opening, x, 0, { fill: depth, stroke: easel.ink, "stroke-opacity": CLOTH_LINE, ...crowdedLine(pitch) }),
    ),
    clothLine(easel, slits.map((x) => d`M${x},0V${from}`).join("")),
  );
}
