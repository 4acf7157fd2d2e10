import { drawPanel } from "#app/drawing/drapery/draw-panel.ts";
import { threeFingerPinch } from "#app/drawing/drapery/headings.ts";
import { drawPocket } from "#app/drawing/drapery/pocket.ts";
import { type Cloth, define, downPaint, type Easel, faint, fill, line, paint, use } from "#app/drawing/easel.ts";
import { gatherPoints, tapers } from "#app/drawing/gathers.ts";
import { LIGHT } from "#app/drawing/palette.ts";
import { d, group, type Shape, shape } from "#app/drawing/scene.ts";
import { drawSheet } from "#app/drawing/shades/sheet.ts";
import { castShadow, lidShadow } from "#app/drawing/soft.ts";
import { drawTrim } from "#app/drawing/trim.ts";
import { drawBoxes, drawBoxPleats, drawInvertedPleats, drawJointPleats } from "./box-pleats.ts";
import { drawCascades } from "./cascades.ts";
import { drawFoldAndSkirt, drawSoftRolls, drawTucks } from "./horizontals.ts";
import { drawStraps, drawTies } from "./straps.ts";
import { drawSwag, drawTied } from "./swag.ts";
import { drawTongues, drawWings } from "./tongues.ts";
import { measureBody, type ValanceBody } from "./valance-body.ts";
import type { ValanceLook, Work } from "./valance-table.ts";

const STITCH_ROW = 3;

/** A valance, its top left corner at the origin; `drop` is the longest point of its body. */
export function drawValance(easel: Easel, cloth: Cloth, look: ValanceLook, width: number, drop: number): Shape {
  const body = measureBody(look, width, drop);
  const pleated = look.work.some((work) => work.kind === "pinchPleats");
  if (pleated) return drawPleatedValance(easel, cloth, body);
  const outline = define(easel, "val", (id) => shape("path", { id, d: body.outline }));
  const clip = define(easel, "valk", (id) => shape("clipPath", { id }, [use(outline)]));
  const onFace = look.work.filter((work) => !liesOver(work));
  const over = look.work.filter(liesOver);
  const gathered = look.work.find((work) => work.kind === "gathers" && work.ruffle > 0);
  return group(
    {},
    look.mount === "board" ? lidShadow(easel, width) : null,
    castShadow(outline),
    gathered ? use(outline, 0, 0, { fill: cloth.fill }) : drawSheet(easel, outline, cloth),
    group(
      { "clip-path": `url(#${clip})` },
      onFace.flatMap((work) => drawWork(easel, cloth, body, work, look) ?? []),
      look.mount === "rod" && !gathered ? drawRodHead(easel, width) : null,
    ),
    line(body.outline),
    cloth.trim ? drawTrim(easel, cloth, body.hem) : null,
    gathered?.kind === "gathers"
      ? drawPocket(easel, cloth, {
          width,
          ruffle: gathered.ruffle,
          pocket: 2.6,
          spacing: gathered.spacing,
          reach: Math.min(7, drop * 0.5),
        })
      : null,
    over.flatMap((work) => drawWork(easel, cloth, body, work, look) ?? []),
  );
}

/** Cascades, tongues, straps and ties reach below the hem, so nothing may cut them off there. */
function liesOver(work: Work): boolean {
  return work.kind === "cascades" || work.kind === "tongues" || work.kind === "straps";
}

function drawWork(easel: Easel, cloth: Cloth, body: ValanceBody, work: Work, look: ValanceLook): Shape | null {
  const slitFrom = look.mount === "rod" ? STITCH_ROW : 0;
  switch (work.kind) {
    case "boxes":
      return drawBoxes(easel, cloth, body, work.face);
    case "boxPleats":
      return drawBoxPleats(easel, cloth, body, work.at, work.width, work.inset);
    case "jointPleats":
      return drawJointPleats(easel, cloth, body, work.width);
    case "invertedPleats":
      return drawInvertedPleats(easel, cloth, body, slits(work, body.width), slitFrom);
    case "cascades":
      return drawCascades(easel, cloth, body.width, {
        width: work.width,
        inner: work.inner * body.scale,
        outer: work.outer * body.scale,
      });
    case "swag":
      return drawSwag(easel, cloth, body, work);
    case "tongues":
      return drawTongues(easel, cloth, body, work);
    case "wings":
      return drawWings(easel, body, work.seam, work.overlap);
    case "tucks":
      return drawTucks(easel, cloth, body, work.count);
    case "rolls":
      return drawSoftRolls(easel, cloth, body, work.flat * body.scale, work.count);
    case "straps":
      return drawStraps(easel, cloth, body, work.at);
    case "foldAndSkirt":
      return drawFoldAndSkirt(easel, cloth, body, { ...work, flat: work.flat * body.scale });
    case "ties":
      return group(
        {},
        drawTied(easel, cloth, body, work.at, work.lift),
        drawTies(easel, cloth, body, work.at, work.lift),
      );
    case "gathers":
      return drawGathers(easel, cloth, body, work.spacing, work.ruffle > 0 ? 0.22 : 0.12);
    case "pinchPleats":
      return null;
  }
}

function slits(work: { at?: readonly number[]; panel?: number }, width: number): number[] {
  if (work.at) return work.at.map((share) => share * width);
  const count = Math.max(2, Math.round(width / (work.panel ?? width)));
  return Array.from({ length: count - 1 }, (_, i) => (width * (i + 1)) / count);
}

/** Fine hollows from top to hem, a few inches repeated; the clip gives them the hem's shape. */
function drawGathers(easel: Easel, cloth: Cloth, body: ValanceBody, spacing: number, strength: number): Shape {
  const tile = spacing * 1.5 * 6;
  const height = body.drop + 1;
  const hollows = paint(easel, "hollows", (id) => {
    const xs = gatherPoints(0, tile, spacing * 1.5);
    return shape("pattern", { id, width: tile, height, patternUnits: "userSpaceOnUse" }, [
      group(
        { fill: faint(easel.shadow, strength * cloth.relief) },
        shape("path", { d: tapers(xs, 0, () => height * 1.2, spacing * 0.36) }),
        shape("path", { d: tapers(xs, height, () => -height * 0.9, spacing * 0.34) }),
      ),
      group(
        { fill: faint(LIGHT, 0.3 * cloth.relief) },
        shape("path", {
          d: tapers(
            xs.map((x) => x + spacing * 0.62),
            height,
            () => -height * 0.95,
            spacing * 0.2,
          ),
        }),
      ),
    ]);
  });
  return fill(d`M0,0H${body.width}V${height}H0Z`, hollows);
}

/** A concealed flat rod: a lip stands above it and a row of stitching runs below. */
function drawRodHead(easel: Easel, width: number): Shape {
  const band = downPaint(easel, "rodband", [
    [0, -0.16],
    [0.3, 0.2],
    [0.7, 0],
    [1, -0.16],
  ]);
  return group(
    {},
    fill(d`M0,.9H${width}V${STITCH_ROW}H0Z`, band),
    line(d`M0,.9H${width}`, 0.3),
    line(d`M0,${STITCH_ROW}H${width}`, 0.8, { "stroke-dasharray": "3 2" }),
  );
}

function drawPleatedValance(easel: Easel, cloth: Cloth, body: ValanceBody): Shape {
  return group(
    {},
    castShadow(define(easel, "pleated", (id) => shape("path", { id, d: body.outline }))),
    drawPanel(
      easel,
      cloth,
      { ...threeFingerPinch, hang: "rings", fall: { ...threeFingerPinch.fall, relax: 9 } },
      {
        name: "val",
        width: body.width,
        length: body.drop,
        pitch: threeFingerPinch.pitch.closed,
        leading: "both",
      },
    ),
    cloth.trim ? drawTrim(easel, cloth, d`M0,${body.drop}H${body.width}`) : null,
  );
}
