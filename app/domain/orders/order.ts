import { z } from "zod";
import { MAX_HARDWARE, MAX_WINDOWS } from "#app/domain/constants.ts";
import { namedLinkSchema, windowSchema } from "./window.ts";

/** The two parts of an order that are kept as documents. */
export const windowsSchema = z.array(windowSchema).max(MAX_WINDOWS);
export const hardwareSchema = z.array(namedLinkSchema).max(MAX_HARDWARE);

export type Windows = z.infer<typeof windowsSchema>;
export type Hardware = z.infer<typeof hardwareSchema>;

/** An order as it is read from its row; only what the client works on in the wizard is left out. */
export interface Order {
  id: string;
  userId: string;
  /** One of our statuses or, from an older or newer database, any other word. */
  status: string;
  totalCents: number | null;
  paymentLink: string | null;
  /** Only an order that the owner wrote has a name and a description. */
  orderName: string | null;
  description: string | null;
  hardware: Hardware;
  windows: Windows;
  windowCount: number;
  version: number;
  createdAt: string;
  submittedAt: string | null;
  confirmedAt: string | null;
}
