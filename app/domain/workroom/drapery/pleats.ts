import { type Check, check } from "#app/domain/workroom/checks.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

interface PleatedPanel {
  name: string;
  rodWidth: number;
  panels: number;
  overlap: number;
  return: number;
  netPanel: number;
  fullness: number;
  stationary: boolean;
}

/** How the cloth of one panel is shared out between its pleats and the spaces between them. */
export function pleatPanel(panel: PleatedPanel, rules: ShopRules): { figures: Figures; checks: Check[] } {
  const { stationary, netPanel, panels, overlap } = panel;
  const face = stationary ? netPanel / panel.fullness : panel.rodWidth / panels - overlap / 2;
  const spaces = Math.max(2, Math.round(face / rules.pleatSpace));
  const pleatsPerPanel = spaces + 1;
  if (stationary) return { figures: { panelFinished: face, spaces, pleatsPerPanel }, checks: [] };
  // A panel of a pair returns to the wall on one side and overlaps on the other; a single one returns on both.
  const ends = panels === 1 ? 2 * panel.return : panel.return + overlap;
  const takeUp = (netPanel - face - ends) / pleatsPerPanel;
  const figures: Figures = {
    panelFace: face,
    panelFinished: face + ends,
    spaces,
    space: face / spaces,
    pleatsPerPanel,
    takeUp,
  };
  return { figures, checks: takeUpChecks(panel.name, takeUp, rules) };
}

function takeUpChecks(name: string, takeUp: number, rules: ShopRules): Check[] {
  const [least, most] = rules.takeUp[name] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (takeUp >= least && takeUp <= most) return [];
  const offer =
    takeUp < least ? "Add half a width, or make fewer pleats" : "Leave out half a width, or make more pleats";
  const sentence = `Each pleat takes up ${takeUp.toFixed(2)} inches where ${least} to ${most} look right. ${offer}.`;
  return [check("PLEAT_TAKE_UP", sentence)];
}
