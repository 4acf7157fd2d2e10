import { formatInches } from "#app/domain/measuring/inches.ts";
import type { PanelOnRod } from "#app/domain/measuring/panels-on-rod.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import {
  orderCounts,
  type PleatCount,
  type PleatRules,
  type Schedule,
  schedulePanel,
  type UnpleatedPanel,
} from "./schedule.ts";

interface PleatedDrapes {
  style: string;
  /** From left to right. Those that stay at the sides have no face before they are pleated. */
  panels: readonly (Pick<PanelOnRod, "lead" | "back"> & { face?: number })[];
  netPanel: number;
  fullness: number;
  seamsAt: readonly number[];
  pleats?: number | undefined;
  /** What half a width more or less adds to a panel; nothing where cloth is turned. */
  halfWidth: number;
}

export interface Pleated {
  figures: Figures;
  /** Pleats and finished width of each panel. */
  panels: { pleats: number; finished: number }[];
  checks: Check[];
}

/** How the cloth of each panel is shared out between its pleats and the spaces between them. */
export function pleatPanels(drapes: PleatedDrapes, rules: PleatRules): Pleated {
  const different = new Map<string, Made>();
  const made = drapes.panels.map((panel) => {
    const key = [panel.lead, panel.back, panel.face].join();
    const known = different.get(key) ?? makePanel({ ...panel, ...drapes, net: drapes.netPanel }, rules);
    different.set(key, known);
    if (known.schedule) known.schedule = { ...known.schedule, count: known.panels + 1 };
    known.panels += 1;
    return known;
  });
  const kinds = [...different.values()];
  const schedules = kinds.flatMap(({ schedule }) => schedule ?? []);
  const [first] = made as [Made, ...Made[]];
  const { pleats, face, takeUp } = first.count;
  return {
    figures: {
      panelFace: face,
      panelFinished: first.finished,
      panelsFinished: made.map(({ finished }) => finished),
      spaces: pleats - 1,
      space: face / (pleats - 1),
      pleatsPerPanel: pleats,
      takeUp,
      ...(schedules.length === kinds.length ? { schedules } : {}),
    },
    panels: made.map(({ count, finished }) => ({ pleats: count.pleats, finished })),
    checks: [...takeUpChecks(kinds, drapes, rules), ...schedules.flatMap(seamChecks).slice(0, 1)],
  };
}

interface Made {
  panel: UnpleatedPanel;
  count: PleatCount;
  finished: number;
  schedule?: Schedule;
  panels: number;
}

function makePanel(panel: UnpleatedPanel, rules: PleatRules): Made {
  const counts = orderCounts(panel, rules);
  const best = schedulePanel(panel, counts, rules);
  const count = best?.count ?? (counts[0] as PleatCount);
  const finished = panel.lead + count.face + panel.back;
  return { panel, count, finished, panels: 0, ...(best ? { schedule: best.schedule } : {}) };
}

function takeUpChecks(kinds: readonly Made[], drapes: PleatedDrapes, rules: PleatRules): Check[] {
  const odd = kinds.find(({ count }) => count.outside > 0);
  if (!odd) return [];
  const [least, most] = rules.takeUp[drapes.style] ?? [];
  const { takeUp } = odd.count;
  const sentence = `Each pleat takes up ${takeUp.toFixed(2)} inches where ${least} to ${most} look right. ${offer(odd, drapes, rules)}`;
  return [check("PLEAT_TAKE_UP", sentence)];
}

/** The half width more or less that mends it, where one does. */
function offer({ panel, count }: Made, { halfWidth }: PleatedDrapes, rules: PleatRules): string {
  const more = count.takeUp < (rules.takeUp[panel.style]?.[0] ?? 0);
  const net = panel.net + (more ? halfWidth : -halfWidth);
  const [best] = halfWidth > 0 ? orderCounts({ ...panel, net, seamsAt: [] }, rules) : [];
  const words = more ? "Add half a width" : "Leave out half a width";
  if (best?.outside === 0) return `${words} a panel: ${best.pleats} pleats of ${best.takeUp.toFixed(2)} inches.`;
  return more ? "Add cloth, or make fewer pleats." : "Use less cloth, or make more pleats.";
}

function seamChecks({ seamsAt, seamIn }: Schedule): Check[] {
  const shown = seamsAt.filter((_, index) => seamIn[index] === 0).map((at) => formatInches(at));
  if (shown.length === 0) return [];
  const which = shown.length === 1 ? `The seam ${shown[0]}` : `The seams ${shown.join(" and ")}`;
  const sentence = `${which} from the leading edge ${shown.length === 1 ? "lies" : "lie"} between two pleats and will show. Another number of pleats may hide ${shown.length === 1 ? "it" : "them"}.`;
  return [check("SEAM_IN_SPACE", sentence)];
}
