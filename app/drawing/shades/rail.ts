import { bandBottom, bandSides } from "#app/drawing/banding.ts";
import { type Cloth, downPaint, type Easel, fill, line } from "#app/drawing/easel.ts";
import { type Box, d, group, type Shape } from "#app/drawing/scene.ts";
import { drawTrim } from "#app/drawing/trim.ts";

const CASSETTE = 3.4;
const RAIL = 1.1;

/** A manufactured roller: rigid cassette, taut cloth, bottom rail. */
export function drawRail(easel: Easel, cloth: Cloth, { width, height }: Box): Shape {
  const metal = downPaint(easel, "metal", [
    [0, 0.3],
    [0.3, 0.7],
    [0.7, 0],
    [1, -0.28],
  ]);
  const sheet = d`M.6,${CASSETTE}H${width - 0.6}V${height - RAIL}H.6Z`;
  const cassette = d`M0,.5Q0,0 .5,0H${width - 0.5}Q${width},0 ${width},.5V${CASSETTE}H0Z`;
  const rail = d`M.5,${height - RAIL}H${width - 0.5}V${height - 0.3}Q${width - 0.5},${height} ${width - 0.9},${height}H.9Q.5,${height} .5,${height - 0.3}Z`;
  const fall = downPaint(easel, "roller", [
    [0, -0.4],
    [0.07, -0.06],
    [0.4, 0.1],
    [1, -0.03],
  ]);
  return group(
    {},
    // The window shows through the cloth, not through what holds it.
    group(
      { opacity: cloth.opacity },
      fill(sheet, cloth.fill),
      bandSides(cloth, width, CASSETTE, height - RAIL),
      bandBottom(cloth, height - RAIL, [[0.6, width - 0.6]]),
      fill(sheet, fall),
    ),
    fill(cassette + rail, "#DCD6CA"),
    fill(cassette, metal),
    fill(rail, metal),
    line(d`M1.2,0V${CASSETTE}M${width - 1.2},0V${CASSETTE}`, 0.45),
    line(sheet + cassette + rail),
    cloth.trim ? drawTrim(easel, cloth, d`M.5,${height}H${width - 0.5}`) : null,
  );
}
