import { type OptionFlags, optionTexts, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { type TreatmentType, treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { parseMeasurement } from "#app/domain/measuring/measurement-texts.ts";
import { type MeasurementName, measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";
import { askedAnswers, type TreatmentAnswers } from "#app/domain/orders/answers/answers.ts";
import { edgeQuestionNames, edgeQuestions, edgesInWords } from "#app/domain/orders/answers/edges.ts";
import { furtherSize, sizeLabels, sizeNames } from "#app/domain/orders/answers/further-sizes.ts";
import { obstructionLabels } from "#app/domain/orders/answers/nearby.ts";
import { answerLabel, isOptional, questions, questionsOf } from "#app/domain/orders/answers/questions.ts";
import { hardwareInWords } from "#app/domain/orders/answers/window-hardware.ts";
import { placeInWords } from "#app/domain/orders/places/place-words.ts";
import type { NamedLink, TreatmentEntry, Window } from "#app/domain/orders/window.ts";

/** One change in a few words; none where both are the same. */
function change(what: string, before: string, after: string): string[] {
  return before === after ? [] : [`${what} ${before} to ${after}`];
}

const NOT_ASKED = "not asked";

/** What was answered once and is not asked any more is no difference. */
function answerChanges(type: TreatmentType, old: TreatmentEntry | undefined, now: TreatmentEntry): string[] {
  const label = treatmentLabels[type];
  const [before, after] = [askedAnswers(type, old ?? {}), askedAnswers(type, now)];
  const choices = questionsOf[type].flatMap((name) => {
    const unsaid = isOptional(name, type) ? answerLabel(name, questions[name].usual) : NOT_ASKED;
    const words = (answer: string | undefined) => (answer ? answerLabel(name, answer) : unsaid);
    return change(`${label}: ${questions[name].term}`, words(before[name]), words(after[name]));
  });
  const edges = edgeQuestionNames.flatMap((name) => {
    const words = (answers: TreatmentAnswers) => edgesInWords(answers[name] ?? []) || NOT_ASKED;
    return change(`${label}: ${edgeQuestions[name].term}`, words(before), words(after));
  });
  const sheers = (entry: TreatmentEntry | undefined) => (entry?.sheer ? "yes" : "no");
  return [...choices, ...edges, ...change(`${label}: Sheers`, sheers(old), sheers(now))];
}

function windowAnswerChanges(before: Window, after: Window): string[] {
  const sizes = sizeNames.flatMap((name) => {
    const words = ({ sizes: stored }: Window) => {
      const inches = furtherSize(stored, name);
      return inches === undefined ? "blank" : formatInches(inches);
    };
    return change(sizeLabels[name], words(before), words(after));
  });
  const hardware = (window: Window) => (window.hardware ? hardwareInWords(window.hardware) : "as for the order");
  const near = ({ nearby }: Window) => (nearby ?? []).map((one) => obstructionLabels[one]).join(", ") || "nothing";
  const place = (window: Window) =>
    placeInWords(window)
      .map(({ term, words }) => `${term}: ${words}`)
      .join("; ") || "nothing special";
  return [
    ...sizes,
    ...change("Place", place(before), place(after)),
    ...change("Hardware", hardware(before), hardware(after)),
    ...change("Near the window", near(before), near(after)),
    ...change("What else is near", before.nearbyNote ?? "blank", after.nearbyNote ?? "blank"),
    ...change("Note", before.note ?? "blank", after.note ?? "blank"),
  ];
}

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
