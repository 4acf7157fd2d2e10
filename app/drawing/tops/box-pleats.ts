import {
  type Cloth,
  define,
  downPaint,
  type Easel,
  faint,
  fill,
  gradient,
  line,
  paint,
  use,
} from "#app/drawing/easel.ts";
import { d, group, type Shape } from "#app/drawing/scene.ts";
import { oddCount } from "./hems.ts";
import type { ValanceBody } from "./valance-body.ts";

/** A box pleat stands this far forward at the hem, where nothing holds it. */
const STEP = 0.25;
/** How wide the underlay shows beside it at the hem, and its shadow on the cloth there. */
const UNDERLAY = 0.35;
const SHADE = { right: 2, left: 1.2 };

/** A box from one pressed edge to the other; an edge at the end of the valance is its corner. */
interface Pleat {
  from: number;
  to: number;
}

/** Box pleats at shares of the width, mirrored. One at the end is folded round the corner: half of it shows. */
export function drawBoxPleats(
  easel: Easel,
  cloth: Cloth,
  body: ValanceBody,
  at: readonly number[],
  width: number,
): Shape {
  const middles = at.flatMap((share) => (share === 0.5 ? [share] : [share, 1 - share]));
  return drawPleats(
    easel,
    cloth,
    body,
    middles.map((share) => pleatAt(share * body.width, width, body.width)),
  );
}

/** Box pleats wherever two scallops meet, and round both corners. */
export function drawJointPleats(easel: Easel, cloth: Cloth, body: ValanceBody, width: number): Shape {
  return drawPleats(
    easel,
    cloth,
    body,
    body.joints.map((x) => pleatAt(x, width, body.width)),
  );
}

/** Raised boxes and equal hollows from end to end, a box at each corner. */
export function drawBoxes(easel: Easel, cloth: Cloth, body: ValanceBody, face: number): Shape {
  const count = oddCount(body.width / face);
  const step = body.width / count;
  const boxes = Array.from({ length: (count + 1) / 2 }, (_, i) => ({ from: step * i * 2, to: step * (i * 2 + 1) }));
  const sunk = downPaint(easel, "sunk", [
    [0, -0.04 * cloth.relief],
    [0.5, -0.08 * cloth.relief],
    [1, -0.26 * cloth.relief],
  ]);
  return group({}, fill(d`M0,0H${body.width}V${body.drop}H0Z`, sunk), drawPleats(easel, cloth, body, boxes));
}

function pleatAt(middle: number, width: number, whole: number): Pleat {
  return { from: Math.max(0, middle - width / 2), to: Math.min(whole, middle + width / 2) };
}

/** Pleats alike are drawn once. Under a shaped hem those at the right mirror those at the left. */
function drawPleats(easel: Easel, cloth: Cloth, body: ValanceBody, pleats: readonly Pleat[]): Shape {
  const shapes = pleats.map(({ from, to }) => {
    const [left, right] = [body.hemAt(from), body.hemAt(to)];
    const mirrored = from > 0 && (to >= body.width || left < right - 0.01);
    if (!mirrored) return use(definePleat(easel, cloth, body, from, to), from);
    const pleat = definePleat(easel, cloth, body, body.width - to, body.width - from);
    return use(pleat, 0, 0, { transform: d`translate(${to} 0) scale(-1 1)` });
  });
  return group({}, shapes);
}

/** One pleat from its left edge, with what it does to the cloth beside it: shadow that grows down to the hem. */
function definePleat(easel: Easel, cloth: Cloth, body: ValanceBody, from: number, to: number): string {
  const width = to - from;
  const hem = (x: number) => body.hemAt(from + x);
  const [left, middle, right] = [hem(0), hem(width / 2), hem(width)];
  const name = `box${Math.round(width * 10)}/${Math.round(left * 10)}/${Math.round(right * 10)}/${from === 0}`;
  const { relief } = cloth;
  return define(easel, name, (id) => {
    // The foot follows the hem, a step in front of it.
    const foot = d`${left + STEP}Q${width / 2},${2 * middle - (left + right) / 2 + STEP} ${width},${right + STEP}`;
    const face = d`M0,0V${foot}V0Z`;
    const beside = (x: number, way: 1 | -1, reach: number, top: number) =>
      d`M${x},0h${way * top}L${x + way * reach},${hem(x + way * reach)}L${x},${hem(x)}Z`;
    const inner = from === 0 ? "" : beside(0, -1, UNDERLAY, 0);
    return group(
      { id },
      fill(beside(width, 1, SHADE.right, 0.4), edgeShade(easel, "right", relief)),
      from === 0 ? null : fill(beside(0, -1, SHADE.left, 0.3), edgeShade(easel, "left", relief)),
      fill(beside(width, 1, UNDERLAY, 0) + inner, faint(easel.shadow, 0.6 * relief)),
      fill(face, cloth.fill),
      line(face, 0.8, { fill: boxPaint(easel) }),
    );
  });
}

/** Shade falling sideways from a pressed edge: towards the right, or mirrored towards the left. */
function edgeShade(easel: Easel, towards: "left" | "right", relief: number): string {
  const dark = -0.5 * relief;
  return paint(easel, `edge-${towards}`, (id) =>
    gradient(
      easel,
      id,
      towards === "right"
        ? [
            [0, dark],
            [0.4, dark * 0.4],
            [1, 0],
          ]
        : [
            [0, 0],
            [0.7, dark * 0.3],
            [1, dark * 0.8],
          ],
    ),
  );
}

function boxPaint(easel: Easel): string {
  return paint(easel, "boxface", (id) =>
    gradient(easel, id, [
      [0, 0.26],
      [0.3, 0.12],
      [1, 0],
    ]),
  );
}
