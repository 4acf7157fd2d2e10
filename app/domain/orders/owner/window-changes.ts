import { type OptionFlags, optionTexts, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { type TreatmentType, treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { parseMeasurement } from "#app/domain/measuring/measurement-texts.ts";
import { type MeasurementName, measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";
import type { NamedLink, TreatmentEntry, Window } from "#app/domain/orders/window.ts";
import { answerChanges, windowAnswerChanges } from "./answer-changes.ts";

/** What an edit changed, each in a few words, for the order's trail. Nothing changed where nothing is said. */
export function windowChanges(before: Window, after: Window): string[] {
  const name = before.name === after.name ? [] : [`Name ${before.name || "blank"} to ${after.name || "blank"}`];
  const sizes = measurementNames
    .filter((field) => (before.measurements[field] ?? "") !== (after.measurements[field] ?? ""))
    .map((field) => `${measurementLabel(field)} ${shown(before, field)} to ${shown(after, field)}`);
  const treatments = treatmentTypes.flatMap((type) => treatmentChanges(type, before, after));
  return [...name, ...sizes, ...treatments, ...windowAnswerChanges(before, after)];
}

function treatmentChanges(type: TreatmentType, before: Window, after: Window): string[] {
  const [old, now] = [before.customizations[type], after.customizations[type]];
  const label = treatmentLabels[type];
  if (!old && !now) return [];
  if (!now) return [`${label} removed`];
  return [
    ...(old ? [] : [`${label} added`]),
    ...(old?.style?.name === now.style?.name && old?.style?.group === now.style?.group
      ? []
      : [`${label}: style ${old?.style?.name ?? "none"} to ${now.style?.name ?? "none"}`]),
    ...optionChanges(type, old, now),
    ...answerChanges(type, old, now),
    ...(["fabrics", "trims"] as const)
      .filter((part) => JSON.stringify(old?.fabrics?.[part] ?? []) !== JSON.stringify(now.fabrics?.[part] ?? []))
      .map((part) => `${label}: ${part} now ${namesOf(now.fabrics?.[part] ?? [])}`),
    ...(JSON.stringify(sheersOf(old)) === JSON.stringify(sheersOf(now))
      ? []
      : [`${label}: sheers now ${namesOf(sheersOf(now))}`]),
  ];
}

const sheersOf = (entry: TreatmentEntry | undefined) => entry?.sheer?.fabrics?.fabrics ?? [];

function optionChanges(type: TreatmentType, old: TreatmentEntry | undefined, now: TreatmentEntry): string[] {
  const [before, after]: OptionFlags[] = [old?.customizations ?? {}, now.customizations ?? {}];
  return treatmentOptions[type]
    .filter((name) => Boolean(before?.[name]) !== Boolean(after?.[name]))
    .map((name) => `${treatmentLabels[type]}: ${optionTexts[name].label} ${after?.[name] ? "added" : "removed"}`);
}

/** Fabrics, trims or hardware, as the trail names them. */
export function namesOf(entries: readonly NamedLink[]): string {
  return entries.map(({ name, link }) => name || link).join(", ") || "none";
}

function shown(window: Window, name: MeasurementName) {
  const inches = parseMeasurement(name, window.measurements[name]);
  return inches === null ? "blank" : formatInches(inches);
}
