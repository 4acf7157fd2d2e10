import { bandFace } from "#app/drawing/banding.ts";
import { type Cloth, define, type Easel, line, use } from "#app/drawing/easel.ts";
import { at, type Box, d, group, type Shape, shape } from "#app/drawing/scene.ts";
import { drawHobble } from "./hobble.ts";
import { drawRail } from "./rail.ts";
import { drawRows } from "./shade-rows.ts";
import { type ShadeLook, sewnBy } from "./shade-table.ts";
import { shadeSheet } from "./sheet.ts";
import { drawSlump } from "./slump.ts";
import { drawStack, paintSkirt } from "./stack.ts";
import { trimShade } from "./trim-shade.ts";

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
