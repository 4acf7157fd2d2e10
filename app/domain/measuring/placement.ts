import type { StyleRef, TreatmentType } from "#app/domain/catalogue/style.ts";
import { type DraperyNumbers, draperyNumbers, type Hang, topNumbers } from "#app/domain/catalogue/trade-numbers.ts";
import type { Inches } from "./inches.ts";
import { type DraperyChoices, type DraperyPlacement, type KeptRod, placeOnKeptRod } from "./place-drapery.ts";
import { placeShade, type ShadeChoices, type ShadePlacement } from "./place-shade.ts";
import { placeTop, type TopPlacement } from "./place-top.ts";
import type { PlacementRules } from "./placement-rules.ts";
import { type Bay, belowArch, together, type WindowBeside, type WindowOnWall } from "./window-on-wall.ts";

export type ChosenStyles = { readonly [type in TreatmentType]?: StyleRef | undefined };
type Treatments = {
  readonly [type in TreatmentType]?: { style?: StyleRef | undefined; sharedWith?: string | undefined } | undefined;
};

/** What hangs at a window, as far as it has been chosen. Drapes on another window's rod hang there. */
export function chosenStyles({ drapes, shades, tops }: Treatments): ChosenStyles {
  return { drapes: drapes?.sharedWith ? undefined : drapes?.style, shades: shades?.style, tops: tops?.style };
}

/** Where the treatments of a window hang: the one geometry that pictures, estimates and the workroom read. */
export interface Placement {
  /** Null too for panels between two rods, which are placed on the glass: placeSash. */
  drapery: PlacedDrapery | null;
  /** Sheers behind the drapes, and the lower of two tiers. */
  sheer: PlacedDrapery | null;
  lower: PlacedDrapery | null;
  shade: ShadePlacement | null;
  top: TopPlacement | null;
}

export interface PlacedDrapery extends DraperyPlacement {
  draw: DraperyChoices["draw"];
}

/** What was asked about how the treatments hang. */
export interface PlacementAnswers {
  draw?: DraperyChoices["draw"] | undefined;
  /** Widths of cloth in each panel that stays at its side. */
  panelWidths?: number | undefined;
  length?: DraperyChoices["length"] | undefined;
  drapesMount?: DraperyChoices["mount"] | undefined;
  keptRod?: KeptRod | undefined;
  /** Where on the window the drapes are, and what draws them. */
  drapes?: DrapesPlace | undefined;
  sheer?: LayerAnswers | undefined;
  lower?: LayerAnswers | undefined;
  /** What is special about the window. */
  bay?: Bay | undefined;
  archRise?: Inches | undefined;
  slant?: "left" | "right" | undefined;
  beside?: readonly WindowBeside[] | undefined;
  shade?: ShadeChoices | undefined;
  /** How much deeper than by the rules a top hangs; less than nothing is shallower. */
  topDeeper?: Inches | undefined;
}

type DrapesPlace = Partial<Pick<DraperyChoices, "coverage" | "railFromTop" | "arch" | "ends" | "layer">> & {
  operate?: "hand" | "wand" | "motor" | undefined;
};

/** Cloth that hangs besides the drapes. */
export interface LayerAnswers {
  style: StyleRef;
  draw?: DraperyChoices["draw"] | undefined;
}

/** What has not been asked is taken as most people want it: a pair to just off the floor, a shade over the frame. */
export function placeTreatments(
  alone: WindowOnWall,
  styles: ChosenStyles,
  rules: PlacementRules,
  answers: PlacementAnswers = {},
): Placement {
  const { bay, archRise, beside = [], sheer, lower, drapes = {} } = answers;
  const own = { ...alone, bay, archRise, hungBelow: belowArch(drapes.arch, archRise) };
  const topStyle = styles.tops && topNumbers(styles.tops);
  const underTop = topStyle !== undefined;
  const window = together(own, beside);
  const place = (style: StyleRef | undefined, asked: PlacementAnswers) =>
    placeDrapes(window, style, underTop, rules, asked);
  const front = sheer ? { ...drapes, layer: "front" as const } : drapes;
  const drapery = place(styles.drapes, { ...answers, drapes: front });
  // A rod that is kept is the drapes' own.
  const besides = ({ style, draw }: LayerAnswers, more: DrapesPlace) =>
    place(style, { ...answers, draw: draw ?? answers.draw, keptRod: {}, drapes: { ...drapes, ...more } });
  const shade = styles.shades ? placeShade(own, answers.shade ?? { mount: "outside" }, rules) : null;
  const covered = {
    rod: drapery && { ...drapery, standsOut: answers.keptRod?.standsOut ?? drapery.projection },
    shade: shade && { ...shade, standsOut: shadeStandsOut(styles.shades, answers.shade, rules) },
  };
  const top = topStyle ? placeTop(drapery ? window : own, topStyle, covered, rules, answers.topDeeper) : null;
  return {
    drapery,
    // Sheers hang over the whole window, whatever of it the drapes cover.
    sheer: drapery && sheer ? besides(sheer, { layer: "back", coverage: undefined }) : null,
    lower: drapery && lower ? besides(lower, { coverage: "lower" }) : null,
    shade,
    top,
  };
}

/** A shade inside the frame is in nobody's way. */
function shadeStandsOut(style: StyleRef | undefined, choices: ShadeChoices | undefined, rules: PlacementRules): Inches {
  if (choices?.mount === "inside") return 0;
  return style?.group === "hard-shades" ? rules.hardShadeDepth : rules.shadeDepth;
}

function placeDrapes(
  window: WindowOnWall,
  drapes: StyleRef | undefined,
  underTop: boolean,
  rules: PlacementRules,
  answers: PlacementAnswers,
): PlacedDrapery | null {
  const style = drapes && draperyNumbers(drapes);
  if (!style) return null;
  const { pleated } = style;
  const { draw = "pair", length = "floor", drapesMount = "outside", keptRod = {}, drapes: own = {} } = answers;
  // What hangs across the window hangs from its frame.
  const mount = own.coverage === "lower" ? "outside" : drapesMount;
  const hang = hangOf(style, { underTop, mount, layer: own.layer, operate: own.operate });
  const finials = mount !== "inside" && !underTop && hang !== "track" && hang !== "traverse";
  const choices = { hang, pleated, underTop, finials, draw, length, mount, ...own };
  return { ...placeOnKeptRod(window, choices, keptRod, rules), draw };
}

interface HowHung extends Partial<Pick<DraperyChoices, "underTop" | "mount" | "layer" | "coverage">> {
  operate?: "hand" | "wand" | "motor" | undefined;
}

/** Pleats go to a traverse rod where a pole with rings cannot be: under a top, on the ceiling, behind drapes, on a motor. */
export function hangOf(
  { pleated, hang }: DraperyNumbers,
  { underTop, mount, layer, coverage, operate }: HowHung,
): Hang {
  const ceiling = mount === "ceiling" && coverage !== "lower";
  const hidden = underTop || ceiling || layer === "back" || operate === "motor";
  return pleated && hidden ? "traverse" : hang;
}
