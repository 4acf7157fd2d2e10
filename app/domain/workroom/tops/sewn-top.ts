import { type StyleRef, styleKey } from "#app/domain/catalogue/style.ts";
import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { type SeenCloth, usualCloth } from "#app/domain/workroom/drapery/sewn-panels.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import { foldValance } from "./fold-valance.ts";
import { countStraps, countSwags, countTiedPleats, valanceStyles } from "./valance-styles.ts";

/** What of a top's making is seen from the front. */
export type SewnTop = Pick<Figures, "boxes" | "schedules" | "pleats" | "swags" | "straps" | "ties" | "tongues">;

/** A top of this size as the workroom sews it, in the cloth that was chosen or the usual one; nothing of a cornice. */
export function sewnTop(
  style: StyleRef,
  size: { face: number; return: number },
  cloth: SeenCloth = usualCloth,
  rules: PlacementRules,
): SewnTop {
  const sewn = valanceStyles[styleKey(style)];
  if (!sewn) return {};
  const { face } = size;
  return {
    ...(sewn.swags
      ? { swags: countSwags(face, rules.swagWidest) }
      : foldValance(sewn, { ...size, name: style.name }, cloth, rules).figures),
    ...(sewn.straps ? { straps: countStraps(face) } : {}),
    ...(sewn.ties ? { ties: countTiedPleats(face, rules) + 1 } : {}),
    ...(sewn.tongues ? { tongues: sewn.tongues(face) } : {}),
  };
}
