import type { StyleRef, TreatmentType } from "#app/domain/catalogue/style.ts";
import { draperyNumbers, topNumbers } from "#app/domain/catalogue/trade-numbers.ts";
import { hangOf } from "./hang-of.ts";
import type { Inches } from "./inches.ts";
import { type DraperyChoices, type DraperyPlacement, type KeptRod, placeOnKeptRod } from "./place-drapery.ts";
import { placeShade, type ShadeChoices, type ShadePlacement } from "./place-shade.ts";
import { placeTop, type TopPlacement } from "./place-top.ts";
import type { PlacementRules } from "./placement-rules.ts";
import type { WindowOnWall } from "./window-on-wall.ts";

export type ChosenStyles = { readonly [type in TreatmentType]?: StyleRef | undefined };
type Treatments = { readonly [type in TreatmentType]?: { style?: StyleRef | undefined } | undefined };

/** What hangs at a window, as far as it has been chosen. */
export function chosenStyles({ drapes, shades, tops }: Treatments): ChosenStyles {
  return { drapes: drapes?.style, shades: shades?.style, tops: tops?.style };
}

/** Where the treatments of a window hang: the one geometry that pictures, estimates and the workroom read. */
export interface Placement {
  /** Null too for panels between two rods, which are placed on the glass: placeSash. */
  drapery: PlacedDrapery | null;
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
  shade?: ShadeChoices | undefined;
  /** How much deeper than by the rules a top hangs; less than nothing is shallower. */
  topDeeper?: Inches | undefined;
}

/** What has not been asked is taken as most people want it: a pair to just off the floor, a shade over the frame. */
export function placeTreatments(
  window: WindowOnWall,
  styles: ChosenStyles,
  rules: PlacementRules,
  answers: PlacementAnswers = {},
): Placement {
  const topStyle = styles.tops && topNumbers(styles.tops);
  const drapery = placeDrapes(window, styles, topStyle !== undefined, rules, answers);
  const shade = styles.shades ? placeShade(window, answers.shade ?? { mount: "outside" }, rules) : null;
  const covered = {
    rod: drapery && { ...drapery, standsOut: answers.keptRod?.standsOut },
    shade: shade && { ...shade, standsOut: shadeStandsOut(styles.shades, answers.shade, rules) },
  };
  const top = topStyle ? placeTop(window, topStyle, covered, rules, answers.topDeeper) : null;
  return { drapery, shade, top };
}

/** A shade inside the frame is in nobody's way. */
function shadeStandsOut(style: StyleRef | undefined, choices: ShadeChoices | undefined, rules: PlacementRules): Inches {
  if (choices?.mount === "inside") return 0;
  return style?.group === "hard-shades" ? rules.hardShadeDepth : rules.shadeDepth;
}

function placeDrapes(
  window: WindowOnWall,
  { drapes }: ChosenStyles,
  underTop: boolean,
  rules: PlacementRules,
  answers: PlacementAnswers,
): PlacedDrapery | null {
  const style = drapes && draperyNumbers(drapes);
  if (!style) return null;
  const { pleated } = style;
  const { draw = "pair", length = "floor", drapesMount: mount = "outside", keptRod = {} } = answers;
  const hang = hangOf(style, { underTop, mount });
  const finials = mount === "outside" && !underTop && hang !== "track";
  const placed = placeOnKeptRod(window, { hang, pleated, underTop, finials, draw, length, mount }, keptRod, rules);
  return { ...placed, draw };
}
