import { bandBottom, bandFace, bandSides } from "#app/drawing/banding.ts";
import { type Cloth, define, defineGroup, downPaint, type Easel, fill, line, use } from "#app/drawing/easel.ts";
import { at, type Box, d, fragment, group, type Shape, shape } from "#app/drawing/scene.ts";
import { drawTrim, trimShade } from "#app/drawing/trim.ts";
import { drawHobble } from "./hobble.ts";
import { drawRib } from "./ribs.ts";
import { type ShadeLook, sewnBy } from "./shade-table.ts";
import { shadeSheet } from "./sheet.ts";
import { drawSlump } from "./slump.ts";
import { drawStack, paintSkirt, rowCount, stackOf } from "./stack.ts";

/** A shade filling the box: its headrail at the top, its hem on the bottom edge. `hidden` is the cloth folded away. */
export function drawShade(easel: Easel, cloth: Cloth, look: ShadeLook, box: Box, hidden: number): Shape {
  const clear = look.foot === "rail" || cloth.opacity === 1;
  return group(
    { opacity: clear ? undefined : cloth.opacity },
    drawBody(easel, cloth, sewnBy(look, easel.rules), box, hidden),
  );
}

function drawBody(easel: Easel, cloth: Cloth, look: ShadeLook, box: Box, hidden: number): Shape {
  if (look.foot === "rail") return at(box.x, box.y, drawRail(easel, cloth, box));
  if (look.foot === "fans" || look.foot === "smile") return at(box.x, box.y, drawSlump(easel, cloth, look, box));
  const { width, height } = box;
  const hem = trimShade(easel, cloth, d`M0,${height}H${width}`, box);
  if (look.rows === "rolls") return at(box.x, box.y, drawHobble(easel, cloth, look, box, hidden), hem);
  const body = d`M0,0H${width}V${height}H0Z`;
  const outline = define(easel, "shade", (id) => shape("path", { id, d: body }));
  return at(
    box.x,
    box.y,
    use(outline, 0, 0, { fill: cloth.fill }),
    hidden > 0 ? paintSkirt(cloth, look, box, hidden) : null,
    shadeSheet(easel, outline),
    bandFace(cloth, width, height),
    drawRows(easel, cloth, look, box, hidden),
    drawStack(easel, cloth, look, box, hidden),
    line(body),
    hem,
  );
}

const CASSETTE = 3.4;
const RAIL = 1.1;

/** A manufactured roller: rigid cassette, taut cloth, bottom rail. */
function drawRail(easel: Easel, cloth: Cloth, { width, height }: Box): Shape {
  const metal = downPaint(easel, "metal", { 0: 0.3, 0.3: 0.7, 0.7: 0, 1: -0.28 });
  const sheet = d`M.6,${CASSETTE}H${width - 0.6}V${height - RAIL}H.6Z`;
  const cassette = d`M0,.5Q0,0 .5,0H${width - 0.5}Q${width},0 ${width},.5V${CASSETTE}H0Z`;
  const rail = d`M.5,${height - RAIL}H${width - 0.5}V${height - 0.3}Q${width - 0.5},${height} ${width - 0.9},${height}H.9Q.5,${height} .5,${height - 0.3}Z`;
  const fall = downPaint(easel, "roller", { 0: -0.4, 0.07: -0.06, 0.4: 0.1, 1: -0.03 });
  return fragment(
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

/** What is sewn across a shade at each row of rings. The cloth above the folds hangs where it hung when it was down. */
function drawRows(easel: Easel, cloth: Cloth, look: ShadeLook, box: Box, hidden: number): Shape | null {
  if (look.rows !== "ribs" && look.rows !== "grooves") return null;
  const full = box.height + hidden;
  const rows = rowCount(look, full);
  const spacing = (full - look.skirt) / rows;
  const { top } = stackOf(look, box.height, hidden);
  const ys = Array.from({ length: rows }, (_, i) => spacing * (i + 1)).filter((y) => y < top - 1 || y === top);
  if (look.rows === "grooves") return drawGrooves(easel, cloth, box.width, ys, spacing);
  return fragment(ys.map((y) => drawRib(easel, box.width, y)));
}

/** A seam drawn to the back: the cloth swells on either side of a fine dark line. */
function drawGrooves(easel: Easel, cloth: Cloth, width: number, ys: readonly number[], spacing: number): Shape {
  const pillow = defineGroup(easel, "pillow", () => [
    fill(
      d`M0,${-spacing}H${width}V0H0Z`,
      downPaint(easel, "swell", {
        0: -0.34 * cloth.relief,
        0.1: -0.1 * cloth.relief,
        0.36: 0.34 * cloth.relief,
        0.7: 0,
        1: -0.3 * cloth.relief,
      }),
    ),
  ]);
  return fragment(
    ys.map((y) => use(pillow, 0, y)),
    line(ys.map((y) => d`M0,${y}H${width}`).join(""), 0.5),
  );
}
