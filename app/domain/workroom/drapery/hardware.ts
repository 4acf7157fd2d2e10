import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import { toEighth } from "#app/domain/workroom/cloth/eighths.ts";
import type { Hardware, RodKind } from "#app/domain/workroom/figures.ts";
import { ceil, even } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

interface HungPanels {
  rodWidth: number;
  hang: Hang;
  finials: boolean;
  underTop?: boolean;
  mount?: Hardware["mount"];
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
    part: rodKind(hang, drapes.underTop === true),
    ...rodHardware(rodWidth, rules),
    mount: drapes.mount ?? "wall",
    ...carried[hang],
    ...(drapes.finials ? { finials: 2 } : {}),
  };
}

/** A pole is seen; what a top or a pocket hides need not be one. */
export function rodKind(hang: Hang, hidden: boolean): RodKind {
  if (hang === "track") return "track";
  if (hang === "traverse") return "traverse rod";
  return hang === "pocket" || hidden ? "plain rod" : "pole";
}

export function rodHardware(rodWidth: number, { bracketSpan, bracketInset }: ShopRules) {
  const brackets = Math.max(2, ceil(rodWidth / bracketSpan) + 1);
  return { rodWidth, brackets, bracketsAt: placeBrackets(rodWidth, brackets, bracketInset) };
}

/** One near each end, on a short rod at a quarter of it, the others evenly between, in eighths from the left. */
function placeBrackets(rodWidth: number, brackets: number, wanted: number): number[] {
  const inset = Math.min(wanted, rodWidth / 4);
  const between = (rodWidth - 2 * inset) / (brackets - 1);
  return Array.from({ length: brackets }, (_, index) => toEighth(inset + index * between));
}

/** L-brackets under a board, one at each end. */
export function boardBrackets(length: number, { boardBracketSpan }: ShopRules): number {
  return Math.max(2, ceil(length / boardBracketSpan) + 1);
}
