import { bandBottom, drawStrips } from "#app/drawing/banding.ts";
import {
  type Cloth,
  define,
  defineGroup,
  defineOutline,
  type Easel,
  faint,
  fill,
  foldPaint,
  gradient,
  inked,
  line,
  paint,
  use,
} from "#app/drawing/easel.ts";
import { d, fragment, group, type Shape, shape } from "#app/drawing/scene.ts";
import { CLOTH_LINE, crowdedLine, isCrowded } from "./cloth-line.ts";
import { type ColumnShape, defineColumn, defineShade, shadeStops, variantsOf } from "./columns.ts";
import type { Heading } from "./headings.ts";
import {
  faceEdges,
  hangingPoints,
  onFolds,
  type Panel,
  panelOutline,
  panelStrips,
  pitchOf,
  trimPanel,
} from "./panel.ts";
import { drawFaces, duskPaint, recessPaint, sinking, softPaint } from "./panel-shade.ts";
import { crownOf, drawPleats } from "./pleats.ts";

/** One panel of cloth, its top left corner at the origin. */
export function drawPanel(
  easel: Easel,
  cloth: Cloth,
  heading: Heading,
  panel: Panel,
  behindFolds: readonly Shape[] = [],
): Shape {
  const { fall, pleat } = heading;
  const points = hangingPoints(heading, panel);
  const pitch = pitchOf(points, panel);
  const column: ColumnShape = { fall, pitch, length: panel.length, crown: crownOf(pleat, pitch) };
  const relief = fall.relief * cloth.relief * (isCrowded(pitch) ? 0.8 : 1);
  const leans = leansOf(heading, column, points, panel);
  const faces = heading.between ? faceEdges(points, panel) : [];
  const folds = heading.between
    ? faces.slice(1).map((x, i) => (x + (faces[i] ?? 0)) / 2)
    : points.map((x, i) => x + (leans[i] ?? 0));
  const columns = defineColumns(easel, panel.name, column, folds, leans);
  const base = defineOutline(easel, `${panel.name}b`, () => panelOutline(heading, panel, points));
  const top = heading.hang === "pocket" ? fall.from : heading.sag * 0.08;
  const hem = panel.length - fall.wave;
  const strips = panelStrips(cloth, panel);
  return fragment(
    use(base, 0, 0, { fill: cloth.fill }),
    drawStrips(cloth, strips, top, hem),
    bandBottom(cloth, hem, [[0, panel.width]]),
    use(base, 0, 0, { fill: recessPaint(easel, cloth, heading, panel) }),
    use(base, 0, 0, { fill: duskPaint(easel) }),
    heading.between || fall.fades ? null : drawValleys(easel, relief, heading, panel, base, column, folds),
    inked(base, CLOTH_LINE, { stroke: easel.ink }),
    behindFolds,
    heading.between
      ? drawFaces(easel, cloth, heading, panel, { columns, slits: faces.slice(1, -1), pitch })
      : fall.fades
        ? use(columns, 0, 0, {
            fill: softPaint(easel, relief),
            mask: sinking(easel, heading, panel),
            "clip-path": clipTo(easel, panel, base),
          })
        : fragment(
            column.crown ? use(columns, 0.2, 0, { fill: faint(easel.shadow, 0.16) }) : null,
            paintColumns(easel, cloth, panel.name, column, folds, leans, columns),
            drawStrips(cloth, onFolds(strips, folds, fall.share * pitch), top, panel.length - fall.wave * 0.2),
            bandBottom(cloth, panel.length - fall.wave * 0.2, onFolds([[0, panel.width]], folds, fall.share * pitch)),
            use(columns, 0, 0, {
              fill: foldPaint(easel, relief),
              stroke: easel.ink,
              "stroke-opacity": CLOTH_LINE,
              ...crowdedLine(pitch),
            }),
            use(columns, 0, 0, { fill: duskPaint(easel) }),
          ),
    line(d`M.3,${panel.length - 4}H${panel.width - 0.3}`, 0.16),
    cloth.trim ? trimPanel(easel, cloth, panel, top, hem) : null,
    pleat ? drawPleats(easel, cloth, pleat, panel.name, points, pitch) : null,
  );
}

/**
 * A fold that hangs close to the edge of soft cloth falls inwards from its ring, so that it stays on the panel; so does
 * one from a pleat that stands where the cloth goes back to the wall.
 */
function leansOf(
  { sag }: Heading,
  { fall, pitch }: ColumnShape,
  points: readonly number[],
  { width, at, leading }: Panel,
): number[] {
  const leans = (sag > 0 || (at !== undefined && leading !== "both")) && fall.relax > 0 && !fall.fades;
  const from = (edge: number) => (leans ? Math.max(0, (fall.share * pitch) / 2 - edge) : 0);
  const last = points.length - 1;
  return points.map((x, i) => (i === 0 ? from(x) : i === last ? -from(width - x) : 0));
}

function defineColumns(
  easel: Easel,
  name: string,
  column: ColumnShape,
  folds: readonly number[],
  leans: readonly number[],
): string {
  const each = folds.map((_, i) => columnOf(easel, name, column, i, leans[i]));
  return defineGroup(easel, `${name}cols`, () => folds.map((x, i) => use(each[i] ?? "", x)));
}

/** The cloth of the folds. Each shows another part of a wide repeat; in plain cloth they are all alike. */
function paintColumns(
  easel: Easel,
  cloth: Cloth,
  name: string,
  column: ColumnShape,
  folds: readonly number[],
  leans: readonly number[],
  columns: string,
): Shape | Shape[] {
  if (easel.open) return paintThrough(easel, cloth, name, column, folds, leans);
  const fills = folds.map((x) => cloth.onFold(x));
  if (new Set(fills).size <= 1) return use(columns, 0, 0, { fill: fills[0] ?? cloth.fill });
  return folds.map((x, i) => use(columnOf(easel, name, column, i, leans[i]), x, 0, { fill: fills[i] }));
}

/** A cloth that is not known yet has to go on from fold to fold, so it is seen through all of them at once. */
function paintThrough(
  easel: Easel,
  cloth: Cloth,
  name: string,
  column: ColumnShape,
  folds: readonly number[],
  leans: readonly number[],
): Shape {
  const uses = folds.map((x, i) => use(columnOf(easel, name, column, i, leans[i]), x));
  const clip = define(easel, `${name}through`, (id) => shape("clipPath", { id }, uses));
  const [first = 0, last = 0] = [folds[0], folds.at(-1)];
  const data = d`M${first - column.pitch},-2H${last + column.pitch}V${column.length + 2}H${first - column.pitch}Z`;
  return fill(data, cloth.fill, { "clip-path": `url(#${clip})` });
}

function columnOf(easel: Easel, name: string, column: ColumnShape, fold: number, lean?: number): string {
  return defineColumn(easel, name, column, ((fold * 7) % 5) % variantsOf(column), lean);
}

function clipTo(easel: Easel, { name }: Panel, outline: string): string {
  return `url(#${define(easel, `${name}k`, (id) => shape("clipPath", { id }, [use(outline)]))})`;
}

/** The shade between folds, coming up slowly below a stiffened heading. */
function drawValleys(
  easel: Easel,
  relief: number,
  heading: Heading,
  panel: Panel,
  base: string,
  column: ColumnShape,
  folds: readonly number[],
): Shape {
  const shade = defineShade(easel, panel.name, column);
  const valleys = define(easel, `${panel.name}v`, (id) =>
    group(
      {
        id,
        fill: paint(easel, `${panel.name}sg`, (own) => gradient(easel, own, shadeStops(column, relief))),
        "clip-path": clipTo(easel, panel, base),
        mask: heading.fall.relax === 0 ? undefined : sinking(easel, heading, panel),
      },
      folds.map((x) => use(shade, x)),
    ),
  );
  return use(valleys);
}
