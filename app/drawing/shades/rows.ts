import { bandBottom, bandSides } from "#app/drawing/banding.ts";
import { type Cloth, define, downPaint, type Easel, faint, fill, line, use } from "#app/drawing/easel.ts";
import { LIGHT } from "#app/drawing/palette.ts";
import { type Box, d, group, type Shape, shape } from "#app/drawing/scene.ts";
import type { ShadeLook } from "./shade-table.ts";
import { stackHeight } from "./stack.ts";

/** The features a shade repeats down its face. */
export function drawRows(easel: Easel, cloth: Cloth, look: ShadeLook, box: Box, hidden: number): Shape | null {
  if (look.rows === "rolls") return drawRolls(easel, cloth, look, box);
  if (look.rows === "none") return null;
  const foot = box.height - stackHeight(look, hidden);
  const ys: number[] = [];
  for (let y = foot - look.spacing; y > 1.5; y -= look.spacing) ys.push(y);
  return look.rows === "ribs" ? drawRibs(easel, box.width, ys) : drawGrooves(easel, cloth, box.width, ys, look.spacing);
}

/** A stitched tuck stands forward: light on its top, its shadow below. */
function drawRibs(easel: Easel, width: number, ys: readonly number[]): Shape {
  const rib = define(easel, "rib", (id) =>
    group(
      { id },
      fill(
        d`M0,.25H${width}V1.5H0Z`,
        downPaint(easel, "under", [
          [0, -0.5],
          [1, 0],
        ]),
      ),
      fill(d`M0,-.3H${width}V.3H0Z`, faint(LIGHT, 0.55)),
      line(d`M0,-.3H${width}`, 0.35),
      line(d`M0,.3H${width}`, 0.85),
    ),
  );
  return group(
    {},
    ys.map((y) => use(rib, 0, y)),
  );
}

/** A seam drawn to the back: the cloth swells on either side of a fine dark line. */
function drawGrooves(easel: Easel, cloth: Cloth, width: number, ys: readonly number[], spacing: number): Shape {
  const pillow = define(easel, "pillow", (id) =>
    group(
      { id },
      fill(
        d`M0,0H${width}V${spacing}H0Z`,
        downPaint(easel, "swell", [
          [0, -0.34 * cloth.relief],
          [0.1, -0.1 * cloth.relief],
          [0.36, 0.34 * cloth.relief],
          [0.7, 0],
          [1, -0.3 * cloth.relief],
        ]),
      ),
    ),
  );
  return group(
    {},
    ys.map((y) => use(pillow, 0, y)),
    line(ys.map((y) => d`M0,${y}H${width}`).join(""), 0.5),
  );
}

/** Soft rolls, each lapping over the next, so they are painted from the hem upwards. */
function drawRolls(easel: Easel, cloth: Cloth, look: ShadeLook, box: Box): Shape {
  const { width, height } = box;
  const count = Math.max(1, Math.round((height - look.skirt) / look.spacing));
  const step = (height - look.skirt) / count;
  const lap = 1.3;
  const roll = define(easel, "roll", (id) => {
    const body = d`M.4,${-lap}H${width - 0.4}V0C${width + 0.1},${step * 0.3} ${width + 0.1},${step * 0.85} ${width - 0.5},${step}Q${width / 2},${step + look.dip * 2} .5,${step}C-.1,${step * 0.85} -.1,${step * 0.3} .4,0Z`;
    return group(
      { id },
      fill(body, cloth.fill),
      bandSides(cloth, width, 0, step),
      fill(
        body,
        downPaint(easel, "rolled", [
          [0, -0.5 * cloth.relief],
          [0.2, -0.34 * cloth.relief],
          [0.42, 0.1],
          [0.66, 0.4 * cloth.relief],
          [0.84, 0.06],
          [1, -0.36 * cloth.relief],
        ]),
      ),
      line(
        d`M.4,0C-.1,${step * 0.3} -.1,${step * 0.85} .5,${step}Q${width / 2},${step + look.dip * 2} ${width - 0.5},${step}C${width + 0.1},${step * 0.85} ${width + 0.1},${step * 0.3} ${width - 0.4},0`,
      ),
    );
  });
  const skirt = d`M0,${height - look.skirt - 1}H${width}V${height}H0Z`;
  return group(
    {},
    fill(skirt, cloth.fill),
    fill(skirt, faint(easel.shadow, 0.12)),
    bandBottom(cloth, height, [[0, width]]),
    line(d`M0,${height - look.skirt}V${height}H${width}V${height - look.skirt}`),
    group(
      {
        "clip-path": `url(#${define(easel, "headrail", (id) => shape("clipPath", { id }, [shape("rect", { x: -1, y: 0, width: width + 2, height: height + 1 })]))})`,
      },
      Array.from({ length: count }, (_, i) => use(roll, 0, step * (count - 1 - i))),
    ),
    line(d`M0,0H${width}`),
  );
}
