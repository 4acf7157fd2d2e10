import type { StyleRef, TreatmentType } from "#app/domain/catalogue/style.ts";
import { draperyNumbers, topNumbers } from "#app/domain/catalogue/trade-numbers.ts";
import { type DraperyPlacement, placeDrapery } from "./place-drapery.ts";
import { placeShade, type ShadePlacement } from "./place-shade.ts";
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
  drapery: DraperyPlacement | null;
  shade: ShadePlacement | null;
  top: TopPlacement | null;
}

/** What has not been asked is taken as most people want it: a pair to just off the floor, a shade over the frame. */
export function placeTreatments(window: WindowOnWall, styles: ChosenStyles, rules: PlacementRules): Placement {
  const topStyle = styles.tops && topNumbers(styles.tops);
  const drapery = placeDrapes(window, styles, topStyle !== undefined, rules);
  const shade = styles.shades ? placeShade(window, { mount: "outside" }, rules) : null;
  const top = topStyle ? placeTop(window, topStyle, { rod: drapery, shade }, rules) : null;
  return { drapery, shade, top };
}

function placeDrapes(window: WindowOnWall, { drapes }: ChosenStyles, underTop: boolean, rules: PlacementRules) {
  const style = drapes && draperyNumbers(drapes);
  if (!style) return null;
  const { pleated } = style;
  const hang = pleated && underTop ? "traverse" : style.hang;
  const finials = !underTop && hang !== "track";
  return placeDrapery(
    window,
    { hang, pleated, underTop, finials, draw: "pair", length: "floor", mount: "outside" },
    rules,
  );
}
