import { type Cloth, define, downPaint, type Easel, fill, line, use } from "#app/drawing/easel.ts";
import { type Box, d, group, type Shape } from "#app/drawing/scene.ts";
import { drawRib } from "./ribs.ts";
import type { ShadeLook } from "./shade-table.ts";
import { rowCount, stackOf } from "./stack.ts";

/** What is sewn across a shade at each row of rings. The cloth above the folds hangs where it hung when it was down. */
export function drawRows(easel: Easel, cloth: Cloth, look: ShadeLook, box: Box, hidden: number): Shape | null {
  if (look.rows !== "ribs" && look.rows !== "grooves") return null;
  const full = box.height + hidden;
  const rows = rowCount(look, full);
  const spacing = (full - look.skirt) / rows;
  const { top } = stackOf(look, box.height, hidden);
  const ys = Array.from({ length: rows }, (_, i) => spacing * (i + 1)).filter((y) => y < top - 1 || y === top);
  if (look.rows === "grooves") return drawGrooves(easel, cloth, box.width, ys, spacing);
  return group(
    {},
    ys.map((y) => drawRib(easel, box.width, y)),
  );
}

/** A seam drawn to the back: the cloth swells on either side of a fine dark line. */
function drawGrooves(easel: Easel, cloth: Cloth, width: number, ys: readonly number[], spacing: number): Shape {
  const pillow = define(easel, "pillow", (id) =>
    group(
      { id },
      fill(
        d`M0,${-spacing}H${width}V0H0Z`,
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
