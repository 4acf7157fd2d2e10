import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";

/** How many cuts of face cloth a treatment has: those that are numbered. */
function faceCuts({ kind }: Treatment, { cuts, panels = 1, panelFlat, widths = 1, rawCut }: Figures): number {
  if (kind === "drapery" || kind === "sash") return cuts || (panelFlat === undefined ? 0 : panels);
  if (kind === "hard" || rawCut === undefined) return 0;
  return kind === "roman" ? widths : (cuts ?? 1);
}

/** The number of the first cut of each treatment of a window: no two cuts on one table bear the same. */
export function firstCuts(treatments: readonly { treatment?: Treatment; figures: Figures }[]): number[] {
  let next = 1;
  return treatments.map(({ treatment, figures }) => {
    const first = next;
    if (treatment) next += faceCuts(treatment, figures);
    return first;
  });
}

/** "4-6", or "4" of a single one. */
export function spanOf(from: number, count: number): string {
  return count === 1 ? String(from) : `${from}-${from + count - 1}`;
}
