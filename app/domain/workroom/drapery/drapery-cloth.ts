import { formatInches } from "#app/domain/measuring/inches.ts";
import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { roundDown, roundUp } from "#app/domain/measuring/rounding.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import { type Cloth, clothChecks, isRailroaded } from "#app/domain/workroom/cloth/known-cloth.ts";
import { layOnRoll } from "#app/domain/workroom/cloth/lay.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Choices } from "#app/domain/workroom/input/choices.ts";
import { ceil, yards } from "#app/domain/workroom/rounding.ts";
import { leastWidths, sewnWidth } from "./lining.ts";
import { type Tape, tapeForCloth } from "./ripplefold.ts";
import { seamsFromLead } from "./schedule.ts";

type CutChoices = Pick<Choices, "panelWidths"> & Partial<Pick<Choices, "cuts" | "widthsPerPanel" | "sharesWidths">>;

/** What decides how much cloth hangs, however it is turned. */
export interface Spread {
  panels: number;
  fullness: number;
  /** Panels that stay at the sides are so many widths of cloth; the others are full across the rod. */
  stationary: boolean;
  overall: number;
  flat: number;
  rawCut: number;
  /** Of a ripplefold, whose cloth is trimmed to its snaps. */
  tape?: Tape | undefined;
}

export interface CutDrapes {
  figures: Figures;
  netPanel: number;
  seamsAt: readonly number[];
  tape?: Tape | undefined;
  checks: Check[];
}

/** The face of the drapes: how many cuts, how long, and how much of the roll. */
export function cutDrapes(cloth: Cloth, choices: CutChoices, spread: Spread, rules: PlacementRules): CutDrapes {
  const cut = isRailroaded(cloth) ? cutSideways(choices, spread, rules) : cutUpright(cloth, choices, spread, rules);
  return { ...cut, checks: [...clothChecks(cloth, spread.rawCut), ...cut.checks] };
}

function cutUpright(cloth: Cloth, choices: CutChoices, spread: Spread, rules: PlacementRules): CutDrapes {
  const { panels, stationary, overall, rawCut } = spread;
  const { cuts, widthsPerPanel } = countWidths(cloth, choices, spread, rules);
  const seams = ceil(widthsPerPanel) - 1;
  const lay = layOnRoll(cuts, rawCut, cloth, seams);
  const covered = panels * widthsPerPanel * cloth.width;
  const sewn = hemPanel(sewnWidth(widthsPerPanel, cloth.width, rules.seam), spread, rules);
  const { netPanel } = sewn;
  const netFullness = (panels * netPanel) / overall;
  const figures: Figures = {
    cuts,
    widthsPerPanel,
    rawCut,
    cut: lay.cut,
    plan: lay.plan,
    ...(stationary ? {} : { actualFullness: covered / overall, netFullness }),
    ...sewn.figures,
    faceInches: lay.inches,
    faceYards: yards(lay.inches),
    billableWidths: cloth.width <= rules.wideGoodsOver ? cuts : ceil(covered / rules.billableWidth),
  };
  const seamsAt = seamsFromLead(cloth.width, seams, rules.sideHem, rules.seam);
  return { figures, netPanel, seamsAt, tape: sewn.tape, checks: [...sewn.checks, ...fullnessChecks(figures, spread)] };
}

/** How many widths there are in all and in each panel. Halves make two panels of one cut. */
function countWidths(cloth: Cloth, choices: CutChoices, spread: Spread, rules: PlacementRules) {
  const { panels, stationary, flat, tape } = spread;
  const all = (widthsPerPanel: number) => ({ cuts: ceil(panels * widthsPerPanel), widthsPerPanel });
  if (choices.cuts !== undefined) {
    const each = choices.cuts / panels;
    return { cuts: choices.cuts, widthsPerPanel: panels > 2 ? Math.max(HALF, roundDown(each, HALF)) : each };
  }
  if (choices.widthsPerPanel !== undefined) return all(choices.widthsPerPanel);
  if (stationary) {
    const wide = cloth.width > rules.wideGoodsOver;
    return all(wide ? roundUp((choices.panelWidths * rules.billableWidth) / cloth.width, HALF) : choices.panelWidths);
  }
  const across = flat / cloth.width;
  const full =
    panels > 2 || choices.sharesWidths
      ? Math.max(HALF, roundUp(across / panels - rules.widthForgive, HALF))
      : Math.max(1, ceil(across - rules.widthForgive)) / panels;
  const least = tape ? leastWidths(tape.hemmedFlat + 2 * leastHem(tape, rules), cloth.width, panels, rules) : 0;
  return all(Math.max(full, least));
}

const HALF = 1 / 2;

function leastHem({ sideHem }: Tape, { sideHemLeast }: PlacementRules): number {
  return Math.min(sideHem, sideHemLeast);
}

/** A panel of so much cloth with its side hems sewn; a ripplefold is trimmed to its snaps first. */
function hemPanel(wide: number, { stationary, tape: hung }: Spread, rules: PlacementRules) {
  if (!hung) {
    const netPanel = Math.max(0, wide - 2 * rules.sideHem);
    return { netPanel, figures: { hemmedFlat: netPanel, trimTo: netPanel + 2 * rules.sideHem, netPanel }, checks: [] };
  }
  const tape = stationary ? tapeForCloth(wide, hung.percent, hung.back, rules) : hung;
  const { hemmedFlat } = tape;
  const left = roundDown((wide - hemmedFlat) / 2, rules.lengthStep);
  const sideHemEach = Math.max(0, Math.min(tape.sideHem, left));
  const figures = { hemmedFlat, trimTo: hemmedFlat + 2 * sideHemEach, sideHemEach, netPanel: hemmedFlat };
  const checks = left < leastHem(tape, rules) - HAIR ? [snapsShort(tape, wide)] : [];
  return { netPanel: hemmedFlat, figures, tape, checks };
}

const HAIR = 1e-9;

function snapsShort({ carriers, hemmedFlat }: Tape, wide: number): Check {
  const sentence = `${carriers} snaps take ${formatInches(hemmedFlat)} of hemmed cloth, but a panel has ${formatInches(Math.max(0, wide))} before its hems. Add half a width.`;
  return check("FULLNESS_LOW", sentence);
}

/** How far the fullness in the finished drapes may fall short of what was asked. */
const LEAST_SHORT = 0.25;

/** A ripplefold is as full as its tape. */
function fullnessChecks({ netFullness = 0 }: Figures, { stationary, fullness, tape }: Spread): Check[] {
  if (stationary || tape || netFullness >= fullness - LEAST_SHORT) return [];
  const sentence = `The finished drapes are ${netFullness.toFixed(2)} times full where ${fullness.toFixed(2)} was asked. Add half a width.`;
  return [check("FULLNESS_LOW", sentence)];
}

/** Turned sideways, the roll runs along the rod: one piece for each panel, without a seam. */
function cutSideways(choices: CutChoices, spread: Spread, rules: PlacementRules): CutDrapes {
  const { panels, stationary, flat, tape, rawCut } = spread;
  const drawn = flat / panels + (tape ? 0 : 2 * rules.sideHem);
  const panelFlat = stationary ? choices.panelWidths * rules.billableWidth : drawn;
  const covered = panels * panelFlat;
  const sewn = hemPanel(panelFlat, spread, rules);
  const figures: Figures = {
    rawCut,
    panelFlat,
    cuts: 0,
    ...sewn.figures,
    faceInches: covered,
    faceYards: yards(covered),
    billableWidths: ceil(covered / rules.billableWidth),
  };
  return { figures, netPanel: sewn.netPanel, seamsAt: [], tape: sewn.tape, checks: sewn.checks };
}
