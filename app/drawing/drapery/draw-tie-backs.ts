import { type Cloth, type Easel, foldPaint, line, piece } from "#app/drawing/easel.ts";
import type { Hanging } from "#app/drawing/layout.ts";
import { d, fragment, type Shape } from "#app/drawing/scene.ts";

/** How far a tie-back drops from its hook to where it holds the cloth. */
const DROP = 1.6;

/** A band of the drapes' own cloth round each panel, from a hook at its outer edge. */
export function drawTieBacks(
  easel: Easel,
  cloth: Cloth,
  { panels, clothTop, hem }: Pick<Hanging, "panels" | "clothTop" | "hem">,
  seen = Number.POSITIVE_INFINITY,
): Shape {
  const { tieBackUp, tieBackWidth } = easel.rules;
  const y = hem - (hem - clothTop) * tieBackUp - tieBackWidth / 2;
  return fragment(
    panels.map(({ x, width, leading }) => {
      const wide = Math.min(width, seen);
      const [hook, toward] = leading === "right" ? [x, 1] : [x + width, -1];
      const end = hook + toward * wide;
      const middle = hook + (toward * wide) / 2;
      const band = d`M${hook},${y}Q${middle},${y + DROP * 2} ${end},${y + DROP}V${y + DROP + tieBackWidth}Q${middle},${y + DROP * 2 + tieBackWidth} ${hook},${y + tieBackWidth}Z`;
      return fragment(
        piece(band, cloth.fill, foldPaint(easel, 0.5)),
        line(d`M${hook},${y + tieBackWidth / 2 - 0.6}v1.2m-.6,-.6h1.2`, 0.6),
      );
    }),
  );
}
