import drawSvg from "svg-to-pdfkit";
import type { Box, Scene } from "#app/drawing/scene.ts";
import { sceneForPaper } from "#app/drawing/scene-for-paper.ts";
import { sceneToSvg } from "#app/drawing/svg.ts";
import type { Doc } from "./page.ts";
import { inPlainPaint } from "./plain-paint.ts";

/** One of our own scenes, as large as the box allows. */
export function drawScene(doc: Doc, scene: Scene, box: Box) {
  const { width, height } = scene.viewBox;
  const unit = Math.max(width / box.width, height / box.height);
  drawSvg(doc, sceneToSvg(sceneForPaper(inPlainPaint(scene), unit)), box.x, box.y, {
    width: box.width,
    height: box.height,
    preserveAspectRatio: "xMidYMin meet",
    fontCallback: (_family, bold) => (bold ? "bold" : "regular"),
  });
}
