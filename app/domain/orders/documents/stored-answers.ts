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
import { readPlace } from "#app/domain/orders/places/read-place.ts";
import type { FabricEntry, Window } from "#app/domain/orders/window.ts";
import { type Fields, fieldsOf, isObject, listOf, oneOf, only, textOf } from "./stored-values.ts";

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
