import { entryValues } from "#app/components/form-entries.ts";
import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import { type OptionFlags, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { styleKey, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { KEPT_STYLE, treatmentField } from "#app/domain/orders/owner/treatment-edit.ts";
import { measurementAsTyped } from "#app/domain/orders/owner/window-edit.ts";
import type { Fabrics, TreatmentEntry, Window } from "#app/domain/orders/window.ts";

/** A stored window as it stands in its form, one text for each field. */
export function windowAsTyped({ name, measurements, customizations }: Window): Record<string, string> {
  const sizes = measurementNames.map((field) => [field, measurementAsTyped(measurements, field)]);
  const treatments = treatmentTypes.flatMap((type) => {
    const entry = customizations[type];
    const flags: OptionFlags = entry?.customizations ?? {};
    const options = treatmentOptions[type].map((option) => [treatmentField(type, option), flags[option] ? "on" : ""]);
    const fabrics = entry?.fabrics ?? { fabrics: [], trims: [] };
    return [
      [treatmentField(type, "style"), styleAsTyped(entry)],
      ...options,
      ...Object.entries(fabricsAsTyped(type, fabrics)),
    ];
  });
  return { name, ...Object.fromEntries(sizes), ...Object.fromEntries(treatments) };
}

export function fabricsAsTyped(type: (typeof treatmentTypes)[number], { fabrics, trims }: Fabrics) {
  return {
    ...entryValues(treatmentField(type, "fabric"), fabrics),
    ...entryValues(treatmentField(type, "trim"), trims),
  };
}

/** A style that has left the catalogue, or was never chosen, can be kept but not be picked. */
function styleAsTyped(entry: TreatmentEntry | undefined): string {
  if (!entry) return "";
  const { style } = entry;
  return style && findStyle(style.group, style.name) ? styleKey(style) : KEPT_STYLE;
}
