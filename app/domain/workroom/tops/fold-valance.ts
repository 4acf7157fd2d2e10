import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { type Cloth, isRailroaded } from "#app/domain/workroom/cloth/known-cloth.ts";
import { widthsAcross } from "#app/domain/workroom/cloth/seam-plan.ts";
import { orderCounts, type Schedule, schedulePanel, seamsFromLead } from "#app/domain/workroom/drapery/schedule.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import { ceil } from "#app/domain/workroom/rounding.ts";
import { layPleats } from "./lay-pleats.ts";
import type { ValanceStyle } from "./valance-styles.ts";

export interface ValanceToFold {
  /** "Sheldon". */
  name: string;
  face: number;
  return: number;
  /** As the owner set them. */
  boxes?: number | undefined;
}

export interface FoldedValance {
  fullness: number;
  pleatTake: number;
  /** Cloth across before it is folded, and the widths it takes; turned cloth is one piece. */
  flat: number;
  cuts: number;
  figures: Pick<Figures, "boxes" | "seamPlan" | "schedules" | "panels"> & { pleats: number };
  /** No way of folding it hides every seam. */
  shows: boolean;
}

type FoldedCloth = Pick<Cloth, "width" | "direction"> & Partial<Pick<Cloth, "repeat">>;

/** The body of a valance, its cloth across and how that is folded: what the work order marks and what a picture shows. */
export function foldValance(
  style: ValanceStyle,
  valance: ValanceToFold,
  cloth: FoldedCloth,
  rules: PlacementRules,
): FoldedValance {
  const { face, return: back, boxes } = valance;
  const fullness = style.fullness?.(rules) ?? 1;
  const [pleats, pleatTake] = [style.pleats?.(face, rules) ?? 0, style.take?.(rules) ?? 0];
  const joined = (style.joins ?? 0) * 2 * rules.seam;
  const flat = (face + 2 * back) * fullness + pleats * pleatTake + joined + 2 * rules.valanceSide;
  const turned = isRailroaded(cloth);
  const cuts = turned ? 1 : cutsAcross(cloth, flat, fullness, rules);
  const laid = layPleats(
    style,
    { face, return: back, pleats, pleatTake, fullness, boxes },
    { flat, cuts: turned ? 0 : cuts, cloth },
    rules,
  );
  const schedule = style.head === "pinch" ? pinch(valance, { fullness, flat, cuts }, cloth, rules) : undefined;
  const figures = {
    ...laid.figures,
    ...(schedule ? { schedules: [schedule], panels: 1 } : {}),
    pleats: laid.figures.boxes?.boxes ?? schedule?.pleats.length ?? pleats,
  };
  return { fullness, pleatTake, flat, cuts, figures, shows: laid.shows };
}

/** A seam disappears in gathers and pleats; in a flat valance it takes its cloth from every width. */
function cutsAcross({ width }: FoldedCloth, flat: number, fullness: number, { seam }: PlacementRules): number {
  return fullness > 1 ? Math.max(1, ceil(flat / width)) : widthsAcross(flat, width, seam);
}

/** One panel from wall to wall, pleated across its face, in all the cloth of its widths. */
function pinch(
  { name, face, return: back }: ValanceToFold,
  { fullness, flat, cuts }: Pick<FoldedValance, "fullness" | "flat" | "cuts">,
  cloth: FoldedCloth,
  rules: PlacementRules,
): Schedule | undefined {
  const { seam, valanceSide } = rules;
  const seams = cuts - 1;
  const net = isRailroaded(cloth) ? flat - 2 * valanceSide : cuts * cloth.width - 2 * valanceSide - seams * 2 * seam;
  const seamsAt = seamsFromLead(cloth.width, seams, valanceSide, seam);
  const panel = { style: name, net, lead: back, back, face, fullness, seamsAt };
  return schedulePanel(panel, orderCounts(panel, rules), rules)?.schedule;
}
