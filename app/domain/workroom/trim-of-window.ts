import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { type MapOptions, mapWindow } from "./input/map-window.ts";
import { computeWindow } from "./packet.ts";

/** How much trim one treatment of a window takes, with trim or still without; undefined while that cannot be worked out. */
export function trimOfWindow(window: Window, type: TreatmentType, options: MapOptions) {
  const entry = window.customizations[type];
  // While no edge is ticked there is nothing to say.
  if (entry?.answers?.trimEdges?.length === 0 && type !== "tops") return undefined;
  const trimmed = { ...entry, customizations: { ...entry?.customizations, decorativeTrim: true } };
  const customizations = { ...window.customizations, [type]: trimmed };
  const mapped = mapWindow({ ...window, customizations }, { hardwareChoice: null, hardware: [] }, options);
  const at = mapped.treatments.findIndex((treatment) => treatment.type === type);
  const { trimFeet, trimCents } = computeWindow(mapped, options.rules).treatments[at]?.figures ?? {};
  return trimFeet === undefined || trimCents === undefined ? undefined : { feet: trimFeet, cents: trimCents };
}
