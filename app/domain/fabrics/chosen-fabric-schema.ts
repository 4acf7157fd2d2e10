import { z } from "zod";
import { directions, families, matches } from "./book-fabric.ts";
import type { ChosenFabric } from "./chosen-fabric.ts";
import { type FabricLook, patterns, weaves } from "./fabric-look.ts";

const inches = z.number().min(0).max(200);

const lookSchema = z.object({
  colors: z
    .array(z.string().regex(/^#[\da-f]{6}$/))
    .min(1)
    .max(4),
  weave: z.enum(weaves),
  pattern: z.enum(patterns),
  verticalRepeat: inches,
  horizontalRepeat: inches,
}) satisfies z.ZodType<FabricLook>;

/** What may be written into an order. */
export const chosenFabricSchema = z.object({
  id: z.string().min(1).max(60),
  name: z.string().max(120),
  color: z.string().max(120),
  family: z.enum(families),
  usableWidth: inches,
  match: z.enum(matches),
  direction: z.enum(directions),
  railroadable: z.boolean(),
  look: lookSchema,
}) satisfies z.ZodType<ChosenFabric>;

/** A weave or a pattern that we no longer draw is drawn plain. */
const storedSchema = chosenFabricSchema.extend({
  look: lookSchema.extend({ weave: z.enum(weaves).catch("plain"), pattern: z.enum(patterns).catch("none") }),
});

/** What was stored, if it still means a cloth: without it the name that stands beside it is all that is left. */
export function readChosenFabric(stored: unknown): ChosenFabric | undefined {
  return storedSchema.safeParse(stored).data;
}
