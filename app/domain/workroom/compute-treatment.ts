import { draperyNumbers, sashFullness } from "#app/domain/catalogue/trade-numbers.ts";
import { computeDrapery } from "#app/domain/workroom/drapery/drapery.ts";
import { computeSash } from "#app/domain/workroom/drapery/sash.ts";
import type { Flags } from "#app/domain/workroom/input/choices.ts";
import { readTreatment } from "#app/domain/workroom/input/read-treatment.ts";
import { linings, type Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import type { Sundries } from "#app/domain/workroom/rules/sundry-table.ts";
import { computeHardShade, computeSoftShade } from "#app/domain/workroom/shades/shades.ts";
import { computeCornice } from "#app/domain/workroom/tops/cornices.ts";
import { computeValance } from "#app/domain/workroom/tops/valances.ts";
import { type Check, check } from "./checks.ts";
import type { Computed, Figures } from "./figures.ts";
import { ceil } from "./rounding.ts";
import { besideChecks, heightChecks } from "./window-sizes.ts";

/** One treatment of one window, from whatever it is given: figures where they can be had, and checks that say what cannot. */
export function computeTreatment(given: unknown, rules: ShopRules): Computed & { treatment?: Treatment } {
  const { treatment, checks } = readTreatment(given);
  if (!treatment) return { figures: {}, checks };
  const computed = byKind(treatment, rules);
  const { parts, ...whole } = computed.figures;
  const withOwn = (figures: Figures): Figures => {
    const sundries = sundriesOf(treatment, figures, rules);
    return sundries ? { ...figures, sundries } : figures;
  };
  return {
    treatment,
    figures: withOwn(parts ? { ...whole, parts: parts.map(withOwn) } : whole),
    checks: [
      ...checks,
      ...heightChecks(treatment.window),
      ...besideChecks(treatment.window),
      ...computed.checks,
      ...optionChecks(treatment),
    ],
  };
}

function byKind(treatment: Treatment, rules: ShopRules): Computed {
  const drapery = draperyNumbers(treatment.style);
  if (drapery) return computeDrapery(treatment, drapery, rules);
  const fullness = sashFullness(treatment.style);
  if (fullness !== undefined) return computeSash(treatment, fullness, rules);
  if (treatment.kind === "roman") return computeSoftShade(treatment, rules);
  if (treatment.kind === "hard") return computeHardShade(treatment, rules);
  if (treatment.kind === "cornice") return computeCornice(treatment, rules);
  return computeValance(treatment, rules);
}

/** What was ticked and cannot stand together, or may not be hung in a home. */
function optionChecks(treatment: Treatment): Check[] {
  const { kind, flags, interlining, band, insetBand, trim } = treatment;
  const checks: Check[] = [];
  const asked = liningsAsked(treatment);
  if (asked + (flags.unlined ? 1 : 0) > 1) {
    checks.push(check("LINING_CONFLICT", "More than one lining is asked for; cloth has one."));
  }
  if (flags.unlined && interlining) {
    checks.push(check("LINING_CONFLICT", "Interlining lies between the cloth and its lining, and there is no lining."));
  }
  const sewn = [band, insetBand, trim].some((option) => option !== undefined) || interlining;
  if (kind === "hard" && (sewn || asked > 0 || sewnFlags.some((name) => flags[name]))) {
    checks.push(
      check("HARD_SHADE_SEWN_OPTION", "A hard shade comes from a factory: nothing is lined, banded or trimmed."),
    );
  }
  if (flags.clutchControl && !flags.tensionDevice) {
    const sentence = "A loop of chain must be held to the wall by a tension device.";
    checks.push(check("LOOP_WITHOUT_TENSION_DEVICE", sentence));
  }
  if (flags.freeHangingCord) {
    checks.push(check("FREE_HANGING_CORD", "A cord that hangs free may not be made any more. Choose another control."));
  }
  if (flags.clutchControl && flags.children) {
    checks.push(check("CHILDREN_AND_LOOP", "Children live here or visit: a cordless or motorized control is safer."));
  }
  const { rodWidth, finishedLength } = treatment.choices;
  if (flags.drapesInside && (rodWidth === undefined || finishedLength === undefined)) {
    const sentence =
      "The client asked for drapes inside the frame: measure the opening and set the rod's width and the finished length, or have them hung over the frame.";
    checks.push(check("DRAPES_INSIDE_FRAME", sentence));
  }
  if (!treatment.measured) {
    checks.push(check("NOT_MEASURED", "The final measure is missing: measure, or accept the client's figures."));
  }
  return checks;
}

const sewnFlags = ["edgeBanding", "insetEdgeBanding", "decorativeTrim"] as const satisfies readonly (keyof Flags)[];

/** However often one is named, by its box or on the sheet. */
function liningsAsked({ flags, lining }: Treatment): number {
  const boxes = { standard: "standardLining", blackout: "blackoutLining", sheerBatiste: "sheerBatisteLining" } as const;
  return linings.filter((name) => lining === name || flags[boxes[name]]).length;
}

/** A pin at each pleat, one at the return and one at the leading edge. */
const PINS_BESIDE_PLEATS = 2;
/** A weight in each corner of a panel, and one at each of its seams. */
const CORNERS = 2;

/** What a treatment takes besides cloth and hardware. */
function sundriesOf(treatment: Treatment, figures: Figures, rules: ShopRules): Sundries | undefined {
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
