import { canonicalJson } from "#app/domain/canonical-json.ts";
import { type TreatmentType, treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { formatDollars } from "#app/domain/money.ts";
import { customizationOf } from "#app/domain/orders/customization.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { type MapOptions, mapWindow } from "./input/map-window.ts";
import { computeWindow } from "./packet.ts";

export interface TrimOptions extends MapOptions {
  /** As the rate card has it, in whole cents. */
  trimPerFoot: number;
}

/** How much trim one treatment of a window takes, with trim or still without; undefined while that cannot be worked out. */
export function trimOfWindow(window: Window, type: TreatmentType, options: TrimOptions) {
  const entry = window.customizations[type];
  // While no edge is ticked there is nothing to say.
  if (entry?.answers?.trimEdges?.length === 0 && type !== "tops") return undefined;
  const trimmed = { ...entry, customizations: { ...entry?.customizations, decorativeTrim: true } };
  const customizations = { ...window.customizations, [type]: trimmed };
  const mapped = mapWindow({ ...window, customizations }, { hardwareChoice: null, hardware: [] }, options);
  const at = mapped.treatments.findIndex((treatment) => treatment.type === type);
  const { trimFeet: feet } = computeWindow(mapped, options.rules).treatments[at]?.figures ?? {};
  return feet === undefined ? undefined : { feet, cents: Math.round(feet * options.trimPerFoot) };
}

/** "$12 per foot", as every page says it. */
export function trimPrice(trimPerFoot: number): string {
  return `${formatDollars(trimPerFoot)} per foot`;
}

/**
 * What a step of the client's did to trim that they were told the price of before: a top over drapes lifts their rod, and
 * another length moves every edge. What they changed about the trim itself they have just read.
 */
export function movedTrim(before: readonly Window[], after: readonly Window[], options: TrimOptions): string[] {
  return after.flatMap((window) => {
    const was = before.find(({ key }) => key === window.key);
    if (!was) return [];
    return treatmentTypes.flatMap((type) => {
      const [told, now] = [was, window].map((one) => trimToldOf(one, type, options));
      if (!told || !now || told.asked !== now.asked || told.words === now.words) return [];
      return [
        `The trim for the ${treatmentLabels[type].toLowerCase()} of ${window.name} is now ${now.words}; it was ${told.words}.`,
      ];
    });
  });
}

function trimToldOf(window: Window, type: TreatmentType, options: TrimOptions) {
  const { customizations } = customizationOf(window);
  const { customizations: flags, answers } = customizations[type] ?? {};
  const trim = flags?.decorativeTrim && trimOfWindow({ ...window, customizations }, type, options);
  if (!trim) return undefined;
  return { asked: canonicalJson([answers?.trimEdges, answers?.trimRows]), words: aboutTrim(trim) };
}

export function aboutTrim({ feet, cents }: { feet: number; cents: number }, place = ""): string {
  return `about ${feet} feet${place}, ${formatDollars(cents)}`;
}
