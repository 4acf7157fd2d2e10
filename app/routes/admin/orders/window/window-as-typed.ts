import { entryValues, fabricAnswerValues } from "#app/components/form-entries.ts";
import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import { type OptionFlags, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { styleKey, type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { clothField } from "#app/domain/orders/answers/choose-cloths.ts";
import { sizeNames } from "#app/domain/orders/answers/further-sizes.ts";
import { answersAsTyped } from "#app/domain/orders/answers/typed-answers.ts";
import { hardwareAsTyped } from "#app/domain/orders/answers/typed-hardware.ts";
import { nearbyAsTyped } from "#app/domain/orders/answers/typed-nearby.ts";
import { sizesAsTyped } from "#app/domain/orders/answers/typed-sizes.ts";
import { KEPT_STYLE, measurementAsTyped, treatmentField } from "#app/domain/orders/owner/window-edit.ts";
import { allNamed } from "#app/domain/orders/places/layers.ts";
import { placeAsTyped } from "#app/domain/orders/places/typed-place.ts";
import type { Fabrics, TreatmentEntry, Window } from "#app/domain/orders/window.ts";

/** A stored window as it stands in its form, one text for each field. */
export function windowAsTyped(window: Window): Record<string, string> {
  const { name, measurements, customizations } = window;
  const sizes = measurementNames.map((field) => [field, measurementAsTyped(measurements, field)]);
  const treatments = treatmentTypes.flatMap((type) => {
    const entry = customizations[type];
    const flags: OptionFlags = entry?.customizations ?? {};
    const options = treatmentOptions[type].map((option) => [treatmentField(type, option), flags[option] ? "on" : ""]);
    const fabrics = allNamed(entry ?? {});
    return [
      [treatmentField(type, "style"), styleAsTyped(entry)],
      ...options,
      ...Object.entries(questionsOfTreatment(window, type, entry)),
      ...Object.entries(fabricsAsTyped(type, fabrics)),
    ];
  });
  const about = { ...hardwareAsTyped(window.hardware), ...nearbyAsTyped(window), ...placeAsTyped(window) };
  return { name, ...Object.fromEntries(sizes), ...Object.fromEntries(treatments), ...about };
}

/** What stands beside the options of one treatment, under the names of its fields. */
function questionsOfTreatment(window: Window, type: TreatmentType, entry: TreatmentEntry | undefined) {
  const texts = {
    ...answersAsTyped(type, entry?.answers ?? {}, "owner"),
    ...(type === "drapes" ? { sheers: entry?.sheer ? "yes" : "no" } : {}),
    ...sizesAsTyped(window.sizes, sizeNames),
  };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [treatmentField(type, name), text]));
}

export function fabricsAsTyped(type: TreatmentType, { fabrics, trims }: Fabrics) {
  return {
    ...entryValues(treatmentField(type, "fabric"), fabrics),
    ...fabricAnswerValues(treatmentField(type, "fabric"), {
      roles: fabrics.map(({ role }) => role ?? ""),
      buyers: fabrics.map(({ buyer }) => buyer ?? ""),
    }),
    ...bookValues(treatmentField(type, "fabric"), fabrics),
    ...entryValues(treatmentField(type, "trim"), trims),
  };
}

function bookValues(prefix: string, fabrics: Fabrics["fabrics"]) {
  const chosen = fabrics.map(({ book }, index) => [clothField("Book", index + 1, prefix), book?.id ?? ""]);
  return Object.fromEntries(chosen) as Record<string, string>;
}

/** A style that has left the catalogue, or was never chosen, can be kept but not be picked. */
function styleAsTyped(entry: TreatmentEntry | undefined): string {
  if (!entry) return "";
  const { style } = entry;
  return style && findStyle(style.group, style.name) ? styleKey(style) : KEPT_STYLE;
}
