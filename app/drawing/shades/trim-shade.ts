import type { Cloth, Easel } from "#app/drawing/easel.ts";
import { type Box, d, group, type Shape } from "#app/drawing/scene.ts";
import { drawTrim } from "#app/drawing/trim.ts";

/** Trim along the hem of a shade, down both of its sides, or both. */
export function trimShade(
  easel: Easel,
  cloth: Cloth,
  hem: string,
  { width, height }: Pick<Box, "width" | "height">,
): Shape | null {
  if (!cloth.trim) return null;
  const sides = cloth.trimEdges.includes("sides");
  return group(
    {},
    cloth.trimEdges.includes("bottom") ? drawTrim(easel, cloth, hem) : null,
    sides ? drawTrim(easel, cloth, d`M.1,0V${height}`, -1) : null,
    sides ? drawTrim(easel, cloth, d`M${width - 0.1},0V${height}`, 1) : null,
  );
}
