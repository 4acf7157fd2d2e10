import type { StyleRef } from "#app/domain/catalogue/style.ts";
import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { type DrapesOnRod, overallWidth, type PanelOnRod, panelsOnRod } from "#app/domain/measuring/panels-on-rod.ts";
import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import type { Cloth } from "#app/domain/workroom/cloth/known-cloth.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Choices } from "#app/domain/workroom/input/choices.ts";
import { type CutDrapes, cutDrapes, type Spread } from "./drapery-cloth.ts";
import { firstSnap, ripplePercent, type Tape, tapeForTrack } from "./ripplefold.ts";
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

interface Pleated {
  figures: Figures;
  /** Pleats and finished width of each panel. */
  panels: { pleats: number; finished: number }[];
  checks: Check[];
}

/** How the cloth of each panel is shared out between its pleats and the spaces between them. */
function pleatPanels(drapes: PleatedDrapes, rules: PleatRules): Pleated {
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

interface ToSew {
  style: StyleRef;
  hang: Hang;
  pleated: boolean;
  drapes: DrapesOnRod;
  rawCut: number;
  cloth: Cloth;
  choices: Pick<Choices, "panelWidths"> & Partial<Choices>;
  /** As the rules, the cloth or the owner ask for it. */
  fullness: number;
}

interface Sewn {
  figures: Figures;
  netPanel: number;
  tape?: Tape | undefined;
  /** From left to right: how wide each hangs and how many pleats it has, where it has any. */
  panels: { finished: number; pleats?: number }[];
  checks: Check[];
}

/** The cloth of the drapes on a rod, cut, hemmed and headed: what the work order marks and what a picture shows. */
export function sewDrapes(given: ToSew, rules: PlacementRules): Sewn {
  const { drapes, cloth, choices, pleated } = given;
  const stationary = drapes.draw === "stationary";
  const checks: Check[] = [];
  const spread = given.hang === "track" ? ripple(given, rules, checks) : gather(given);
  const cut = cutDrapes(cloth, choices, spread, rules);
  const { netPanel, tape } = cut;
  const pleats = pleated
    ? pleatPanels(
        {
          style: given.style.name,
          panels: stationary ? sidePanels(drapes, rules) : panelsOnRod(drapes),
          netPanel,
          fullness: spread.fullness,
          seamsAt: cut.seamsAt,
          pleats: choices.pleats,
          halfWidth: cut.figures.widthsPerPanel === undefined ? 0 : cloth.width / 2,
        },
        rules,
      )
    : undefined;
  const panels = pleats?.panels ?? flatPanels(drapes, spread, cut);
  return {
    figures: {
      ...(stationary ? { panelFinished: panels[0]?.finished ?? 0 } : { overall: spread.overall, flat: spread.flat }),
      ...(tape ? tapeFigures(tape, rules) : stationary ? {} : { fullness: spread.fullness }),
      ...cut.figures,
      panelsFinished: panels.map(({ finished }) => finished),
      ...pleats?.figures,
    },
    netPanel,
    tape,
    panels,
    checks: [...checks, ...cut.checks, ...(pleats?.checks ?? [])],
  };
}

/** Panels that stay at the sides: a little flat at the leading edge, the return at the other. */
function sidePanels({ panels, returns }: DrapesOnRod, { leadFlat }: PlacementRules) {
  return Array.from({ length: panels }, (_, index) => ({
    lead: leadFlat,
    back: index === 0 ? returns[0] : index === panels - 1 ? returns[1] : leadFlat,
  }));
}

/** How wide each panel hangs that has no pleats. */
function flatPanels(drapes: DrapesOnRod, spread: Spread, { netPanel, tape }: CutDrapes): { finished: number }[] {
  if (!spread.stationary) return panelsOnRod(drapes);
  const finished = tape ? tape.carriers * tape.pitch + tape.back : netPanel / spread.fullness;
  return Array.from({ length: drapes.panels }, () => ({ finished }));
}

function tapeFigures({ percent, carriers }: Tape, rules: PlacementRules): Figures {
  return { percent, carriersPerPanel: carriers, firstSnap: firstSnap(rules) };
}

/** Cloth in proportion to what it has to cover. */
function gather({ drapes, rawCut, fullness }: ToSew): Spread {
  const overall = overallWidth(drapes);
  return { ...shared(drapes, rawCut), fullness, overall, flat: overall * fullness };
}

/** A ripplefold's waves are as wide as its carriers stand apart, so its cloth goes by their number. */
function ripple({ drapes, rawCut, cloth, choices, fullness }: ToSew, rules: PlacementRules, checks: Check[]): Spread {
  const { rodWidth, panels, returns } = drapes;
  const percent = ripplePercent(choices, cloth.sheer ? rules.rippleSheer : (fullness - 1) * 100, rules, checks);
  const tape = tapeForTrack(rodWidth / panels, percent, Math.max(...returns), rules);
  const flat = panels * (tape.hemmedFlat + 2 * tape.sideHem);
  return { ...shared(drapes, rawCut), fullness: 1 + percent / 100, overall: rodWidth, flat, tape };
}

function shared({ panels, draw }: DrapesOnRod, rawCut: number) {
  return { panels, stationary: draw === "stationary", rawCut };
}
