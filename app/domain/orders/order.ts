import { z } from "zod";
import { MAX_HARDWARE, MAX_WINDOWS } from "./order-limits.ts";
import { namedLinkSchema, windowSchema } from "./window.ts";

/** The two parts of an order that are kept as documents. */
export const windowsSchema = z.array(windowSchema).max(MAX_WINDOWS);
export const hardwareSchema = z.array(namedLinkSchema).max(MAX_HARDWARE);

export type Windows = z.infer<typeof windowsSchema>;
export type Hardware = z.infer<typeof hardwareSchema>;
