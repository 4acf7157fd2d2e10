import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import { type OptionFlags, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { type TreatmentType, topCategories, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { tidyLink } from "#app/domain/link.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { answerOf } from "#app/domain/orders/answers/questions.ts";
import type {
  ChosenStyle,
  Customizations,
  FabricEntry,
  LayerEntry,
  NamedLink,
  TreatmentEntry,
  Window,
} from "#app/domain/orders/window.ts";
import {
  type Fields,
  fieldsOf,
  isObject,
  listOf,
  only,
  readAnswers,
  readFabricAnswers,
  readWindowAnswers,
  textOf,
} from "./stored-answers.ts";

/**
 * Reads what was stored, by whichever version and under whichever limits, and never refuses: what is harmless is kept as
 * it is, such as a name that would be too long today, and what means nothing is dropped, such as an option that we no
 * longer know. What may be written is a matter of window-schema.ts.
 */
export function readWindows(stored: unknown): Window[] {
  return listOf(stored).filter(isObject).map(readWindow);
}

export function readNamedLinks(stored: unknown): NamedLink[] {
  return listOf(stored)
    .filter(isObject)
    .map(({ name, link }) => readNamedLink(textOf(name), textOf(link)))
    .filter(({ name, link }) => name !== "" || link !== "");
}

function readFabrics(stored: unknown): FabricEntry[] {
  return listOf(stored)
    .filter(isObject)
    .map((entry) => ({ ...readNamedLink(textOf(entry.name), textOf(entry.link)), ...readFabricAnswers(entry) }))
    .filter(({ name, link }) => name !== "" || link !== "");
}

function readWindow(stored: Fields): Window {
  const { id, key, name, measurements, customizations, draft } = stored;
  return {
    id: textOf(id),
    key: textOf(key),
    name: textOf(name),
    measurements: readMeasurements(fieldsOf(measurements)),
    customizations: readCustomizations(fieldsOf(customizations)),
    ...readWindowAnswers(stored),
    ...(isObject(draft)
      ? {
          draft: {
            treatments: treatmentTypes.filter((type) => listOf(draft.treatments).includes(type)),
            customizations: readCustomizations(fieldsOf(draft.customizations)),
          },
        }
      : {}),
  };
}

function readMeasurements(fields: Fields): Window["measurements"] {
  return Object.fromEntries(
    measurementNames.filter((name) => fields[name] !== undefined).map((name) => [name, textOf(fields[name])]),
  );
}

function readCustomizations(fields: Fields): Customizations {
  return Object.fromEntries(
    treatmentTypes.flatMap((type) => {
      const entry = fields[type];
      return isObject(entry) ? [[type, readEntry(type, entry)]] : [];
    }),
  );
}

function readEntry(type: TreatmentType, entry: Fields): TreatmentEntry {
  const { customizations, sheer, lower, sharedWith } = entry;
  const { style, ...parts } = readParts(type, entry);
  return {
    ...only("style", style),
    ...(isObject(customizations) ? { customizations: readFlags(type, customizations) } : {}),
    ...parts,
    ...(type === "drapes" && isObject(sheer) ? { sheer: readLayer(sheer) } : {}),
    ...(type === "drapes" && isObject(lower) ? { lower: readLayer(lower) } : {}),
    ...(type === "drapes" && textOf(sharedWith) !== "" ? { sharedWith: textOf(sharedWith) } : {}),
  };
}

function readParts(type: TreatmentType, { style, fabrics, answers }: Fields): Omit<LayerEntry, "draw"> {
  return {
    ...(isObject(style) && textOf(style.name) !== "" ? { style: readStyle(style) } : {}),
    ...(isObject(fabrics)
      ? { fabrics: { fabrics: readFabrics(fabrics.fabrics), trims: readNamedLinks(fabrics.trims) } }
      : {}),
    ...(isObject(answers) ? { answers: readAnswers(type, answers) } : {}),
  };
}

function readLayer(layer: Fields): LayerEntry {
  return { ...readParts("drapes", layer), ...only("draw", answerOf("draw", layer.draw)) };
}

function readStyle(fields: Fields): ChosenStyle {
  const [name, group, image] = [textOf(fields.name), textOf(fields.group), textOf(fields.image)];
  const category = topCategories.find((one) => one === fields.category) ?? findStyle(group, name)?.category;
  return {
    name,
    group,
    description: textOf(fields.description),
    ...(image === "" ? {} : { image }),
    ...(category ? { category } : {}),
  };
}

function readFlags(type: TreatmentType, fields: Fields): OptionFlags {
  return Object.fromEntries(
    treatmentOptions[type].filter((name) => typeof fields[name] === "boolean").map((name) => [name, fields[name]]),
  );
}

/** What cannot be opened is no link. It stays as text where there is no other name to read. */
function readNamedLink(name: string, link: string): NamedLink {
  if (link === "" || /^https?:\/\/\S+$/i.test(link)) return { name, link };
  const tidied = tidyLink(link);
  return tidied.ok ? { name, link: tidied.value } : { name: name || link, link: "" };
}
