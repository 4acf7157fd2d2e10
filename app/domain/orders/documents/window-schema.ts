import { z } from "zod";
import { chosenControls, drapesOptions, shadesOptions, topsOptions } from "#app/domain/catalogue/options.ts";
import { groupIds, topCategories, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { chosenFabricSchema } from "#app/domain/fabrics/chosen-fabric-schema.ts";
import { clothChipIds } from "#app/domain/fabrics/cloth-chips.ts";
import { MAX_LINK_LENGTH } from "#app/domain/link.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { type EdgeName, edgesOf } from "#app/domain/orders/answers/edges.ts";
import { fabricBuyers, fabricRoles } from "#app/domain/orders/answers/fabric-roles.ts";
import { sizeNames } from "#app/domain/orders/answers/further-sizes.ts";
import { MAX_NOTE_LENGTH, obstructions } from "#app/domain/orders/answers/nearby.ts";
import { type AnswerTo, type QuestionName, questions, questionsOf } from "#app/domain/orders/answers/questions.ts";
import { finishes, hardwareChoices, rodSizeNames, thicknesses } from "#app/domain/orders/answers/window-hardware.ts";
import { MAX_FABRICS, MAX_NAME_LENGTH, MAX_TRIMS } from "#app/domain/orders/order-limits.ts";
import {
  arches,
  BAY_FLATS,
  bayRods,
  MOST_TOGETHER,
  rodEnds,
  slants,
  WIDEST_ANGLE,
} from "#app/domain/orders/places/place.ts";
import type { Window } from "#app/domain/orders/window.ts";

const INVALID_INCHES = "Please enter inches, such as 35, 35.375 or 35 3/8.";
const LONG_NOTE = `Please keep each note under ${MAX_NOTE_LENGTH} characters.`;

/** Decimal inches or blank, as normalizeInches writes them. */
const storedInches = z.string().regex(/^(\d{1,4}(\.\d{1,3})?)?$/, INVALID_INCHES);

const choices = <Name extends QuestionName>(names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, z.enum(questions[name].answers.map(({ value }) => value)).optional()]),
  ) as unknown as { [name in Name]: z.ZodType<AnswerTo<name> | undefined> };

const edges = <Edge extends EdgeName>(names: readonly Edge[]) => {
  const some = z.array(z.enum(names)).min(1).max(names.length).optional();
  return { bandEdges: some, trimEdges: some };
};

/** What may be written of the answers about each treatment. */
const answersOf = {
  drapes: z.strictObject({ ...choices(questionsOf.drapes), ...edges(edgesOf.drapes) }),
  shades: z.strictObject({ ...choices(questionsOf.shades), ...edges(edgesOf.shades) }),
  tops: z.strictObject(choices(questionsOf.tops)),
};

const fabricAnswers = {
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
const windowAnswers = {
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

const LONG_NAME = `Please keep each name under ${MAX_NAME_LENGTH} characters.`;
const INVALID_LINK = "Please enter a valid link.";
const STYLE_GONE = "This style is no longer offered. Please choose another one.";

export const namedLinkSchema = z.object({
  name: z.string().max(MAX_NAME_LENGTH, LONG_NAME),
  link: z
    .string()
    .max(MAX_LINK_LENGTH, INVALID_LINK)
    .regex(/^(https?:\/\/\S+)?$/i, INVALID_LINK),
});

/** A list that is too long is still looked into: an array's own limit would end the check before its entries. */
export function listOf<Item extends z.ZodType>(item: Item, most: number, tooMany: string) {
  return z.array(item).refine((list) => list.length <= most, tooMany);
}

const fabricsSchema = z.object({
  fabrics: listOf(namedLinkSchema.extend(fabricAnswers), MAX_FABRICS, `You can add at most ${MAX_FABRICS} fabrics.`),
  trims: listOf(namedLinkSchema, MAX_TRIMS, `You can add at most ${MAX_TRIMS} trims.`),
});

const styleSchema = z.object({
  name: z.string().min(1).max(MAX_NAME_LENGTH, STYLE_GONE),
  group: z.enum(groupIds, STYLE_GONE),
  description: z.string().max(400),
  image: z.string().max(200).optional(),
});

const topStyleSchema = styleSchema.extend({ category: z.enum(topCategories, STYLE_GONE) });

const drapesFlags = z.partialRecord(z.enum(drapesOptions), z.boolean());
const shadesFlags = z
  .partialRecord(z.enum(shadesOptions), z.boolean())
  .refine((flags) => chosenControls(flags).length <= 1, "A shade has one control.");
const topsFlags = z.partialRecord(z.enum(topsOptions), z.boolean());

const layerSchema = z.object({
  style: styleSchema.optional(),
  draw: answersOf.drapes.shape.draw,
  fabrics: fabricsSchema.optional(),
  answers: answersOf.drapes.optional(),
});

const windowKey = z.string().regex(/^[\w-]{12}$/);

const drapesSchema = z.object({
  style: styleSchema.optional(),
  customizations: drapesFlags.optional(),
  fabrics: fabricsSchema.optional(),
  answers: answersOf.drapes.optional(),
  sheer: layerSchema.optional(),
  lower: layerSchema.optional(),
  sharedWith: windowKey.optional(),
});
const shadesSchema = z.object({
  style: styleSchema.optional(),
  customizations: shadesFlags.optional(),
  fabrics: fabricsSchema.optional(),
  answers: answersOf.shades.optional(),
});
const topsSchema = shadesSchema.extend({
  style: topStyleSchema.optional(),
  customizations: topsFlags.optional(),
  answers: answersOf.tops.optional(),
});

const customizationsSchema = z.object({
  drapes: drapesSchema.optional(),
  shades: shadesSchema.optional(),
  tops: topsSchema.optional(),
});

const draftSchema = z.object({
  treatments: z.array(z.enum(treatmentTypes)).max(treatmentTypes.length),
  customizations: customizationsSchema,
});

/** What may be written. Reading is lenient: see stored-window.ts. */
export const windowSchema = z.object({
  id: z.string().min(1).max(MAX_NAME_LENGTH),
  key: windowKey,
  name: z.string().max(MAX_NAME_LENGTH, LONG_NAME),
  measurements: z.partialRecord(z.enum(measurementNames), storedInches),
  customizations: customizationsSchema,
  ...windowAnswers,
  draft: draftSchema.optional(),
}) satisfies z.ZodType<Window>;
