import { type Cloth, define, type Easel, faint, fill, foldPaint, line, litLine, use } from "#app/drawing/easel.ts";
import { spread } from "#app/drawing/edge-profile.ts";
import { d, group, type Shape } from "#app/drawing/scene.ts";
import type { ValanceBody } from "./valance-body.ts";

/** How far the point of a tongue hangs below its shoulders. */
const POINT = 2.6;

/** Pleated tongues laid over every joint, wider at the foot than at the board, each ending in a point. */
export function drawTongues(
  easel: Easel,
  cloth: Cloth,
  body: ValanceBody,
  size: { top: number; foot: number; long: number },
): Shape {
  const drop = size.long * body.scale;
  const { top, foot } = size;
  const tongue = (name: string, left: number, right: number) =>
    define(easel, name, (id) => drawTongue(easel, cloth, { top, left, right, drop }, id));
  const inner = tongue("tongue", foot, foot);
  // The board ends where the outer edge of the last one hangs, so that edge is plumb.
  return group(
    {},
    body.joints.slice(1, -1).map((x) => use(inner, x)),
    use(tongue("first", top, foot), top / 2),
    use(tongue("last", foot, top), body.width - top / 2),
  );
}

interface Tongue {
  top: number;
  /** Twice as far as its foot reaches to either side, from its middle. */
  left: number;
  right: number;
  drop: number;
}

/** Each is cut by itself, with a motif down its middle. */
function drawTongue(easel: Easel, cloth: Cloth, { top, left, right, drop }: Tongue, id: string): Shape {
  const shoulder = drop - POINT;
  const at = (share: number, y: number) => {
    const wide = share < 0 ? left : right;
    return (share * (top + ((wide - top) * y) / drop)) / 2;
  };
  const outline = d`M${-top / 2},0L${at(-1, shoulder)},${shoulder}L0,${drop}L${at(1, shoulder)},${shoulder}L${top / 2},0Z`;
  const strip = (a: number, b: number) =>
    d`M${at(a, 0)},0L${at(a, shoulder)},${drop - Math.abs(a) * POINT}${a * b < 0 ? d`L0,${drop}` : ""}L${at(b, shoulder)},${drop - Math.abs(b) * POINT}L${at(b, 0)},0Z`;
  const strips = [strip(-1, -0.36), strip(-0.36, 0.34), strip(0.34, 1)];
  return group(
    { id },
    [0.3, 0.6, 0.9].map((shift) =>
      fill(outline, faint(easel.shadow, 0.09), { transform: `translate(${shift} ${shift})` }),
    ),
    fill(outline, cloth.cut(0)),
    strips.map((data) => fill(data, foldPaint(easel, 0.9 * cloth.relief))),
    line(strips.join(""), 0.45),
    line(outline),
  );
}

/** Flat panels: the wings lap over the middle one, or meet it at a seam. */
export function drawWings(easel: Easel, body: ValanceBody, seam: number, overlap: boolean): Shape {
  const x = spread(seam, body.width);
  const edges = d`M${x},0V${body.drop}M${body.width - x},0V${body.drop}`;
  if (!overlap) return litLine(easel, edges, 0.7);
  const shade = (from: number, way: number, width: number) => d`M${from},0H${from + way * width}V${body.drop}H${from}Z`;
  const lap = (width: number, opacity: number) =>
    fill(shade(x, 1, width) + shade(body.width - x, -1, width), faint(easel.shadow, opacity));
  return group({}, lap(1.8, 0.1), lap(1.1, 0.12), lap(0.5, 0.16), litLine(easel, edges, 0.85));
}
