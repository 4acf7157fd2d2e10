import { type Cloth, define, downPaint, type Easel, fill, line, use } from "#app/drawing/easel.ts";
import { edgePath } from "#app/drawing/edge-profile.ts";
import { INK } from "#app/drawing/palette.ts";
import { d, fragment, group, type Shape, shape } from "#app/drawing/scene.ts";
import { castShadow, lidShadow } from "#app/drawing/soft.ts";
import { drawTrim } from "#app/drawing/trim.ts";
import type { CorniceLook } from "./cornice-table.ts";

/** Each of five strokes, one over another; more than this looks scorched. */
const PADDING_SHADE = 0.03;

/** A covered board, its top left corner at the origin; `long` is the height of its longest point. */
export function drawCornice(easel: Easel, cloth: Cloth, look: CorniceLook, width: number, long: number): Shape {
  const { start, data } = edgePath(look.edge, { width, height: long });
  const body = `${d`M0,0V${start}`}${data}V0Z`;
  const hem = `${d`M0,${start}`}${data}`;
  const board = define(easel, "board", (id) => shape("path", { id, d: body }));
  const edge = define(easel, "edge", (id) => shape("path", { id, d: hem }));
  return fragment(
    lidShadow(easel, width),
    castShadow(board),
    use(board, 0, 0, { fill: cloth.fill }),
    use(board, 0, 0, { fill: facePaint(easel, look.low) }),
    look.low ? null : drawPadding(easel, board, body, width),
    look.low ? line(body) : drawWelts(easel, cloth, edge, width, start),
    cloth.trim ? drawTrim(easel, cloth, hem) : null,
  );
}

function facePaint(easel: Easel, low: boolean): string {
  return low
    ? downPaint(easel, "crisp", { 0: 0.14, 1: -0.06 })
    : downPaint(easel, "face", { 0: 0.05, 0.16: 0.24, 0.6: 0, 1: -0.2 });
}

/** Batting under the cloth rounds every edge: the face turns away just inside its outline, and catches light on top. */
function drawPadding(easel: Easel, board: string, body: string, width: number): Shape {
  const clip = define(easel, "boardk", (id) => shape("clipPath", { id }, [shape("path", { d: body })]));
  return group(
    { "clip-path": `url(#${clip})` },
    group(
      { stroke: easel.shadow, "stroke-opacity": PADDING_SHADE },
      [3, 2.4, 1.8, 1.2, 0.8].map((width) => use(board, 0, 0, { "stroke-width": width })),
    ),
    fill(d`M0,.4H${width}V1.9H0Z`, downPaint(easel, "toplight", { 0: 0.55, 1: 0 })),
  );
}

/** A fabric-covered cord along the top and along the shaped edge. */
function drawWelts(easel: Easel, cloth: Cloth, edge: string, width: number, start: number): Shape {
  const top = define(easel, "lid", (id) => shape("path", { id, d: d`M0,.22H${width}` }));
  const cord = (stroke: string, weight: number, opacity: number, y = 0) =>
    [edge, top].map((id) =>
      use(id, 0, y, { stroke, "stroke-width": weight, "stroke-opacity": opacity, "stroke-linejoin": "round" }),
    );
  return fragment(
    line(d`M0,0V${start}M${width},0V${start}`),
    cord(INK, 0.66, 0.85),
    cord(cloth.welt, 0.5, 1),
    cord(cloth.weltLight, 0.16, 0.5, -0.08),
  );
}
