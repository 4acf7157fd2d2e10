import type { StyleRef } from "#app/domain/catalogue/style.ts";
import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import { type DrapesOnRod, overallWidth, panelsOnRod } from "#app/domain/measuring/panels-on-rod.ts";
import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import type { Check } from "#app/domain/workroom/checks.ts";
import type { Cloth } from "#app/domain/workroom/cloth/known-cloth.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Choices } from "#app/domain/workroom/input/choices.ts";
import { type CutDrapes, cutDrapes, type Spread } from "./drapery-cloth.ts";
import { pleatPanels } from "./pleats.ts";
import { firstSnap, ripplePercent, type Tape, tapeForTrack } from "./ripplefold.ts";

export interface ToSew {
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
