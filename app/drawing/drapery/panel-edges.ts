import type { EdgeName } from "#app/domain/orders/answers/edges.ts";
import { bandStrips, type Strip } from "#app/drawing/banding.ts";
import type { Cloth, Easel } from "#app/drawing/easel.ts";
import { d, type Shape } from "#app/drawing/scene.ts";
import { drawTrim } from "#app/drawing/trim.ts";
import type { Panel } from "./panel.ts";

/** A panel that is drawn from both sides leads on both. */
function edgesOf({ leading }: Panel): Record<"left" | "right", EdgeName> {
  return {
    left: leading === "right" ? "outer" : "leading",
    right: leading === "left" ? "outer" : "leading",
  };
}

export function panelStrips(cloth: Cloth, panel: Panel): Strip[] {
  const { left, right } = edgesOf(panel);
  return [
    ...(cloth.bandEdges.includes(left) ? bandStrips(cloth, 0, 1) : []),
    ...(cloth.bandEdges.includes(right) ? bandStrips(cloth, panel.width, -1) : []),
  ];
}

/** A band lies in the valleys and over the folds alike; these are its parts on the folds. */
export function onFolds(strips: readonly Strip[], folds: readonly number[], width: number): Strip[] {
  return strips.flatMap(([from, to]) =>
    folds
      .map((x): Strip => [Math.max(from, x - width / 2), Math.min(to, x + width / 2)])
      .filter(([a, b]) => b - a > 0.05),
  );
}

/** Trim follows the edges that were asked for; where both lead, neither is trimmed. */
export function trimPanel(easel: Easel, cloth: Cloth, panel: Panel, top: number, hem: number): Shape[] {
  const { left, right } = edgesOf(panel);
  const on = (edge: EdgeName) => cloth.trimEdges.includes(edge) && panel.leading !== "both";
  return [
    ...(on(left) ? [drawTrim(easel, cloth, d`M.1,${top}V${hem}`, -1)] : []),
    ...(on(right) ? [drawTrim(easel, cloth, d`M${panel.width - 0.1},${top}V${hem}`, 1)] : []),
    ...(on("bottom") ? [drawTrim(easel, cloth, d`M0,${hem}H${panel.width}`)] : []),
  ];
}
