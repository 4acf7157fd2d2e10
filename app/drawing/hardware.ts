import { define, type Easel, fill, line, paint, solid, use } from "./easel.ts";
import { at, d, group, type Shape, shape } from "./scene.ts";

export const ROD_RADIUS = 0.69;
const RING_RADIUS = 1.02;

export function brass(easel: Easel): string {
  return paint(easel, "brass", (id) =>
    shape("linearGradient", { id, x2: 0, y2: 1 }, [
      shape("stop", { offset: 0, "stop-color": "#C9A56B" }),
      shape("stop", { offset: 0.3, "stop-color": "#E3C893" }),
      shape("stop", { offset: 1, "stop-color": "#8C6833" }),
    ]),
  );
}

/** A pole from x0 to x1; a finial stands beyond each end that has room for one. */
export function drawPole(
  easel: Easel,
  x0: number,
  x1: number,
  y: number,
  finials: { left: boolean; right: boolean },
): Shape {
  const r = ROD_RADIUS;
  const bar = d`M${x0},${y - r}H${x1}V${y + r}H${x0}Z`;
  const ball = define(easel, "finial", (id) =>
    group(
      { id },
      fill("M0,-.95H.5V.95H0ZM.5,-.6H.9V.6H.5Z", brass(easel)),
      shape("circle", { cx: 1.9, cy: 0, r: 1.1, fill: brass(easel) }),
      line("M0,-.95H.5V.95H0ZM.5,-.6H.95M.5,.6H.95M.8,0A1.1,1.1 0 1,1 .8,.01"),
    ),
  );
  return group(
    {},
    solid(bar, brass(easel)),
    finials.left ? use(ball, 0, 0, { transform: d`translate(${x0} ${y}) scale(-1 1)` }) : null,
    finials.right ? use(ball, 0, 0, { transform: d`translate(${x1} ${y})` }) : null,
  );
}

/** The plate that holds a pole to the wall; close under a ceiling, from which y is measured, it ends there. */
export function drawBracket(easel: Easel, x: number, y: number): Shape {
  const top = Math.max(0, y - 2.2);
  const plate = d`M${x - 0.6},${top + 0.6}Q${x},${top} ${x + 0.6},${top + 0.6}V${y + 1.6}Q${x},${y + 2.2} ${x - 0.6},${y + 1.6}Z`;
  return solid(plate, brass(easel));
}

export function drawRings(easel: Easel, xs: readonly number[], y: number): Shape {
  const ring = define(easel, "ring", (id) =>
    group(
      { id },
      line("M0,1.2V1.8", 0.7),
      shape("ellipse", { cx: 0, cy: 0.25, rx: 0.5, ry: RING_RADIUS, stroke: "#6E4F24", "stroke-width": 0.34 }),
      shape("ellipse", { cx: -0.04, cy: 0.23, rx: 0.5, ry: RING_RADIUS, stroke: "#E3C893", "stroke-width": 0.16 }),
    ),
  );
  return at(
    0,
    y,
    xs.map((x) => use(ring, x)),
  );
}

export function drawTrack(x0: number, x1: number, y: number): Shape {
  const bar = d`M${x0},${y - 0.55}H${x1}V${y + 0.6}H${x0}Z`;
  return solid(`${bar}${d`M${x0},${y + 0.25}H${x1}`}`, "#E9E3D8");
}
