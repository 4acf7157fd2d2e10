import { type Cloth, downPaint, type Easel, faint, fill, line } from "#app/drawing/easel.ts";
import { LIGHT } from "#app/drawing/palette.ts";
import { type Box, d, group, type Shape } from "#app/drawing/scene.ts";
import type { ShadeLook } from "./shade-table.ts";

const FOLD_STEP = 0.75;

/** A raised shade gathers at its foot: the skirt, and the edge of each fold tucked away behind the face. */
export function stackHeight(look: ShadeLook, hidden: number): number {
  return look.skirt + foldCount(look, hidden) * FOLD_STEP;
}

function foldCount(look: ShadeLook, hidden: number): number {
  return Math.min(6, Math.ceil(hidden / (look.spacing * 2)));
}

export function drawStack(easel: Easel, cloth: Cloth, look: ShadeLook, { width, height }: Box, hidden: number): Shape {
  const count = foldCount(look, hidden);
  const skirtTop = height - look.skirt;
  const rounded = look.rows === "grooves";
  const strips: Shape[] = [];
  for (let i = 0; i < count; i += 1) {
    const y = skirtTop - (count - i - 1) * FOLD_STEP;
    const strip = d`M0,${y - FOLD_STEP}H${width}V${y}H0Z`;
    strips.push(
      fill(
        strip,
        downPaint(easel, "tucked", [
          [0, -0.5 * cloth.relief],
          [0.6, -0.08],
          [1, rounded ? -0.3 : 0.1],
        ]),
      ),
      look.rows === "ribs" ? fill(d`M0,${y - 0.25}H${width}V${y}H0Z`, faint(LIGHT, 0.6)) : fill("", "none"),
    );
  }
  const edges = Array.from({ length: count + 1 }, (_, i) => d`M0,${skirtTop - i * FOLD_STEP}H${width}`).join("");
  return group(
    {},
    strips,
    fill(
      d`M0,${skirtTop}H${width}V${height}H0Z`,
      downPaint(easel, "skirt", [
        [0, -0.5 * cloth.relief],
        [0.35, -0.12],
        [1, 0],
      ]),
    ),
    line(edges, 0.7),
  );
}
