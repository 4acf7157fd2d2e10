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
import type { Hardware, Windows } from "#app/domain/orders/order.ts";
import { MAX_FABRICS, MAX_HARDWARE, MAX_NAME_LENGTH, MAX_TRIMS, MAX_WINDOWS } from "#app/domain/orders/order-limits.ts";
import {
  arches,
  BAY_FLATS,
  bayRods,
  MOST_TOGETHER,
  rodEnds,
  slants,
  WIDEST_ANGLE,
} from "#app/domain/orders/places/place.ts";
import { hasBadShare } from "#app/domain/orders/places/shared-rod.ts";
import { defaultWindowName, type Window } from "#app/domain/orders/window.ts";
import type { Verdict } from "#app/domain/verdict.ts";

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

const namedLinkSchema = z.object({
  name: z.string().max(MAX_NAME_LENGTH, LONG_NAME),
  link: z
    .string()
    .max(MAX_LINK_LENGTH, INVALID_LINK)
    .regex(/^(https?:\/\/\S+)?$/i, INVALID_LINK),
});

/** A list that is too long is still looked into: an array's own limit would end the check before its entries. */
function listOf<Item extends z.ZodType>(item: Item, most: number, tooMany: string) {
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

/**
 * Twelve windows with three treatments of twenty fabrics and twenty trims fit, with names and links of ordinary length.
 * Were each as long as it may be by itself, one order would take 19 MB.
 */
const MAX_DOCUMENT_BYTES = 512 * 1024;

const TOO_LARGE =
  "This order has grown too large to save. Please shorten its names and links, or move some windows to another order.";

/** What was stored before there was a limit may stay and shrink, but not grow. */
function checkSize(next: object, stored: object | undefined): Verdict<true> {
  const bytes = bytesOf(next);
  const fits = bytes <= MAX_DOCUMENT_BYTES || (stored !== undefined && bytes <= bytesOf(stored));
  return fits ? { ok: true, value: true } : { ok: false, reason: TOO_LARGE };
}

function bytesOf(document: object) {
  return new TextEncoder().encode(JSON.stringify(document)).length;
}

/** The two parts of an order that are kept as documents. */
export interface OrderDocuments {
  windows: Windows;
  hardware: Hardware;
}

const INVALID = "Invalid order data. Unable to save.";

const documentsSchema = z.object({
  windows: listOf(windowSchema, MAX_WINDOWS, `You can only enter a maximum of ${MAX_WINDOWS} windows.`),
  hardware: listOf(namedLinkSchema, MAX_HARDWARE, `You can add at most ${MAX_HARDWARE} hardware entries.`),
});

/**
 * Whether an order may be stored like this. What is wrong is refused, with where it is and what it is; but a value that was
 * stored before a limit was tightened may stay, or an order with two of them could not be mended one after the other.
 */
export function checkDocuments(next: OrderDocuments, stored?: OrderDocuments): Verdict<OrderDocuments> {
  const issues = documentsSchema.safeParse(next, { error: () => INVALID }).error?.issues ?? [];
  const old = new Set(stored ? signaturesIn("", stored) : []);
  const found = issues.find(({ path }) => !signaturesOf(next, path).some((signature) => old.has(signature)));
  if (found) return { ok: false, reason: sentenceOf(next, found) };
  if (hasTwins(next) && !(stored && hasTwins(stored))) return { ok: false, reason: INVALID };
  if (hasBadShare(next.windows) && !(stored && hasBadShare(stored.windows))) return { ok: false, reason: INVALID };
  const fits = checkSize(documentsIn(next), stored && documentsIn(stored));
  return fits.ok ? { ok: true, value: next } : fits;
}

/** The two alone: a draft comes with more, which is kept elsewhere. */
function documentsIn({ windows, hardware }: OrderDocuments) {
  return { windows, hardware };
}

function sentenceOf({ windows }: OrderDocuments, { path: [part, index], message }: z.core.$ZodIssue) {
  if (message === INVALID) return message;
  if (part === "hardware") return `Hardware: ${message}`;
  return typeof index === "number" ? `${windows[index]?.name || defaultWindowName(index + 1)}: ${message}` : message;
}

/** What to look for among the stored values: the value at this path or, where it is missing, what it is missing from. */
function signaturesOf(document: unknown, path: PropertyKey[]): string[] {
  const value = path.reduce<unknown>((part, name) => (part as Record<PropertyKey, unknown>)[name], document);
  return value === undefined
    ? signaturesOf(document, path.slice(0, -1))
    : [signature(path.findLast(isName) ?? "", value)];
}

/** Every value in a document under its name, wherever it stands: it may have been moved or copied. */
function signaturesIn(name: string, value: unknown): string[] {
  const inside =
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, part]) => signaturesIn(Array.isArray(value) ? name : key, part))
      : [];
  return [signature(name, value), ...inside];
}

/** Of a list only its length counts: its entries are looked at one by one. */
function signature(name: string, value: unknown) {
  return Array.isArray(value) ? `${name} of ${value.length}` : `${name} ${JSON.stringify(value)}`;
}

function isName(part: PropertyKey): part is string {
  return typeof part === "string";
}

function hasTwins({ windows }: OrderDocuments) {
  return new Set(windows.map(({ key }) => key)).size < windows.length;
}
