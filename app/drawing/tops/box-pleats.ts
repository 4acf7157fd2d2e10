import {
  type Cloth,
  defineGroup,
  downPaint,
  type Easel,
  faint,
  fill,
  gradient,
  line,
  paint,
  stops,
  use,
} from "#app/drawing/easel.ts";
import { d, fragment, type Shape } from "#app/drawing/scene.ts";
import { edgesOf, panelEdges } from "./hems.ts";
import type { ValanceBody } from "./valance-body.ts";

/** A box pleat stands this far forward at the hem, where nothing holds it. */
const STEP = 0.25;
/** How wide the underlay shows beside it at the hem, and its shadow on the cloth there. */
const UNDERLAY = 0.35;
const SHADE = { right: 2, left: 1.2 };

/** A box from one pressed edge to the other; an edge at the end of the valance is its corner. */
export interface Pleat {
  from: number;
  to: number;
}

/** Pleats wherever two panels meet, and round both corners: half of such a one shows. */
export function pleatsBetween({ width: whole, sewn }: ValanceBody, width: number): Pleat[] {
  const edges = panelEdges(sewn.boxes, whole) ?? [];
  return edges.map((x) => ({ from: Math.max(0, x - width / 2), to: Math.min(whole, x + width / 2) }));
}

/** Raised boxes and hollows in turn from end to end, a box at each corner. */
export function boxesAcross({ width, sewn }: ValanceBody): Pleat[] {
  const edges = edgesOf(sewn.boxes?.sizes ?? [], width);
  return edges.flatMap((from, i) => (i % 2 === 0 ? [{ from, to: edges[i + 1] ?? width }] : []));
}

/** Between boxes that stand as close as these the cloth lies in shade. */
export function drawHollows(easel: Easel, cloth: Cloth, body: ValanceBody): Shape {
  const sunk = downPaint(easel, "sunk", {
    0: -0.04 * cloth.relief,
    0.5: -0.08 * cloth.relief,
    1: -0.26 * cloth.relief,
  });
  return fill(d`M0,0H${body.width}V${body.drop}H0Z`, sunk);
}

/** The cloth of the face, joined behind each pressed edge so that a motif stands in the middle of every part. */
export function paintParts(cloth: Cloth, { width, drop }: ValanceBody, pleats: readonly Pleat[]): Shape[] | null {
  const edges = pleats.flatMap(({ from, to }) => [from, to]).filter((x) => x > 0 && x < width);
  const bounds = [0, ...edges.sort((a, b) => a - b), width];
  const paints = bounds.slice(1).map((to, i) => cloth.cut((to + (bounds[i] ?? 0)) / 2));
  // In plain cloth nothing shows of that.
  if (paints.every((paint) => paint === cloth.fill)) return null;
  return paints.map((paint, i) =>
    fill(d`M${bounds[i] ?? 0},0H${bounds[i + 1] ?? 0}V${drop}H${bounds[i] ?? 0}Z`, paint),
  );
}

/** The boxes, in cloth of their own. Under a shaped hem those at the right are shaded as those at the left. */
export function drawPleats(easel: Easel, cloth: Cloth, body: ValanceBody, pleats: readonly Pleat[]): Shape {
  const shapes = pleats.flatMap(({ from, to }) => {
    const [left, right] = [body.hemAt(from), body.hemAt(to)];
    const mirrored = from > 0 && (to >= body.width || left < right - 0.01);
    const face = fill(faceOf(body, from, to, from), cloth.cut((from + to) / 2));
    if (!mirrored) return [face, use(shadePleat(easel, cloth, body, from, to), from)];
    const pleat = shadePleat(easel, cloth, body, body.width - to, body.width - from);
    return [face, use(pleat, 0, 0, { transform: d`translate(${to} 0) scale(-1 1)` })];
  });
  return fragment(shapes);
}

/** The face of a pleat that begins at x. Its foot follows the hem, a step in front of it. */
function faceOf(body: ValanceBody, from: number, to: number, x: number): string {
  const [left, middle, right] = [body.hemAt(from), body.hemAt((from + to) / 2), body.hemAt(to)];
  const width = to - from;
  return d`M${x},0V${left + STEP}Q${x + width / 2},${2 * middle - (left + right) / 2 + STEP} ${x + width},${right + STEP}V0Z`;
}

/** One pleat from its left edge, with what it does to the cloth beside it: shadow that grows down to the hem. */
function shadePleat(easel: Easel, cloth: Cloth, body: ValanceBody, from: number, to: number): string {
  const width = to - from;
  const hem = (x: number) => body.hemAt(from + x);
  const [left, right] = [hem(0), hem(width)];
  const name = `box${Math.round(width * 10)}/${Math.round(left * 10)}/${Math.round(right * 10)}/${from === 0}`;
  const { relief } = cloth;
  return defineGroup(easel, name, () => {
    const beside = (x: number, way: 1 | -1, reach: number, top: number) =>
      d`M${x},0h${way * top}L${x + way * reach},${hem(x + way * reach)}L${x},${hem(x)}Z`;
    const inner = from === 0 ? "" : beside(0, -1, UNDERLAY, 0);
    return [
      fill(beside(width, 1, SHADE.right, 0.4), edgeShade(easel, "right", relief)),
      from === 0 ? null : fill(beside(0, -1, SHADE.left, 0.3), edgeShade(easel, "left", relief)),
      fill(beside(width, 1, UNDERLAY, 0) + inner, faint(easel.shadow, 0.6 * relief)),
      line(faceOf(body, from, to, 0), 0.8, { fill: boxPaint(easel) }),
    ];
  });
}

/** Shade falling sideways from a pressed edge: towards the right, or mirrored towards the left. */
function edgeShade(easel: Easel, towards: "left" | "right", relief: number): string {
  const dark = -0.5 * relief;
  return paint(easel, `edge-${towards}`, (id) =>
    gradient(
      easel,
      id,
      towards === "right" ? stops({ 0: dark, 0.4: dark * 0.4, 1: 0 }) : stops({ 0: 0, 0.7: dark * 0.3, 1: dark * 0.8 }),
    ),
  );
}

function boxPaint(easel: Easel): string {
  return paint(easel, "boxface", (id) => gradient(easel, id, stops({ 0: 0.26, 0.3: 0.12, 1: 0 })));
}
