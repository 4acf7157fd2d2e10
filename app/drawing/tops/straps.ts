import { type Cloth, define, type Easel, foldPaint, line, piece, use } from "#app/drawing/easel.ts";
import { d, group, type Shape } from "#app/drawing/scene.ts";
import { placeStraps } from "./tie-places.ts";
import type { ValanceBody } from "./valance-body.ts";

const KNOT =
  "M-1.15,-.9C-.6,-1.3 .6,-1.3 1.15,-.9C1.4,-.3 1.4,.4 1.1,.9C.5,1.2 -.5,1.2 -1.1,.9C-1.4,.4 -1.4,-.3 -1.15,-.9Z";
const KNOT_FOLDS = "M-1,-.5C-.3,-.2 .4,.1 1.1,.1M-1.1,.2C-.4,.4 .2,.6 .8,.7";
const TAILS =
  "M-.3,.8C-.9,2.4 -1.6,4 -2.2,5.2L-.9,6C-.4,4.4 0,2.6 .3,.9ZM.3,.8C.7,2.6 1,4.2 1.1,6.4L2.5,5.4C2.2,3.6 1.6,2 .9,.6Z";

/** Straps down the face, each tied in a knot under the hem. */
export function drawStraps(easel: Easel, cloth: Cloth, body: ValanceBody): Shape {
  const strap = define(easel, "strap", (id) => {
    const band = d`M-.9,0H.9V${body.drop}H-.9Z`;
    return group(
      { id },
      piece(band, cloth.strap, foldPaint(easel, 0.8)),
      group(
        { transform: d`translate(0 ${body.drop})` },
        piece(TAILS, cloth.strap, foldPaint(easel, 0.5)),
        piece(KNOT, cloth.strap, foldPaint(easel, 0.9)),
        line(KNOT_FOLDS, 0.6),
      ),
    );
  });
  return group(
    {},
    placeStraps(body.width).map((x) => use(strap, x)),
  );
}

/** Narrow ties looped under the hem, drawing the cloth up to them. */
export function drawTies(easel: Easel, cloth: Cloth, body: ValanceBody, lift: number): Shape {
  const y = lift * body.scale;
  const tie = define(easel, "tie", (id) => {
    const band = d`M-.75,0H.75V${y + 0.2}Q0,${y + 1.2} -.75,${y + 0.2}Z`;
    const bow = d`M0,${y}C-1.4,${y - 1.6} -3,${y - 1} -2.6,${y + 0.4}C-2.2,${y + 1.4} -.8,${y + 0.8} 0,${y}C1.4,${y - 1.6} 3,${y - 1} 2.6,${y + 0.4}C2.2,${y + 1.4} .8,${y + 0.8} 0,${y}Z`;
    return group(
      { id },
      piece(band, cloth.strap, foldPaint(easel, 0.8)),
      piece(bow, cloth.strap, foldPaint(easel, 0.5)),
    );
  });
  return group(
    {},
    body.joints.map((x) => use(tie, x)),
  );
}
