import { CLOTH_LINE } from "#app/drawing/drapery/cloth-line.ts";
import { type Cloth, define, type Easel, fill, foldPaint, line, use } from "#app/drawing/easel.ts";
import { d, group, type Shape } from "#app/drawing/scene.ts";
import type { ValanceBody } from "./valance-body.ts";

/** Where a pinch is tacked, and how wide it is there. */
const TACK = { below: 1.8, width: 0.5 };

/** Soft pinches between scallops: caught below the top, falling open again to the hem. Cascades cover those at the ends. */
export function drawPinches(easel: Easel, cloth: Cloth, body: ValanceBody, width: number): Shape {
  const joint = body.hemAt(body.joints[1] ?? 0);
  // It runs on to the hem, which cuts it off and hangs lower beside the joint than at it.
  const foot = body.drop;
  const pinch = define(easel, "pinch", (id) => {
    const [head, waist, half] = [width * 0.32, TACK.width / 2, width / 2];
    const relaxed = TACK.below + (joint - TACK.below) * 0.55;
    const left = d`M${-head},0Q${-waist},${TACK.below * 0.5} ${-waist},${TACK.below}C${-waist},${relaxed} ${-half},${relaxed} ${-half},${joint}V${foot}`;
    const right = d`${half},${foot}V${joint}C${half},${relaxed} ${waist},${relaxed} ${waist},${TACK.below}Q${waist},${TACK.below * 0.5} ${head},0`;
    return group(
      { id },
      fill(`${left}L${right}Z`, foldPaint(easel, 0.8 * cloth.relief)),
      line(`${left}M${right}`, CLOTH_LINE),
      line(d`M${-waist},${TACK.below}H${waist}`, 0.7),
    );
  });
  return group(
    {},
    body.joints.slice(1, -1).map((x) => use(pinch, x)),
  );
}
