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

/**
 * Which cuts each panel is sewn from, left to right, by how many widths it has: the whole ones one after the other, then halves,
 * of which two panels share a cut. Undefined where the panels are not made of halves.
 */
export function cutsOfPanels(widths: readonly number[], first = 1): string[] | undefined {
  if (!widths.every((each) => Number.isInteger(each * 2))) return undefined;
  const halved = widths.flatMap((each, index) => (each % 1 > 0 ? [index] : []));
  const allWhole = widths.reduce((sum, each) => sum + Math.floor(each), 0);
  let next = first;
  return widths.map((each, index) => {
    const whole = Math.floor(each);
    const wholes = whole === 0 ? "" : spanOf(next, whole);
    next += whole;
    const place = halved.indexOf(index);
    if (place < 0) return wholes;
    const shared = first + allWhole + Math.floor(place / 2);
    const alone = place === halved.length - 1 && place % 2 === 0;
    const half = `${alone ? "half" : place % 2 === 0 ? "left half" : "right half"} of ${shared}`;
    return wholes ? `${wholes} and the ${half}` : half;
  });
}

/** Of every panel, rod by rod where there are several. */
export function widthsOfPanels({ parts, panels = 1, widthsPerPanel = 1 }: Figures): number[] {
  return (parts ?? [{ panels, widthsPerPanel }]).flatMap((part) =>
    Array.from({ length: part.panels ?? 1 }, () => part.widthsPerPanel ?? 1),
  );
}
