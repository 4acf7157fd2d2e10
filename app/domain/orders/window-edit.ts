import { chosenControls, type OptionFlags, optionTexts, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { type TreatmentType, treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { formatInches, parseInches } from "#app/domain/measuring/inches.ts";
import { type MeasurementName, measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { Window } from "./window.ts";
import { readMeasurement } from "./window-details.ts";

/** What the owner types in a window's card: seven measurements, and the options ticked under each treatment it has. */
export interface WindowEdit {
  measurements: Record<MeasurementName, string>;
  options: Record<TreatmentType, readonly string[]>;
}

/** The window with the edit made. Treatments, styles and fabrics stay as the client chose them. */
export function editWindow(window: Window, typed: WindowEdit): Verdict<Window> {
  const measurements: Window["measurements"] = {};
  for (const name of measurementNames) {
    const read = readMeasurement(name, typed.measurements[name]);
    if (!read.ok) return read;
    measurements[name] = read.value;
  }
  const controls = chosenControls(flagsOf("shades", typed.options.shades));
  if (window.customizations.shades && controls.length > 1) {
    return { ok: false, reason: "A shade has one control." };
  }
  const customizations = Object.fromEntries(
    treatmentTypes.flatMap((type) => {
      const entry = window.customizations[type];
      return entry ? [[type, { ...entry, customizations: flagsOf(type, typed.options[type]) }]] : [];
    }),
  );
  return { ok: true, value: { ...window, measurements, customizations } };
}

/** What an edit changed, each in a few words, for the order's trail. */
export function windowChanges(before: Window, after: Window): string[] {
  const sizes = measurementNames
    .filter((name) => (before.measurements[name] ?? "") !== (after.measurements[name] ?? ""))
    .map((name) => `${measurementLabel(name)} ${shown(before, name)} to ${shown(after, name)}`);
  const options = treatmentTypes.flatMap((type) => {
    const [old, now] = [flags(before, type), flags(after, type)];
    return treatmentOptions[type]
      .filter((name) => Boolean(old[name]) !== Boolean(now[name]))
      .map((name) => `${treatmentLabels[type]}: ${optionTexts[name].label} ${now[name] ? "added" : "removed"}`);
  });
  return [...sizes, ...options];
}

function flagsOf(type: TreatmentType, ticked: readonly string[]): OptionFlags {
  return Object.fromEntries(treatmentOptions[type].map((name) => [name, ticked.includes(name)]));
}

function flags(window: Window, type: TreatmentType): OptionFlags {
  return window.customizations[type]?.customizations ?? {};
}

function shown(window: Window, name: MeasurementName) {
  const inches = parseInches(window.measurements[name] ?? "");
  return inches === null ? "blank" : formatInches(inches);
}
