import type { Figures } from "./figures.ts";
import type { Treatment } from "./input/treatment.ts";
import { ceil } from "./rounding.ts";
import type { ShopRules } from "./rules/shop-rules.ts";
import type { Sundries } from "./rules/sundry-table.ts";

/** A pin at each pleat, one at the return and one at the leading edge. */
const PINS_BESIDE_PLEATS = 2;
/** A weight in each corner of a panel, and one at each of its seams. */
const CORNERS = 2;

/** What a treatment takes besides cloth and hardware. */
export function sundriesOf(treatment: Treatment, figures: Figures, rules: ShopRules): Sundries | undefined {
  const { kind } = treatment;
  if (kind === "drapery" || kind === "sash") return panelSundries(treatment, figures, rules);
  if (kind === "roman") return shadeSundries(figures, rules);
  return kind === "cornice" && figures.weltInches !== undefined ? { weltCordInches: figures.weltInches } : undefined;
}

function panelSundries(treatment: Treatment, figures: Figures, rules: ShopRules): Sundries | undefined {
  const { kind } = treatment;
  if (figures.parts) return sumOf(figures.parts, figures, rules);
  const { panels = 1, netPanel, widthsPerPanel = 1, billableWidths, schedules, hardware, hang } = figures;
  if (netPanel === undefined || billableWidths === undefined) return undefined;
  const tape = panels * (netPanel + rules.buckramEnds);
  const tied = (figures.tieBacks ?? 0) * (figures.tieBackLength ?? 0);
  const seams = ceil(widthsPerPanel) - 1;
  return {
    ...(schedules || tied > 0 ? { buckramInches: (schedules ? tape : 0) + tied } : {}),
    ...(schedules ? { pins: countPins(schedules) } : {}),
    ...(hang === "track" && hardware?.carriers ? { snapTapeInches: tape, snaps: hardware.carriers } : {}),
    ...(kind === "sash" ? {} : { weights: panels * (CORNERS + seams) }),
    thread: ceil(billableWidths / rules.widthsPerSpool),
  };
}

/** Of several rods, of which each has its own; thread goes by all of them. */
function sumOf(parts: readonly Figures[], { billableWidths = 0 }: Figures, rules: ShopRules): Sundries {
  const sum: Sundries = {};
  for (const { sundries = {} } of parts) {
    for (const [name, amount] of Object.entries(sundries) as [keyof Sundries, number][]) {
      sum[name] = (sum[name] ?? 0) + amount;
    }
  }
  return { ...sum, thread: ceil(billableWidths / rules.widthsPerSpool) };
}

function countPins(schedules: NonNullable<Figures["schedules"]>): number {
  return schedules.reduce((sum, { count, pleats }) => sum + count * (pleats.length + PINS_BESIDE_PLEATS), 0);
}

function shadeSundries(figures: Figures, rules: ShopRules): Sundries | undefined {
  const { liftLines, finishedHeight, boardLength, rings, weightBar } = figures;
  if (liftLines === undefined || finishedHeight === undefined || boardLength === undefined) return undefined;
  return {
    liftCordInches: liftLines * (finishedHeight + rules.liftCordEnds),
    hookLoopInches: boardLength,
    ...(rings === undefined ? {} : { shadeRings: rings }),
    // Without a bar across, each line is weighted by itself.
    ...(weightBar === 0 ? { weights: liftLines } : {}),
  };
}
