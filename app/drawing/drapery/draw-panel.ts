import type { EdgeName } from "#app/domain/orders/answers/edges.ts";
import { bandBottom, bandStrips, drawStrips, type Strip } from "#app/drawing/banding.ts";
import { type Cloth, define, type Easel, fill, foldPaint, gradient, line, paint, use } from "#app/drawing/easel.ts";
import { INK } from "#app/drawing/palette.ts";
import { d, group, type Shape, shape } from "#app/drawing/scene.ts";
import { drawTrim } from "#app/drawing/trim.ts";
import { type ColumnShape, columnVariants, defineColumn, defineShade, shadeStops } from "./columns.ts";
import { drawPleats } from "./draw-pleats.ts";
import type { Heading } from "./headings.ts";
import { hangingPoints, type Panel, panelOutline } from "./panel.ts";
import { duskPaint, recessPaint, sinking } from "./panel-shade.ts";

/** One panel of cloth, its top left corner at the origin. */
export function drawPanel(
  easel: Easel,
  cloth: Cloth,
  heading: Heading,
  panel: Panel,
  behindFolds: readonly Shape[] = [],
): Shape {
  const { fall } = heading;
  const points = hangingPoints(heading, panel);
  const pitch = (points[1] ?? panel.width) - (points[0] ?? 0);
  const folds = heading.between ? points.slice(1).map((x) => x - pitch / 2) : points;
  const column: ColumnShape = { fall, pitch, length: panel.length };
  const columns = defineColumns(easel, panel.name, column, folds);
  const base = panelOutline(heading, panel, points);
  const top = heading.hang === "pocket" ? fall.from : heading.sag * 0.3;
  const hem = panel.length - fall.wave;
  const soft = heading.between || fall.fades ? sinking(easel, heading, panel) : undefined;
  const strips = panelStrips(cloth, panel);
  return group(
    {},
    fill(base, cloth.fill),
    drawStrips(cloth, strips, top, hem),
    bandBottom(cloth, hem, [[0, panel.width]]),
    fill(base, recessPaint(easel, cloth, heading, panel)),
    fill(base, duskPaint(easel)),
    drawValleys(easel, cloth, heading, panel, base, column, folds),
    line(base),
    behindFolds,
    heading.between ? null : use(columns, 0, 0, { fill: cloth.fill }),
    drawStrips(cloth, onFolds(strips, folds, fall.share * pitch), top, panel.length - fall.wave * 0.2),
    bandBottom(cloth, panel.length - fall.wave * 0.2, onFolds([[0, panel.width]], folds, fall.share * pitch)),
    use(columns, 0, 0, {
      fill: foldPaint(easel, fall.relief * cloth.relief),
      stroke: INK,
      "stroke-opacity": 0.45,
      mask: soft,
    }),
    heading.between ? null : use(columns, 0, 0, { fill: duskPaint(easel) }),
    line(d`M.3,${panel.length - 4}H${panel.width - 0.3}`, 0.16),
    line(d`M0,${hem}V${top}M${panel.width},${hem}V${top}`),
    cloth.trim ? trimPanel(easel, cloth, panel, top, hem) : null,
    heading.pleat ? drawPleats(easel, cloth, heading.pleat, points, pitch) : null,
    heading.between ? drawSlits(points, fall.from + 3) : null,
  );
}

function defineColumns(easel: Easel, name: string, column: ColumnShape, folds: readonly number[]): string {
  const variants = Array.from({ length: columnVariants }, (_, i) => defineColumn(easel, name, column, i));
  return define(easel, `${name}cols`, (id) =>
    group(
      { id },
      folds.map((x, i) => use(variants[((i * 7) % 5) % columnVariants] ?? "", x)),
    ),
  );
}

/** The shade between folds, coming up slowly below a stiffened heading. */
function drawValleys(
  easel: Easel,
  cloth: Cloth,
  heading: Heading,
  panel: Panel,
  base: string,
  column: ColumnShape,
  folds: readonly number[],
): Shape {
  const { fall } = heading;
  const shade = defineShade(easel, panel.name, column);
  const clip = define(easel, `${panel.name}k`, (id) => shape("clipPath", { id }, [shape("path", { d: base })]));
  return group(
    {
      fill: paint(easel, `${panel.name}sg`, (id) =>
        gradient(easel, id, shadeStops(column, fall.relief * cloth.relief)),
      ),
      "clip-path": `url(#${clip})`,
      mask: fall.relax === 0 ? undefined : sinking(easel, heading, panel),
    },
    folds.map((x) => use(shade, x)),
  );
}

/** A panel that is drawn from both sides leads on both. */
function edgesOf({ leading }: Panel): Record<"left" | "right", EdgeName> {
  return {
    left: leading === "right" ? "outer" : "leading",
    right: leading === "left" ? "outer" : "leading",
  };
}

function panelStrips(cloth: Cloth, panel: Panel): Strip[] {
  const { left, right } = edgesOf(panel);
  return [
    ...(cloth.bandEdges.includes(left) ? bandStrips(cloth, 0, 1) : []),
    ...(cloth.bandEdges.includes(right) ? bandStrips(cloth, panel.width, -1) : []),
  ];
}

/** A band lies in the valleys and over the folds alike; these are its parts on the folds. */
function onFolds(strips: readonly Strip[], folds: readonly number[], width: number): Strip[] {
  return strips.flatMap(([from, to]) =>
    folds
      .map((x): Strip => [Math.max(from, x - width / 2), Math.min(to, x + width / 2)])
      .filter(([a, b]) => b - a > 0.05),
  );
}

/** Trim follows the edges that were asked for; where both lead, neither is trimmed. */
function trimPanel(easel: Easel, cloth: Cloth, panel: Panel, top: number, hem: number): Shape[] {
  const { left, right } = edgesOf(panel);
  const on = (edge: EdgeName) => cloth.trimEdges.includes(edge) && panel.leading !== "both";
  return [
    ...(on(left) ? [drawTrim(easel, cloth, d`M.1,${top}V${hem}`, -1)] : []),
    ...(on(right) ? [drawTrim(easel, cloth, d`M${panel.width - 0.1},${top}V${hem}`, 1)] : []),
    ...(on("bottom") ? [drawTrim(easel, cloth, d`M0,${hem}H${panel.width}`)] : []),
  ];
}

/** Where the cloth turns to the back, stitched through the heading. */
function drawSlits(points: readonly number[], foot: number): Shape {
  const slits = points.slice(1, -1).map((x) => d`M${x},0V${foot}`);
  return line(slits.join(""), 0.7);
}
