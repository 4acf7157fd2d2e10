import type { Resolved } from "#app/domain/measuring/resolve-measurements.ts";
import { furtherSize, glassSizes } from "#app/domain/orders/answers/further-sizes.ts";
import { placementAnswers } from "#app/domain/orders/answers/placement-answers.ts";
import type { WindowHardware } from "#app/domain/orders/answers/window-hardware.ts";
import { layersOf } from "#app/domain/orders/places/layers.ts";
import type { WindowPlace } from "#app/domain/orders/places/place.ts";
import type { Customizations, Window } from "#app/domain/orders/window.ts";
import { seenCloth } from "#app/domain/workroom/drapery/sewn-panels.ts";
import { type Pole, usualPole } from "./easel.ts";
import type { LayoutAnswers } from "./layout.ts";

/** What was answered about a window, as far as it can be seen. */
export function answersToDraw(
  { inches }: Resolved,
  site: Pick<Window, "sizes" | "hardware"> & WindowPlace,
  customizations: Customizations,
): LayoutAnswers {
  const topToFloor = inches.heightFromTopOfWindowToFloor;
  const [glassWidth, glassHeight] = glassSizes.map((name) => furtherSize(site.sizes, name));
  return {
    ...placementAnswers({ ...site, topToFloor }, customizations),
    shadeInside: customizations.shades?.answers?.mount === "inside",
    cloth: seenCloth(customizations.drapes),
    topCloth: seenCloth(customizations.tops),
    besideCloth: Object.fromEntries(
      layersOf(customizations.drapes).map(({ layer, entry }) => [layer, seenCloth(entry)]),
    ),
    toSill: furtherSize(site.sizes, "heightToSill") ?? null,
    ...(glassWidth && glassHeight ? { glass: { width: glassWidth, height: glassHeight } } : {}),
  };
}

/** A pole that was chosen for this window; otherwise brass of the usual thickness stands for whatever it will be. */
export function poleOf(hardware: WindowHardware | undefined): Pole {
  const { finish = usualPole.finish, thickness } = hardware ?? {};
  return { finish, radius: thickness ? Number(thickness) / 2 : usualPole.radius };
}
