import { CLOTH_LINE } from "#app/drawing/drapery/cloth-line.ts";
import {
  type Cloth,
  defineGroup,
  downPaint,
  type Easel,
  faint,
  fill,
  foldPaint,
  gradient,
  line,
  litLine,
  paint,
  stops,
  use,
} from "#app/drawing/easel.ts";
import { d, fragment, type Shape } from "#app/drawing/scene.ts";
import type { ValanceBody } from "./valance-body.ts";

/** Pleats folded to the back: a line that opens into a slim dark wedge at the hem. */
export function drawInvertedPleats(
  easel: Easel,
  cloth: Cloth,
  body: ValanceBody,
  xs: readonly number[],
  from: number,
): Shape {
  const slit = defineGroup(easel, "slit", () => {
    const wedge = d`M0,${from}L.75,${body.drop + 1}H-.75Z`;
    const shade = paint(easel, "slitshade", (own) =>
      gradient(easel, own, stops({ 0: -0.21 * cloth.relief, 0.4: -0.08 * cloth.relief, 1: 0 })),
    );
    return [
      fill(d`M0,${from}H2V${body.drop}H0Z`, shade),
      fill(wedge, faint(easel.shadow, 0.55)),
      litLine(easel, wedge + d`M0,0V${from}`, 0.75),
    ];
  });
  return fragment(xs.map((x) => use(slit, x)));
}

/** How far a kick pleat opens at the hem. */
const KICK = 0.75;

/** A pleat folded into each corner: it opens at the hem, and the return shows behind it. */
export function drawKickPleats(easel: Easel, cloth: Cloth, { width, drop }: ValanceBody): Shape {
  const kick = defineGroup(easel, "kick", () => {
    const open = d`M0,0Q${KICK * 0.3},${drop * 0.55} ${KICK},${drop}`;
    const shade = paint(easel, "kickshade", (own) => gradient(easel, own, stops({ 0: -0.3 * cloth.relief, 1: 0 })));
    const behind = downPaint(easel, "behind", { 0: -0.3, 1: -0.75 });
    return [
      // The face turns in towards its edge.
      fill(d`${open}H${KICK + 1.6}L.5,0Z`, shade),
      fill(d`${open}H0Z`, behind),
      litLine(easel, open, 0.9),
    ];
  });
  return fragment(use(kick), use(kick, 0, 0, { transform: d`translate(${width} 0) scale(-1 1)` }));
}

/** Where a pinch is tacked, and how wide it is there. */
const TACK = { below: 1.8, width: 0.5 };

/** Soft pinches between scallops: caught below the top, falling open again to the hem. Cascades cover those at the ends. */
export function drawPinches(easel: Easel, cloth: Cloth, body: ValanceBody, width: number): Shape {
  const joint = body.hemAt(body.joints[1] ?? 0);
  // It runs on to the hem, which cuts it off and hangs lower beside the joint than at it.
  const foot = body.drop;
  const pinch = defineGroup(easel, "pinch", () => {
    const [head, waist, half] = [width * 0.32, TACK.width / 2, width / 2];
    const relaxed = TACK.below + (joint - TACK.below) * 0.55;
    const left = d`M${-head},0Q${-waist},${TACK.below * 0.5} ${-waist},${TACK.below}C${-waist},${relaxed} ${-half},${relaxed} ${-half},${joint}V${foot}`;
    const right = d`${half},${foot}V${joint}C${half},${relaxed} ${waist},${relaxed} ${waist},${TACK.below}Q${waist},${TACK.below * 0.5} ${head},0`;
    return [
      fill(`${left}L${right}Z`, foldPaint(easel, 0.8 * cloth.relief)),
      line(`${left}M${right}`, CLOTH_LINE),
      line(d`M${-waist},${TACK.below}H${waist}`, 0.7),
    ];
  });
  return fragment(body.joints.slice(1, -1).map((x) => use(pinch, x)));
}
