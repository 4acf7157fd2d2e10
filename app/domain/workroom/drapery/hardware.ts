import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import type { Hardware } from "#app/domain/workroom/figures.ts";
import { ceil, even } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

interface HungPanels {
  rodWidth: number;
  hang: Hang;
  finials: boolean;
  panels: number;
  /** Along the heading of one panel, its return included. */
  panelAround: number;
  netPanel: number;
  pleatsPerPanel?: number | undefined;
  carriersPerPanel?: number | undefined;
}

/** What hangs the drapes of one window. */
export function countHardware(drapes: HungPanels, rules: ShopRules): Hardware {
  const { rodWidth, panels, hang, pleatsPerPanel, carriersPerPanel } = drapes;
  const each = (count: number) => panels * count;
  const carried: Record<Hang, Partial<Hardware>> = {
    // One ring at each pleat and one where the panel returns to the wall.
    rings: { rings: each((pleatsPerPanel ?? ceil(drapes.panelAround / rules.ringSpacing)) + 1) },
    traverse: { carriers: each(pleatsPerPanel ?? ceil(drapes.panelAround / rules.ringSpacing) + 1) },
    grommets: { grommets: each(even(drapes.netPanel / rules.grommetSpacing)) },
    behind: { tabs: each(Math.round(drapes.netPanel / rules.tabSpacing) + 1) },
    pocket: {},
    track: { carriers: each(carriersPerPanel ?? 0) },
  };
  return {
    ...rodHardware(rodWidth, rules),
    ...carried[hang],
    ...(drapes.finials ? { finials: 2 } : {}),
  };
}

export function rodHardware(rodWidth: number, { bracketSpan }: ShopRules): Pick<Hardware, "rodWidth" | "brackets"> {
  return { rodWidth, brackets: Math.max(2, ceil(rodWidth / bracketSpan) + 1) };
}

/** L-brackets under a board, one at each end. */
export function boardBrackets(length: number, { boardBracketSpan }: ShopRules): number {
  return Math.max(2, ceil(length / boardBracketSpan) + 1);
}
