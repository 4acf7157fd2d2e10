import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import type { SewnTop } from "#app/domain/workroom/tops/sewn-top.ts";
import { drawPanel } from "#app/drawing/drapery/draw-panel.ts";
import { threeFingerPinch } from "#app/drawing/drapery/headings.ts";
import { drawGathered, drawPocket, type Pocket } from "#app/drawing/drapery/pocket.ts";
import {
  type Cloth,
  define,
  defineOutline,
  downPaint,
  type Easel,
  faint,
  fill,
  inked,
  line,
  litLine,
  paint,
  use,
} from "#app/drawing/easel.ts";
import { gatherPoints, tapers } from "#app/drawing/gathers.ts";
import { d, fragment, group, type Shape, shape } from "#app/drawing/scene.ts";
import { drawSheet, shadeSheet } from "#app/drawing/shades/sheet.ts";
import { castShadow, lidShadow } from "#app/drawing/soft.ts";
import { drawTrim } from "#app/drawing/trim.ts";
import { boxesAcross, drawHollows, drawPleats, type Pleat, paintParts, pleatsBetween } from "./box-pleats.ts";
import { drawInvertedPleats, drawKickPleats, drawPinches } from "./face-pleats.ts";
import { cascadeWidth, edgesOf, panelEdges } from "./hems.ts";
import { drawFoldAndSkirt, drawSoftRolls, drawTucks, paintTucks } from "./horizontals.ts";
import { drawCascades, drawStraps, drawTies, drawTongues, drawWings } from "./over-face.ts";
import { drawSwags, drawTied } from "./swag.ts";
import { measureBody, type ValanceBody } from "./valance-body.ts";
import type { ValanceLook, Work } from "./valance-table.ts";

const STITCH_ROW = 3;
const VALANCE_POCKET = 2.6;

export interface HungTop {
  width: number;
  /** The longest point of its body. */
  height: number;
  sewn: SewnTop;
}

/** A valance, its top left corner at the origin. */
export function drawValance(easel: Easel, cloth: Cloth, look: ValanceLook, { width, height, sewn }: HungTop): Shape {
  const body = measureBody(look, width, height, easel.rules, sewn);
  const pleated = look.work.some((work) => work.kind === "pinchPleats");
  if (pleated) return drawPleatedValance(easel, cloth, body);
  const outline = defineOutline(easel, "val", () => body.outline);
  const clip = define(easel, "valk", (id) => shape("clipPath", { id }, [use(outline)]));
  const draw = (works: readonly Work[]) => works.flatMap((work) => drawWork(easel, cloth, body, work, look) ?? []);
  const gathered = look.work.find((work) => work.kind === "gathers" && work.ruffle > 0);
  return fragment(
    look.mount === "board" ? lidShadow(easel, width) : null,
    castShadow(outline),
    gathered ? use(outline, 0, 0, { fill: cloth.fill }) : drawFace(easel, cloth, body, look, outline, clip),
    group({ "clip-path": `url(#${clip})` }, draw(look.work.filter((work) => layerOf(work) === "face"))),
    inked(outline),
    draw(look.work.filter((work) => layerOf(work) === "forward")),
    look.mount === "rod" && !gathered ? drawRodHead(easel, width, clip) : null,
    cloth.trim ? drawTrim(easel, cloth, body.hem) : null,
    gathered?.kind === "gathers" ? drawPocket(easel, cloth, pocketOf(gathered, body), 0) : null,
    draw(look.work.filter((work) => layerOf(work) === "over")),
  );
}

/** Inches of cloth for each inch of its face. */
export function valanceFullness({ work }: ValanceLook, { gatherFullness }: PlacementRules): number {
  const full = work.some(({ kind, ...more }) => kind === "pinchPleats" || ("ruffle" in more && more.ruffle > 0));
  return full ? gatherFullness : 1;
}

/** The cloth of the face, in one or, where folds have taken some of it away, in parts. */
function drawFace(
  easel: Easel,
  cloth: Cloth,
  body: ValanceBody,
  look: ValanceLook,
  outline: string,
  clip: string,
): Shape[] {
  const parts = look.work.flatMap((work) => {
    const boxes = boxPleatsOf(work, body);
    return (
      (boxes ? paintParts(cloth, body, boxes) : work.kind === "tucks" ? paintTucks(cloth, body, work.count) : null) ??
      []
    );
  });
  if (parts.length === 0) return drawSheet(easel, outline, cloth);
  return [group({ "clip-path": `url(#${clip})` }, parts), ...shadeSheet(easel, outline)];
}

function boxPleatsOf(work: Work, body: ValanceBody): Pleat[] | null {
  if (work.kind === "boxes") return boxesAcross(body);
  return work.kind === "boxPleats" ? pleatsBetween(body, work.width) : null;
}

/**
 * What is sewn into the face ends at the hem. Boxes step forward there, below its line; cascades, tongues and straps
 * hang over everything, trim included.
 */
function layerOf({ kind }: Work): "face" | "forward" | "over" {
  if (kind === "cascades" || kind === "tongues" || kind === "straps") return "over";
  return kind === "boxes" || kind === "boxPleats" || kind === "swags" ? "forward" : "face";
}

function drawWork(easel: Easel, cloth: Cloth, body: ValanceBody, work: Work, look: ValanceLook): Shape | null {
  const boxes = boxPleatsOf(work, body);
  const slitFrom = look.mount === "rod" ? STITCH_ROW : 0;
  switch (work.kind) {
    case "boxes":
      return fragment(drawHollows(easel, cloth, body), boxes && drawPleats(easel, cloth, body, boxes));
    case "boxPleats":
      return boxes && drawPleats(easel, cloth, body, boxes);
    case "kickPleats":
      return drawKickPleats(easel, cloth, body);
    case "pinches":
      return drawPinches(easel, cloth, body, work.width);
    case "invertedPleats":
      return drawInvertedPleats(easel, cloth, body, slits(body), slitFrom);
    case "cascades":
      return drawCascades(easel, cloth, body.width, {
        width: cascadeWidth(work.width, body.width),
        inner: work.inner * body.scale,
        outer: work.outer * body.scale,
      });
    case "swags":
      return look.hem.kind === "swags" ? drawSwags(easel, cloth, body, look.hem, work.folds) : null;
    case "tongues":
      return drawTongues(easel, cloth, body, work);
    case "wings":
      return drawWings(easel, body, work.seam, work.overlap);
    case "tucks":
      return drawTucks(easel, cloth, body, work.count);
    case "rolls":
      return drawSoftRolls(easel, cloth, body, work.flat * body.scale, work.count);
    case "straps":
      return drawStraps(easel, cloth, body);
    case "foldAndSkirt":
      return drawFoldAndSkirt(easel, cloth, body, { ...work, flat: work.flat * body.scale });
    case "ties":
      return fragment(drawTied(easel, cloth, body, work.lift), drawTies(easel, cloth, body, work.lift));
    case "gathers":
      return work.ruffle > 0
        ? drawGathered(easel, cloth, pocketOf(work, body), body.drop + 1)
        : drawGathers(easel, cloth, body, work.spacing);
    case "pinchPleats":
      return null;
  }
}

/** Its gathers run on through the skirt to the hem. */
function pocketOf({ ruffle, spacing }: { ruffle: number; spacing: number }, { width, drop }: ValanceBody): Pocket {
  return {
    width,
    ruffle,
    pocket: VALANCE_POCKET,
    spacing: spacing * 1.5,
    reach: drop - ruffle - VALANCE_POCKET,
    short: true,
  };
}

/** One in the middle between each two ties; without ties, wherever two panels meet. */
export function slits({ width, joints, sewn }: ValanceBody): number[] {
  if (joints.length > 0) return joints.slice(1).map((x, i) => (x + (joints[i] ?? 0)) / 2);
  return panelEdges(sewn.boxes, width)?.slice(1, -1) ?? [];
}

/** Fine hollows from top to hem, a few inches repeated; the clip gives them the hem's shape. */
function drawGathers(easel: Easel, cloth: Cloth, body: ValanceBody, spacing: number): Shape {
  const tile = spacing * 1.5 * 6;
  const height = body.drop + 1;
  const hollows = paint(easel, "hollows", (id) => {
    const xs = gatherPoints(0, tile, spacing * 1.5);
    return shape("pattern", { id, width: tile, height, patternUnits: "userSpaceOnUse" }, [
      group(
        { fill: faint(easel.shadow, 0.12 * cloth.relief) },
        shape("path", { d: tapers(xs, 0, () => height * 1.2, spacing * 0.36) }),
        shape("path", { d: tapers(xs, height, () => -height * 0.9, spacing * 0.34) }),
      ),
      group(
        { fill: faint(easel.light, 0.3 * cloth.relief) },
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
function drawRodHead(easel: Easel, width: number, clip: string): Shape {
  const band = downPaint(easel, "rodband", { 0: -0.16, 0.3: 0.2, 0.7: 0, 1: -0.16 });
  return group(
    { "clip-path": `url(#${clip})` },
    fill(d`M0,.9H${width}V${STITCH_ROW}H0Z`, band),
    line(d`M0,.9H${width}`, 0.3),
    litLine(easel, d`M0,${STITCH_ROW}H${width}`, 0.8, { "stroke-dasharray": "3 2" }),
  );
}

function drawPleatedValance(easel: Easel, cloth: Cloth, body: ValanceBody): Shape {
  const at = edgesOf(body.sewn.schedules?.[0]?.spaces ?? [], body.width);
  return fragment(
    castShadow(define(easel, "pleated", (id) => shape("path", { id, d: body.outline }))),
    drawPanel(
      easel,
      cloth,
      { ...threeFingerPinch, hang: "rings", fall: { ...threeFingerPinch.fall, relax: 9 } },
      {
        name: "val",
        width: body.width,
        length: body.drop,
        spaces: at.length - 1,
        leading: "both",
        at,
      },
    ),
    cloth.trim ? drawTrim(easel, cloth, d`M0,${body.drop}H${body.width}`) : null,
  );
}
