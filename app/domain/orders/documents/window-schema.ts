import { z } from "zod";
import { chosenControls, drapesOptions, shadesOptions, topsOptions } from "#app/domain/catalogue/options.ts";
import { groupIds, topCategories, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { MAX_LINK_LENGTH } from "#app/domain/link.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { MAX_FABRICS, MAX_NAME_LENGTH, MAX_TRIMS } from "#app/domain/orders/order-limits.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { answersOf, fabricAnswers, storedInches, windowAnswers } from "./answer-schemas.ts";

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
