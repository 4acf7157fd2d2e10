import { z } from "zod";
import { chosenControls, drapesOptions, shadesOptions, topsOptions } from "#app/domain/catalogue/options.ts";
import { groupIds, topCategories, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { MAX_LINK_LENGTH } from "#app/domain/link.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { MAX_FABRICS, MAX_NAME_LENGTH, MAX_TRIMS } from "./order-limits.ts";

/** Decimal inches or blank, as normalizeInches writes them. */
const storedInches = z.string().regex(/^(\d{1,4}(\.\d{1,3})?)?$/);

export const measurementsSchema = z.partialRecord(z.enum(measurementNames), storedInches);

/** A thing bought elsewhere: a name, a link, or both. The link already carries its scheme. */
export const namedLinkSchema = z.object({
  name: z.string().trim().max(MAX_NAME_LENGTH),
  link: z
    .string()
    .trim()
    .max(MAX_LINK_LENGTH)
    .regex(/^(https?:\/\/\S+)?$/i, "Please enter a valid link."),
});

const fabricsSchema = z.object({
  fabrics: z.array(namedLinkSchema).max(MAX_FABRICS),
  trims: z.array(namedLinkSchema).max(MAX_TRIMS),
});

const styleSchema = z.object({
  name: z.string().min(1).max(MAX_NAME_LENGTH),
  group: z.enum(groupIds),
  description: z.string().max(400),
  image: z.string().max(200).optional(),
});

const topStyleSchema = styleSchema.extend({ category: z.enum(topCategories) });

const drapesFlags = z.partialRecord(z.enum(drapesOptions), z.boolean());
const shadesFlags = z
  .partialRecord(z.enum(shadesOptions), z.boolean())
  .refine((flags) => chosenControls(flags).length <= 1, "A shade has one control.");
const topsFlags = z.partialRecord(z.enum(topsOptions), z.boolean());

/** A treatment may be half chosen while a client is still deciding, so every part may be missing. */
const drapesSchema = z.object({
  style: styleSchema.optional(),
  customizations: drapesFlags.optional(),
  fabrics: fabricsSchema.optional(),
});
const shadesSchema = drapesSchema.extend({ customizations: shadesFlags.optional() });
const topsSchema = drapesSchema.extend({ style: topStyleSchema.optional(), customizations: topsFlags.optional() });

export const customizationsSchema = z.object({
  drapes: drapesSchema.optional(),
  shades: shadesSchema.optional(),
  tops: topsSchema.optional(),
});

/** Kept apart from the confirmed customizations: a window counts as customized only once its draft is confirmed. */
const draftSchema = z.object({
  treatments: z.array(z.enum(treatmentTypes)).max(treatmentTypes.length),
  customizations: customizationsSchema,
});

export const windowSchema = z.object({
  id: z.string().min(1).max(MAX_NAME_LENGTH),
  name: z.string().trim().max(MAX_NAME_LENGTH),
  measurements: measurementsSchema,
  customizations: customizationsSchema,
  draft: draftSchema.optional(),
});

export type NamedLink = z.infer<typeof namedLinkSchema>;
export type Fabrics = z.infer<typeof fabricsSchema>;
export type ChosenStyle = z.infer<typeof styleSchema> & { category?: (typeof topCategories)[number] | undefined };
export type DrapesEntry = z.infer<typeof drapesSchema>;
export type ShadesEntry = z.infer<typeof shadesSchema>;
export type TopsEntry = z.infer<typeof topsSchema>;
export type Customizations = z.infer<typeof customizationsSchema>;
export type Window = z.infer<typeof windowSchema>;

export function defaultWindowName(number: number): string {
  return `Window ${number}`;
}

/** A window of an order is known by the order and its place in it. */
export function windowId(orderId: string, number: number): string {
  return `${orderId}-${number}`;
}

export function emptyWindow(orderId: string, number: number): Window {
  return { id: windowId(orderId, number), name: defaultWindowName(number), measurements: {}, customizations: {} };
}
