import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import { type OptionFlags, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { type TreatmentType, topCategories, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { tidyLink } from "#app/domain/link.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import type { ChosenStyle, Customizations, NamedLink, TreatmentEntry, Window } from "#app/domain/orders/window.ts";

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

function readWindow({ id, key, name, measurements, customizations, draft }: Fields): Window {
  return {
    id: textOf(id),
    key: textOf(key),
    name: textOf(name),
    measurements: readMeasurements(fieldsOf(measurements)),
    customizations: readCustomizations(fieldsOf(customizations)),
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

function readEntry(type: TreatmentType, { style, customizations, fabrics }: Fields): TreatmentEntry {
  return {
    ...(isObject(style) && textOf(style.name) !== "" ? { style: readStyle(style) } : {}),
    ...(isObject(customizations) ? { customizations: readFlags(type, customizations) } : {}),
    ...(isObject(fabrics)
      ? { fabrics: { fabrics: readNamedLinks(fabrics.fabrics), trims: readNamedLinks(fabrics.trims) } }
      : {}),
  };
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

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}
