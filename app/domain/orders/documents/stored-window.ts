import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import { type OptionFlags, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { type TreatmentType, topCategories, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { readChosenFabric } from "#app/domain/fabrics/chosen-fabric-schema.ts";
import { clothChipIds } from "#app/domain/fabrics/cloth-chips.ts";
import { tidyLink } from "#app/domain/link.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import type { TreatmentAnswers } from "#app/domain/orders/answers/answers.ts";
import { edgeQuestionNames, edgesAmong } from "#app/domain/orders/answers/edges.ts";
import { fabricBuyers, fabricRoles } from "#app/domain/orders/answers/fabric-roles.ts";
import { sizeNames } from "#app/domain/orders/answers/further-sizes.ts";
import { obstructions } from "#app/domain/orders/answers/nearby.ts";
import { answerOf, questionsOf } from "#app/domain/orders/answers/questions.ts";
import {
  finishes,
  hardwareChoices,
  rodSizeNames,
  thicknesses,
  type WindowHardware,
} from "#app/domain/orders/answers/window-hardware.ts";
import {
  arches,
  BAY_FLATS,
  bayRods,
  MOST_TOGETHER,
  rodEnds,
  type StoredBay,
  slants,
  WIDEST_ANGLE,
  type WindowPlace,
} from "#app/domain/orders/places/place.ts";
import type {
  ChosenStyle,
  Customizations,
  FabricEntry,
  LayerEntry,
  NamedLink,
  TreatmentEntry,
  Window,
} from "#app/domain/orders/window.ts";

/** What is stored of a place. A bay that lacks a width or an angle is none, as far as anybody can tell. */
function readPlace({ bay, ends, archRise, arch, slant, together }: Fields): WindowPlace {
  const [left, right] = listOf(ends).map((end) => oneOf(rodEnds, end));
  const others = listOf(together).filter(isObject).slice(0, MOST_TOGETHER);
  return {
    ...only("bay", readBay(fieldsOf(bay))),
    ...only("ends", left && right ? ([left, right] as const) : undefined),
    ...only("archRise", textOf(archRise) || undefined),
    ...only("arch", oneOf(arches, arch)),
    ...only("slant", oneOf(slants, slant)),
    ...(others.length === 0
      ? {}
      : {
          together: others.map((one) => ({
            between: textOf(one.between),
            width: textOf(one.width),
            right: textOf(one.right),
          })),
        }),
  };
}

function readBay({ flats, angles, rods }: Fields): StoredBay | undefined {
  const widths = listOf(flats).map(textOf);
  const turns = listOf(angles).filter(
    (angle): angle is number => typeof angle === "number" && angle >= 0 && angle <= WIDEST_ANGLE,
  );
  const whole = widths.length === BAY_FLATS && turns.length === BAY_FLATS - 1;
  return whole ? { flats: widths, angles: turns, rods: oneOf(bayRods, rods) ?? "mitered" } : undefined;
}

/** What a stored document may hold, taken for what it should be. */
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

function oneOf<Value extends string>(values: readonly Value[], given: unknown): Value | undefined {
  return values.find((value) => value === given);
}

function only<Name extends string, Value>(name: Name, value: Value | undefined): Partial<Record<Name, Value>> {
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>;
}

/** What is stored and is no answer of ours was not asked, as far as anybody can tell. */
function readAnswers(type: TreatmentType, fields: Fields): TreatmentAnswers {
  const choices = questionsOf[type].flatMap((name) => {
    const answer = answerOf(name, fields[name]);
    return answer === undefined ? [] : [[name, answer]];
  });
  const edges = edgeQuestionNames.flatMap((name) => {
    const among = edgesAmong(type, listOf(fields[name]));
    return among.length === 0 ? [] : [[name, among]];
  });
  return Object.fromEntries([...choices, ...edges]);
}

function readFabricAnswers({ role, buyer, book, drawAs }: Fields): Omit<FabricEntry, "name" | "link"> {
  return {
    ...only("role", oneOf(fabricRoles, role)),
    ...only("buyer", oneOf(fabricBuyers, buyer)),
    ...only("book", readChosenFabric(book)),
    ...only("drawAs", oneOf(clothChipIds, drawAs)),
  };
}

/** What stands with a window beside its measurements and its treatments. */
function readWindowAnswers(fields: Fields): Partial<Window> {
  const { sizes, hardware, nearby, nearbyNote, note } = fields;
  return {
    ...readPlace(fields),
    ...(isObject(sizes) ? { sizes: texts(sizeNames, sizes) } : {}),
    ...only("hardware", readHardware(fieldsOf(hardware))),
    ...(Array.isArray(nearby) ? { nearby: obstructions.filter((one) => nearby.includes(one)) } : {}),
    ...only("nearbyNote", textOf(nearbyNote) || undefined),
    ...only("note", textOf(note) || undefined),
  };
}

function readHardware(fields: Fields): WindowHardware | undefined {
  const choice = oneOf(hardwareChoices, fields.choice);
  return (
    choice && {
      choice,
      ...only("finish", oneOf(finishes, fields.finish)),
      ...only("thickness", oneOf(thicknesses, fields.thickness)),
      ...texts(rodSizeNames, fields),
    }
  );
}

function texts<Name extends string>(names: readonly Name[], fields: Fields): Partial<Record<Name, string>> {
  const given = names.filter((name) => textOf(fields[name]) !== "").map((name) => [name, textOf(fields[name])]);
  return Object.fromEntries(given) as Partial<Record<Name, string>>;
}

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
