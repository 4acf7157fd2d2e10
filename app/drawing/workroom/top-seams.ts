import { seamsOf } from "#app/domain/workroom/cloth/seam-plan.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { finishedPlace } from "./panel-places.ts";

type SeamRules = Pick<ShopRules, "valanceSide" | "corniceWrap" | "seam">;

/** Where the pieces of a top meet on its face, from its left end; a seam in a pleat stands where that does. */
export function topSeams(kind: "cornice" | "valance", figures: Figures, rules: SeamRules): number[] {
  const { boxes, seamPlan = [], schedules = [], face = 0, return: back = 0 } = figures;
  const pleated = schedules.flatMap((schedule) =>
    schedule.seamsAt.map((at) => finishedPlace(schedule, at) - schedule.lead),
  );
  const end = back + (kind === "cornice" ? rules.corniceWrap : rules.valanceSide);
  const seams = boxes?.seamsAt ?? seamsOf(seamPlan, rules.seam);
  const parts = boxes?.sizes ?? boxes?.panels ?? [face];
  const folded = boxes ? (boxes.take ?? 2 * (boxes.fold ?? 0)) : 0;
  const flat = seams.map((at) => facePlace(at - end, parts, folded));
  return [...pleated, ...flat].filter((x) => x >= 0 && x <= face);
}

/** Each part is followed by what is folded away behind its edge, and the first has that before it too. */
function facePlace(flat: number, parts: readonly number[], folded: number): number {
  let [marked, seen] = [0, 0];
  if (flat < 0) return flat;
  for (const part of parts) {
    if (flat <= marked + folded) return seen;
    marked += folded;
    if (flat <= marked + part) return seen + flat - marked;
    marked += part;
    seen += part;
  }
  return flat <= marked + folded ? seen : seen + flat - marked - folded;
}
