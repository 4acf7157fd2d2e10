import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { readChosenFabric } from "#app/domain/fabrics/chosen-fabric-schema.ts";
import { clothChipIds } from "#app/domain/fabrics/cloth-chips.ts";
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
import type { FabricEntry, Window } from "#app/domain/orders/window.ts";

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
export type Fields = Record<string, unknown>;

export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

export function oneOf<Value extends string>(values: readonly Value[], given: unknown): Value | undefined {
  return values.find((value) => value === given);
}

export function only<Name extends string, Value>(name: Name, value: Value | undefined): Partial<Record<Name, Value>> {
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>;
}

/** What is stored and is no answer of ours was not asked, as far as anybody can tell. */
export function readAnswers(type: TreatmentType, fields: Fields): TreatmentAnswers {
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

export function readFabricAnswers({ role, buyer, book, drawAs }: Fields): Omit<FabricEntry, "name" | "link"> {
  return {
    ...only("role", oneOf(fabricRoles, role)),
    ...only("buyer", oneOf(fabricBuyers, buyer)),
    ...only("book", readChosenFabric(book)),
    ...only("drawAs", oneOf(clothChipIds, drawAs)),
  };
}

/** What stands with a window beside its measurements and its treatments. */
export function readWindowAnswers(fields: Fields): Partial<Window> {
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
