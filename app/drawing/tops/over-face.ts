import {
  type Cloth,
  define,
  defineGroup,
  type Easel,
  faint,
  fill,
  foldPaint,
  line,
  litLine,
  piece,
  use,
} from "#app/drawing/easel.ts";
import { spread } from "#app/drawing/edge-profile.ts";
import { LINE } from "#app/drawing/palette.ts";
import { at, d, fragment, group, mirrorPath, type Shape, shape } from "#app/drawing/scene.ts";
import { placeStraps } from "./hems.ts";
import type { ValanceBody } from "./valance-body.ts";

const PLEATS = 4;

/** Knife pleats stepping down to the outer edge, each turning a corner of its lining to the front. */
export function drawCascades(
  easel: Easel,
  cloth: Cloth,
  width: number,
  { width: across, inner, outer }: { width: number; inner: number; outer: number },
): Shape {
  const step = across / PLEATS;
  const rise = (outer - inner) / PLEATS;
  const tip = (i: number) => outer - i * rise;
  const pleat = (i: number) => {
    const x = i * step;
    const lift = tip(i) - rise * (i === PLEATS - 1 ? 1.3 : 2.2);
    return d`M${x},0L${x},${tip(i) - 0.6}Q${x + 0.1},${tip(i)} ${x + 0.35},${tip(i) - 0.8}L${x + step},${lift}L${x + step},0Z`;
  };
  const pleats = Array.from({ length: PLEATS }, (_, i) => pleat(i)).reverse();
  const back = defineGroup(easel, "turned", () => {
    let edge = "M0,0";
    for (let i = 0; i < PLEATS; i += 1) edge += d`L${i * step},${tip(i)}L${(i + 1) * step},${tip(i) - rise * 1.3}`;
    return [piece(`${edge}V0Z`, cloth.contrast, foldPaint(easel, 0.4))];
  });
  const shaded = define(easel, "tail", (id) =>
    group(
      { id, fill: foldPaint(easel, 0.85 * cloth.relief), stroke: LINE, "stroke-opacity": 0.85 },
      pleats.map((data) => shape("path", { d: data, "vector-effect": "non-scaling-stroke" })),
    ),
  );
  // A pair is cut alike, so its pattern is not turned round; a pleat hides twice as much as it shows.
  const painted = (way: 1 | -1) => {
    const paints = pleats.map((_, i) => cloth.cut((way * across) / 2, ((PLEATS - 1) / 2 - i) * 2 * step * way));
    const turned = (data: string) => (way === 1 ? data : mirrorPath(data));
    // In plain cloth they are one.
    if (paints.every((paint) => paint === cloth.fill)) return [fill(turned(pleats.join("")), cloth.fill)];
    return pleats.map((data, i) => fill(turned(data), paints[i] ?? cloth.fill));
  };
  const shade = define(easel, "tailshade", (id) =>
    shape("path", { id, d: d`M${across},.6L${across + 0.6},1V${inner}L.4,${outer + 0.5}L0,${outer}Z` }),
  );
  const right = { transform: d`translate(${width} 0) scale(-1 1)` };
  return fragment(
    group({ fill: faint(easel.shadow, 0.1) }, use(shade), use(shade, 0.5, 0.5), use(shade, 0, 0, right)),
    use(back),
    painted(1),
    use(shaded),
    use(back, 0, 0, right),
    at(width, 0, painted(-1)),
    use(shaded, 0, 0, right),
  );
}

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
  return fragment(
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
  return fragment(lap(1.8, 0.1), lap(1.1, 0.12), lap(0.5, 0.16), litLine(easel, edges, 0.85));
}

const KNOT =
  "M-1.15,-.9C-.6,-1.3 .6,-1.3 1.15,-.9C1.4,-.3 1.4,.4 1.1,.9C.5,1.2 -.5,1.2 -1.1,.9C-1.4,.4 -1.4,-.3 -1.15,-.9Z";
const KNOT_FOLDS = "M-1,-.5C-.3,-.2 .4,.1 1.1,.1M-1.1,.2C-.4,.4 .2,.6 .8,.7";
const TAILS =
  "M-.3,.8C-.9,2.4 -1.6,4 -2.2,5.2L-.9,6C-.4,4.4 0,2.6 .3,.9ZM.3,.8C.7,2.6 1,4.2 1.1,6.4L2.5,5.4C2.2,3.6 1.6,2 .9,.6Z";

/** Straps down the face, each tied in a knot under the hem. */
export function drawStraps(easel: Easel, cloth: Cloth, body: ValanceBody): Shape {
  const strap = defineGroup(easel, "strap", () => {
    const band = d`M-.9,0H.9V${body.drop}H-.9Z`;
    return [
      piece(band, cloth.strap, foldPaint(easel, 0.8)),
      group(
        { transform: d`translate(0 ${body.drop})` },
        piece(TAILS, cloth.strap, foldPaint(easel, 0.5)),
        piece(KNOT, cloth.strap, foldPaint(easel, 0.9)),
        line(KNOT_FOLDS, 0.6),
      ),
    ];
  });
  return fragment(placeStraps(body.width).map((x) => use(strap, x)));
}

/** Narrow ties looped under the hem, drawing the cloth up to them. */
export function drawTies(easel: Easel, cloth: Cloth, body: ValanceBody, lift: number): Shape {
  const y = lift * body.scale;
  const tie = defineGroup(easel, "tie", () => {
    const band = d`M-.75,0H.75V${y + 0.2}Q0,${y + 1.2} -.75,${y + 0.2}Z`;
    const bow = d`M0,${y}C-1.4,${y - 1.6} -3,${y - 1} -2.6,${y + 0.4}C-2.2,${y + 1.4} -.8,${y + 0.8} 0,${y}C1.4,${y - 1.6} 3,${y - 1} 2.6,${y + 0.4}C2.2,${y + 1.4} .8,${y + 0.8} 0,${y}Z`;
    return [piece(band, cloth.strap, foldPaint(easel, 0.8)), piece(bow, cloth.strap, foldPaint(easel, 0.5))];
  });
  return fragment(body.joints.map((x) => use(tie, x)));
}
