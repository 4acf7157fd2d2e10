import { z } from "zod";
import { chosenFabricSchema } from "#app/domain/fabrics/chosen-fabric-schema.ts";
import { clothChipIds } from "#app/domain/fabrics/cloth-chips.ts";
import { type EdgeName, edgesOf } from "#app/domain/orders/answers/edges.ts";
import { fabricBuyers, fabricRoles } from "#app/domain/orders/answers/fabric-roles.ts";
import { sizeNames } from "#app/domain/orders/answers/further-sizes.ts";
import { MAX_NOTE_LENGTH, obstructions } from "#app/domain/orders/answers/nearby.ts";
import { type AnswerTo, type QuestionName, questions, questionsOf } from "#app/domain/orders/answers/questions.ts";
import { finishes, hardwareChoices, rodSizeNames, thicknesses } from "#app/domain/orders/answers/window-hardware.ts";
import {
  arches,
  BAY_FLATS,
  bayRods,
  MOST_TOGETHER,
  rodEnds,
  slants,
  WIDEST_ANGLE,
} from "#app/domain/orders/places/place.ts";

const INVALID_INCHES = "Please enter inches, such as 35, 35.375 or 35 3/8.";
export const LONG_NOTE = `Please keep each note under ${MAX_NOTE_LENGTH} characters.`;

/** Decimal inches or blank, as normalizeInches writes them. */
export const storedInches = z.string().regex(/^(\d{1,4}(\.\d{1,3})?)?$/, INVALID_INCHES);

const choices = <Name extends QuestionName>(names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, z.enum(questions[name].answers.map(({ value }) => value)).optional()]),
  ) as unknown as { [name in Name]: z.ZodType<AnswerTo<name> | undefined> };

const edges = <Edge extends EdgeName>(names: readonly Edge[]) => {
  const some = z.array(z.enum(names)).min(1).max(names.length).optional();
  return { bandEdges: some, trimEdges: some };
};

/** What may be written of the answers about each treatment. */
export const answersOf = {
  drapes: z.strictObject({ ...choices(questionsOf.drapes), ...edges(edgesOf.drapes) }),
  shades: z.strictObject({ ...choices(questionsOf.shades), ...edges(edgesOf.shades) }),
  tops: z.strictObject(choices(questionsOf.tops)),
};

export const fabricAnswers = {
  role: z.enum(fabricRoles).optional(),
  buyer: z.enum(fabricBuyers).optional(),
  book: chosenFabricSchema.optional(),
  drawAs: z.enum(clothChipIds).optional(),
};

const note = z.string().max(MAX_NOTE_LENGTH, LONG_NOTE).optional();

const placeAnswers = {
  bay: z
    .strictObject({
      flats: z.array(storedInches).length(BAY_FLATS),
      angles: z.array(z.number().min(0).max(WIDEST_ANGLE)).length(BAY_FLATS - 1),
      rods: z.enum(bayRods),
    })
    .optional(),
  ends: z.tuple([z.enum(rodEnds), z.enum(rodEnds)]).optional(),
  archRise: storedInches.optional(),
  arch: z.enum(arches).optional(),
  slant: z.enum(slants).optional(),
  together: z
    .array(z.strictObject({ between: storedInches, width: storedInches, right: storedInches }))
    .min(1)
    .max(MOST_TOGETHER)
    .optional(),
};

/** The same of what stands with a window. */
export const windowAnswers = {
  ...placeAnswers,
  sizes: z.partialRecord(z.enum(sizeNames), storedInches).optional(),
  hardware: z
    .strictObject({
      choice: z.enum(hardwareChoices),
      finish: z.enum(finishes).optional(),
      thickness: z.enum(thicknesses).optional(),
      ...Object.fromEntries(rodSizeNames.map((name) => [name, storedInches.optional()])),
    })
    .optional(),
  nearby: z.array(z.enum(obstructions)).max(obstructions.length).optional(),
  nearbyNote: note,
  note,
};
