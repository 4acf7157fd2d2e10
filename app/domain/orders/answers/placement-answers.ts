import { isBoughtAsProduct } from "#app/domain/catalogue/options.ts";
import type { Inches } from "#app/domain/measuring/inches.ts";
import type { PlacementAnswers } from "#app/domain/measuring/placement.ts";
import { layersOf } from "#app/domain/orders/places/layers.ts";
import type { WindowPlace } from "#app/domain/orders/places/place.ts";
import { placeInches } from "#app/domain/orders/places/place-inches.ts";
import type { Customizations, Window } from "#app/domain/orders/window.ts";
import { askedAnswers } from "./answers.ts";
import { furtherSize, furtherSizesOf, insideHeights, insideWidths } from "./further-sizes.ts";
import { rodSize } from "./window-hardware.ts";

/** What stands beside the choices of a window and decides where they hang. */
export interface WindowSite extends Pick<Window, "sizes" | "hardware">, WindowPlace {
  topToFloor: Inches | null;
}

/** What a client calls a little deeper or shallower. */
const A_LITTLE: Inches = 2;

/** The answers about a window in the form that the shared placement reads. */
export function placementAnswers(
  { topToFloor, sizes, hardware, ...place }: WindowSite,
  { drapes, shades, tops }: Customizations,
): PlacementAnswers {
  const { draw, panelWidths, length, mount, coverage, operate } = drapes ? askedAnswers("drapes", drapes) : {};
  const { bay, archRise, beside } = placeInches(place);
  const inside = shades?.answers?.mount === "inside";
  const widths = furtherSizesOf(sizes, insideWidths);
  const heights = furtherSizesOf(sizes, insideHeights);
  return {
    draw,
    panelWidths: panelWidths && Number(panelWidths),
    length,
    drapesMount: mount,
    keptRod: {
      width: rodSize(hardware, "rodWidth"),
      above: rodAboveFrame(rodSize(hardware, "rodToFloor"), topToFloor),
      standsOut: rodSize(hardware, "rodStandsOut"),
    },
    drapes: {
      ...(coverage && coverage !== "whole" ? { coverage } : {}),
      railFromTop: furtherSize(sizes, "railFromTop"),
      arch: place.arch,
      ends: place.ends,
      operate,
    },
    ...Object.fromEntries(
      layersOf(drapes).map(({ layer, entry }) => [layer, { style: entry.style, draw: entry.answers?.draw }]),
    ),
    bay,
    archRise,
    slant: place.slant,
    beside,
    ...(inside && widths.length > 0 && heights.length > 0
      ? { shade: { mount: "inside", widths, heights, byFactory: isBoughtAsProduct(shades?.style?.group) } }
      : {}),
    topDeeper: topDeeper(tops?.answers?.depth),
  };
}

export function rodAboveFrame(rodToFloor: Inches | undefined, topToFloor: Inches | null): Inches | undefined {
  return rodToFloor === undefined || topToFloor === null ? undefined : rodToFloor - topToFloor;
}

export function topDeeper(depth: "rule" | "deeper" | "shallower" | undefined): Inches {
  return depth === "deeper" ? A_LITTLE : depth === "shallower" ? -A_LITTLE : 0;
}
