import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import type { Finish } from "#app/domain/orders/answers/window-hardware.ts";
import { rodHardware } from "#app/domain/workroom/drapery/hardware.ts";
import { defineGroup, type Easel, fill, line, paint, solid, use, usualPole } from "./easel.ts";
import type { Rod } from "./layout.ts";
import { at, d, fragment, type Shape, shape } from "./scene.ts";

const RING_RADIUS = 1.02;
/** Metal is a little sharper than cloth. */
const METAL_LINE = 0.65;

/** Light, lit and shaded, from the top of a pole down. */
const metals: Readonly<Record<Finish, readonly [string, string, string]>> = {
  brass: ["#C9A56B", "#E3C893", "#8C6833"],
  bronze: ["#7A6250", "#9B8068", "#493629"],
  black: ["#4A4744", "#6E6A66", "#242221"],
  nickel: ["#B9BBBB", "#E6E8E8", "#7F8383"],
  wood: ["#A97B4E", "#C1946A", "#74502E"],
  white: ["#EDE8DF", "#FBF8F2", "#C6BFB2"],
};

/** The metal or wood of the rod being drawn. */
export function brass(easel: Easel): string {
  const [light, lit, shaded] = metals[easel.pole.finish];
  return paint(easel, "brass", (id) =>
    shape("linearGradient", { id, x2: 0, y2: 1 }, [
      shape("stop", { offset: 0, "stop-color": light }),
      shape("stop", { offset: 0.3, "stop-color": lit }),
      shape("stop", { offset: 1, "stop-color": shaded }),
    ]),
  );
}

const lit = (easel: Easel) => metals[easel.pole.finish][1];
/** A thin ring needs more shade than a pole to be seen. */
const dark = (easel: Easel) => (easel.pole.finish === "brass" ? "#6E4F24" : metals[easel.pole.finish][2]);

/** A pole from x0 to x1; a finial stands beyond each end that has room for one. */
export function drawPole(
  easel: Easel,
  x0: number,
  x1: number,
  y: number,
  finials: { left: boolean; right: boolean },
): Shape {
  const r = easel.pole.radius;
  const size = r / usualPole.radius;
  const bar = d`M${x0},${y - r}H${x1}V${y + r}H${x0}Z`;
  const ball = defineGroup(easel, "finial", () => [
    fill("M0,-.95H.5V.95H0ZM.5,-.6H.9V.6H.5Z", brass(easel)),
    shape("circle", { cx: 1.9, cy: 0, r: 1.1, fill: brass(easel) }),
    line("M0,-.95H.5V.95H0ZM.5,-.6H.95M.5,.6H.95M.8,0A1.1,1.1 0 1,1 .8,.01", METAL_LINE),
  ]);
  return fragment(
    solid(bar, brass(easel), METAL_LINE),
    finials.left ? use(ball, 0, 0, { transform: d`translate(${x0} ${y}) scale(${-size} ${size})` }) : null,
    finials.right
      ? use(ball, 0, 0, { transform: d`translate(${x1} ${y})${size === 1 ? "" : ` scale(${size})`}` })
      : null,
  );
}

/** A bracket near each end, and as many between them as carry the rod. */
export function drawBrackets(
  easel: Easel,
  hang: Hang,
  { x0, x1, y, bracketsAt, heldIn, ceiling }: Omit<Rod, "finials">,
): Shape[] {
  const places = bracketsAt ?? rodHardware(x1 - x0, hang, easel.rules, heldIn).bracketsAt;
  const bracket = defineGroup(easel, "bracket", () => [
    ceiling === undefined ? drawBracket(easel, y) : drawHanger(easel, y, ceiling),
  ]);
  return places.map((x) => use(bracket, x0 + x));
}

/**
 * The plate that holds a pole to the wall; close under a ceiling, from which y is measured, it ends there. A pole above
 * the origin is measured from its window, and no ceiling is known.
 */
export function drawBracket(easel: Easel, y: number): Shape {
  const size = easel.pole.radius / usualPole.radius;
  const [half, reach] = [0.6 * size, 2.2 * size];
  const top = y < 0 ? y - reach : Math.max(0, y - reach);
  const plate = d`M${-half},${top + half}Q0,${top} ${half},${top + half}V${y + reach - half}Q0,${y + reach} ${-half},${y + reach - half}Z`;
  return solid(plate, brass(easel), METAL_LINE);
}

/** What holds a pole from the ceiling: a plate, a stem, and a cup round the pole. */
function drawHanger(easel: Easel, y: number, ceiling: number): Shape {
  const r = easel.pole.radius;
  const plate = d`M-1.1,${ceiling}H1.1V${ceiling + 0.4}H.3V${y - r}H-.3V${ceiling + 0.4}H-1.1Z`;
  const cup = d`M-.6,${y - r - 0.1}H.6V${y + r}Q0,${y + r + 0.7} -.6,${y + r}Z`;
  return fragment(solid(plate, brass(easel), METAL_LINE), solid(cup, brass(easel), METAL_LINE));
}

export function drawRings(easel: Easel, xs: readonly number[], y: number): Shape {
  const ring = defineGroup(easel, "ring", () => [
    line("M0,1.2V1.8", 0.7),
    shape("ellipse", { cx: 0, cy: 0.25, rx: 0.5, ry: RING_RADIUS, stroke: dark(easel), "stroke-width": 0.34 }),
    shape("ellipse", { cx: -0.04, cy: 0.23, rx: 0.5, ry: RING_RADIUS, stroke: lit(easel), "stroke-width": 0.16 }),
  ]);
  return at(
    0,
    y,
    xs.map((x) => use(ring, x)),
  );
}

export function drawTrack(x0: number, x1: number, y: number): Shape {
  const bar = d`M${x0},${y - 0.55}H${x1}V${y + 0.6}H${x0}Z`;
  return solid(`${bar}${d`M${x0},${y + 0.25}H${x1}`}`, "#E9E3D8", METAL_LINE);
}
